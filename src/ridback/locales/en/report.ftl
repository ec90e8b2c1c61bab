## Something is wrong

report-title = Something is wrong?
report-about = This puts together what somebody needs to look into it: where the game stands, what you see of it, your browser, and the last mistake. It stays with you until you hand it on; while the game runs, mind that your own hand is in it.
report-said = What happened, and what should have
report-file = Save as a file
report-copy = Copy as text
report-see = What is in it
