## Quelque chose ne va pas

report-title = Quelque chose ne va pas ?
report-about = Ceci rassemble ce qu’il faut pour chercher la cause : où en est la partie, ce que tu en vois, ton navigateur et la dernière erreur. Cela reste chez toi jusqu’à ce que tu le transmettes ; tant que la partie dure, n’oublie pas que ta propre main s’y trouve.
report-said = Ce qui s’est passé, et ce qui aurait dû se passer
report-file = Enregistrer dans un fichier
report-copy = Copier comme texte
report-see = Ce qu’il contient
