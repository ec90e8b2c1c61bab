BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE meta (
	"key" VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY ("key")
);
CREATE TABLE moves (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id VARCHAR NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move INTEGER NOT NULL, 
	asked INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT fk_moves_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_moves_table_id_ply UNIQUE (table_id, ply)
);
INSERT INTO "moves" VALUES(1,'finished',0,0,3,0,0.0);
INSERT INTO "moves" VALUES(2,'finished',1,0,164,1,0.0);
INSERT INTO "moves" VALUES(3,'finished',2,1,168,2,0.0);
INSERT INTO "moves" VALUES(4,'finished',3,0,0,3,0.0);
INSERT INTO "moves" VALUES(5,'finished',4,1,35,4,0.0);
INSERT INTO "moves" VALUES(6,'finished',5,1,32,5,0.0);
INSERT INTO "moves" VALUES(7,'finished',6,1,34,6,0.0);
INSERT INTO "moves" VALUES(8,'finished',7,1,36,7,0.0);
INSERT INTO "moves" VALUES(9,'finished',8,1,33,8,0.0);
INSERT INTO "moves" VALUES(10,'finished',9,1,37,9,0.0);
INSERT INTO "moves" VALUES(11,'finished',10,0,2,10,0.0);
INSERT INTO "moves" VALUES(12,'finished',11,0,166,11,0.0);
INSERT INTO "moves" VALUES(13,'finished',12,0,35,12,0.0);
INSERT INTO "moves" VALUES(14,'finished',13,0,34,13,0.0);
INSERT INTO "moves" VALUES(15,'finished',14,0,36,14,0.0);
INSERT INTO "moves" VALUES(16,'finished',15,0,33,15,0.0);
INSERT INTO "moves" VALUES(17,'finished',16,0,37,16,0.0);
INSERT INTO "moves" VALUES(18,'finished',17,0,49,17,0.0);
INSERT INTO "moves" VALUES(19,'finished',18,0,13,18,0.0);
INSERT INTO "moves" VALUES(20,'finished',19,1,8,18,0.0);
INSERT INTO "moves" VALUES(21,'finished',20,1,0,20,0.0);
INSERT INTO "moves" VALUES(22,'finished',21,0,0,21,0.0);
INSERT INTO "moves" VALUES(23,'finished',22,1,0,22,0.0);
INSERT INTO "moves" VALUES(24,'finished',23,0,0,23,0.0);
INSERT INTO "moves" VALUES(25,'finished',24,0,61,24,0.0);
INSERT INTO "moves" VALUES(26,'finished',25,0,24,25,0.0);
INSERT INTO "moves" VALUES(27,'finished',26,1,12,26,0.0);
INSERT INTO "moves" VALUES(28,'finished',27,0,10,26,0.0);
INSERT INTO "moves" VALUES(29,'finished',28,0,2,28,0.0);
INSERT INTO "moves" VALUES(30,'finished',29,0,162,29,0.0);
INSERT INTO "moves" VALUES(31,'finished',30,1,163,30,0.0);
INSERT INTO "moves" VALUES(32,'finished',31,0,0,31,0.0);
INSERT INTO "moves" VALUES(33,'finished',32,1,36,32,0.0);
INSERT INTO "moves" VALUES(34,'finished',33,1,36,33,0.0);
INSERT INTO "moves" VALUES(35,'finished',34,1,44,34,0.0);
INSERT INTO "moves" VALUES(36,'finished',35,0,2,35,0.0);
INSERT INTO "moves" VALUES(37,'finished',36,0,162,36,0.0);
INSERT INTO "moves" VALUES(38,'finished',37,0,32,37,0.0);
INSERT INTO "moves" VALUES(39,'finished',38,0,44,38,0.0);
INSERT INTO "moves" VALUES(40,'finished',39,0,0,39,0.0);
INSERT INTO "moves" VALUES(41,'finished',40,0,11,40,0.0);
INSERT INTO "moves" VALUES(42,'finished',41,1,9,40,0.0);
INSERT INTO "moves" VALUES(43,'finished',42,1,0,42,0.0);
INSERT INTO "moves" VALUES(44,'finished',43,0,0,43,0.0);
INSERT INTO "moves" VALUES(45,'finished',44,1,0,44,0.0);
INSERT INTO "moves" VALUES(46,'finished',45,0,0,45,0.0);
INSERT INTO "moves" VALUES(47,'finished',46,0,0,46,0.0);
INSERT INTO "moves" VALUES(48,'finished',47,1,12,47,0.0);
INSERT INTO "moves" VALUES(49,'finished',48,0,10,47,0.0);
INSERT INTO "moves" VALUES(50,'finished',49,0,3,49,0.0);
INSERT INTO "moves" VALUES(51,'finished',50,0,163,50,0.0);
INSERT INTO "moves" VALUES(52,'finished',51,1,0,51,0.0);
INSERT INTO "moves" VALUES(53,'finished',52,0,35,52,0.0);
INSERT INTO "moves" VALUES(54,'finished',53,0,44,53,0.0);
INSERT INTO "moves" VALUES(55,'finished',54,1,0,54,0.0);
INSERT INTO "moves" VALUES(56,'finished',55,0,53,55,0.0);
INSERT INTO "moves" VALUES(57,'finished',56,1,0,56,0.0);
INSERT INTO "moves" VALUES(58,'finished',57,0,109,57,0.0);
INSERT INTO "moves" VALUES(59,'finished',58,0,1,58,0.0);
INSERT INTO "moves" VALUES(60,'finished',59,0,10,59,0.0);
INSERT INTO "moves" VALUES(61,'finished',60,1,12,59,0.0);
INSERT INTO "moves" VALUES(62,'finished',61,1,2,61,0.0);
INSERT INTO "moves" VALUES(63,'finished',62,1,167,62,0.0);
INSERT INTO "moves" VALUES(64,'finished',63,0,0,63,0.0);
INSERT INTO "moves" VALUES(65,'finished',64,1,32,64,0.0);
INSERT INTO "moves" VALUES(66,'finished',65,1,34,65,0.0);
INSERT INTO "moves" VALUES(67,'finished',66,1,36,66,0.0);
INSERT INTO "moves" VALUES(68,'finished',67,1,44,67,0.0);
INSERT INTO "moves" VALUES(69,'finished',68,1,44,68,0.0);
INSERT INTO "moves" VALUES(70,'finished',69,0,2,69,0.0);
INSERT INTO "moves" VALUES(71,'finished',70,0,163,70,0.0);
INSERT INTO "moves" VALUES(72,'finished',71,0,32,71,0.0);
INSERT INTO "moves" VALUES(73,'finished',72,0,34,72,0.0);
INSERT INTO "moves" VALUES(74,'finished',73,0,109,73,0.0);
INSERT INTO "moves" VALUES(75,'finished',74,0,1,74,0.0);
INSERT INTO "moves" VALUES(76,'finished',75,1,10,75,0.0);
INSERT INTO "moves" VALUES(77,'finished',76,0,12,75,0.0);
INSERT INTO "moves" VALUES(78,'finished',77,0,3,77,0.0);
INSERT INTO "moves" VALUES(79,'finished',78,0,161,78,0.0);
INSERT INTO "moves" VALUES(80,'finished',79,1,0,79,0.0);
INSERT INTO "moves" VALUES(81,'finished',80,0,34,80,0.0);
INSERT INTO "moves" VALUES(82,'finished',81,1,0,81,0.0);
INSERT INTO "moves" VALUES(83,'finished',82,0,0,82,0.0);
INSERT INTO "moves" VALUES(84,'finished',83,0,62,83,0.0);
INSERT INTO "moves" VALUES(85,'finished',84,0,25,84,0.0);
INSERT INTO "moves" VALUES(86,'finished',85,1,0,85,0.0);
INSERT INTO "moves" VALUES(87,'finished',86,0,110,86,0.0);
INSERT INTO "moves" VALUES(88,'finished',87,0,0,87,0.0);
INSERT INTO "moves" VALUES(89,'finished',88,0,10,88,0.0);
INSERT INTO "moves" VALUES(90,'finished',89,1,11,88,0.0);
INSERT INTO "moves" VALUES(91,'finished',90,1,3,90,0.0);
INSERT INTO "moves" VALUES(92,'finished',91,1,162,91,0.0);
INSERT INTO "moves" VALUES(93,'finished',92,0,0,92,0.0);
INSERT INTO "moves" VALUES(94,'finished',93,1,34,93,0.0);
INSERT INTO "moves" VALUES(95,'finished',94,1,44,94,0.0);
INSERT INTO "moves" VALUES(96,'finished',95,1,37,95,0.0);
INSERT INTO "moves" VALUES(97,'finished',96,0,0,96,0.0);
INSERT INTO "moves" VALUES(98,'finished',97,0,0,97,0.0);
INSERT INTO "moves" VALUES(99,'finished',98,0,110,98,0.0);
INSERT INTO "moves" VALUES(100,'finished',99,0,1,99,0.0);
INSERT INTO "moves" VALUES(101,'finished',100,1,12,100,0.0);
INSERT INTO "moves" VALUES(102,'finished',101,0,10,100,0.0);
INSERT INTO "moves" VALUES(103,'finished',102,0,2,102,0.0);
INSERT INTO "moves" VALUES(104,'finished',103,0,167,103,0.0);
INSERT INTO "moves" VALUES(105,'finished',104,1,0,104,0.0);
INSERT INTO "moves" VALUES(106,'finished',105,0,34,105,0.0);
INSERT INTO "moves" VALUES(107,'finished',106,0,36,106,0.0);
INSERT INTO "moves" VALUES(108,'finished',107,0,44,107,0.0);
INSERT INTO "moves" VALUES(109,'finished',108,0,37,108,0.0);
INSERT INTO "moves" VALUES(110,'finished',109,0,45,109,0.0);
INSERT INTO "moves" VALUES(111,'finished',110,1,0,110,0.0);
INSERT INTO "moves" VALUES(112,'finished',111,1,51,111,0.0);
INSERT INTO "moves" VALUES(113,'finished',112,1,44,112,0.0);
INSERT INTO "moves" VALUES(114,'finished',113,1,61,113,0.0);
INSERT INTO "moves" VALUES(115,'finished',114,1,25,114,0.0);
INSERT INTO "moves" VALUES(116,'finished',115,0,0,115,0.0);
INSERT INTO "moves" VALUES(117,'finished',116,1,109,115,0.0);
INSERT INTO "moves" VALUES(118,'finished',117,1,1,117,0.0);
INSERT INTO "moves" VALUES(119,'finished',118,0,8,118,0.0);
INSERT INTO "moves" VALUES(120,'finished',119,1,10,118,0.0);
INSERT INTO "moves" VALUES(121,'finished',120,1,2,120,0.0);
INSERT INTO "moves" VALUES(122,'finished',121,1,162,121,0.0);
INSERT INTO "moves" VALUES(123,'finished',122,0,0,122,0.0);
INSERT INTO "moves" VALUES(124,'finished',123,1,32,123,0.0);
INSERT INTO "moves" VALUES(125,'finished',124,1,36,124,0.0);
INSERT INTO "moves" VALUES(126,'finished',125,1,33,125,0.0);
INSERT INTO "moves" VALUES(127,'finished',126,0,0,126,0.0);
INSERT INTO "moves" VALUES(128,'finished',127,0,0,127,0.0);
INSERT INTO "moves" VALUES(129,'finished',128,1,109,128,0.0);
INSERT INTO "moves" VALUES(130,'finished',129,1,1,129,0.0);
INSERT INTO "moves" VALUES(131,'finished',130,0,109,128,0.0);
INSERT INTO "moves" VALUES(132,'finished',131,0,110,131,0.0);
INSERT INTO "moves" VALUES(133,'finished',132,0,1,132,0.0);
INSERT INTO "moves" VALUES(134,'finished',133,1,13,133,0.0);
INSERT INTO "moves" VALUES(135,'finished',134,0,11,133,0.0);
INSERT INTO "moves" VALUES(136,'finished',135,0,3,135,0.0);
INSERT INTO "moves" VALUES(137,'finished',136,0,166,136,0.0);
INSERT INTO "moves" VALUES(138,'finished',137,1,0,137,0.0);
INSERT INTO "moves" VALUES(139,'finished',138,0,32,138,0.0);
INSERT INTO "moves" VALUES(140,'finished',139,0,34,139,0.0);
INSERT INTO "moves" VALUES(141,'finished',140,0,44,140,0.0);
INSERT INTO "moves" VALUES(142,'finished',141,0,45,141,0.0);
INSERT INTO "moves" VALUES(143,'finished',142,1,0,142,0.0);
INSERT INTO "moves" VALUES(144,'finished',143,0,50,143,0.0);
INSERT INTO "moves" VALUES(145,'finished',144,0,63,144,0.0);
INSERT INTO "moves" VALUES(146,'finished',145,0,23,145,0.0);
INSERT INTO "moves" VALUES(147,'finished',146,1,51,146,0.0);
INSERT INTO "moves" VALUES(148,'finished',147,1,36,147,0.0);
INSERT INTO "moves" VALUES(149,'finished',148,1,0,148,0.0);
INSERT INTO "moves" VALUES(150,'finished',149,1,62,149,0.0);
INSERT INTO "moves" VALUES(151,'finished',150,1,23,150,0.0);
INSERT INTO "moves" VALUES(152,'running',0,1,4,0,0.0);
INSERT INTO "moves" VALUES(153,'running',1,1,166,1,0.0);
INSERT INTO "moves" VALUES(154,'running',2,2,167,2,0.0);
INSERT INTO "moves" VALUES(155,'running',3,0,168,3,0.0);
INSERT INTO "moves" VALUES(156,'running',4,1,0,4,0.0);
INSERT INTO "moves" VALUES(157,'running',5,2,0,5,0.0);
INSERT INTO "moves" VALUES(158,'running',6,0,35,6,0.0);
INSERT INTO "moves" VALUES(159,'running',7,0,32,7,0.0);
INSERT INTO "moves" VALUES(160,'running',8,0,34,8,0.0);
INSERT INTO "moves" VALUES(161,'running',9,0,36,9,0.0);
INSERT INTO "moves" VALUES(162,'running',10,0,33,10,0.0);
INSERT INTO "moves" VALUES(163,'running',11,0,37,11,0.0);
INSERT INTO "moves" VALUES(164,'running',12,1,2,12,0.0);
INSERT INTO "moves" VALUES(165,'running',13,1,162,13,0.0);
INSERT INTO "moves" VALUES(166,'running',14,2,168,14,0.0);
INSERT INTO "moves" VALUES(167,'running',15,1,0,15,0.0);
INSERT INTO "moves" VALUES(168,'running',16,2,35,16,0.0);
INSERT INTO "moves" VALUES(169,'running',17,2,32,17,0.0);
INSERT INTO "moves" VALUES(170,'running',18,2,34,18,0.0);
INSERT INTO "moves" VALUES(171,'running',19,2,36,19,0.0);
INSERT INTO "moves" VALUES(172,'running',20,2,33,20,0.0);
INSERT INTO "moves" VALUES(173,'running',21,2,37,21,0.0);
INSERT INTO "moves" VALUES(174,'running',22,1,2,22,0.0);
INSERT INTO "moves" VALUES(175,'running',23,1,168,23,0.0);
INSERT INTO "moves" VALUES(176,'running',24,1,35,24,0.0);
INSERT INTO "moves" VALUES(177,'running',25,1,32,25,0.0);
INSERT INTO "moves" VALUES(178,'running',26,1,34,26,0.0);
INSERT INTO "moves" VALUES(179,'running',27,1,36,27,0.0);
INSERT INTO "moves" VALUES(180,'running',28,1,33,28,0.0);
INSERT INTO "moves" VALUES(181,'running',29,1,37,29,0.0);
INSERT INTO "moves" VALUES(182,'running',30,1,13,30,0.0);
INSERT INTO "moves" VALUES(183,'running',31,2,8,30,0.0);
INSERT INTO "moves" VALUES(184,'running',32,0,9,30,0.0);
INSERT INTO "moves" VALUES(185,'running',33,2,0,33,0.0);
INSERT INTO "moves" VALUES(186,'running',34,0,0,34,0.0);
INSERT INTO "moves" VALUES(187,'running',35,1,0,35,0.0);
INSERT INTO "moves" VALUES(188,'running',36,2,0,36,0.0);
INSERT INTO "moves" VALUES(189,'running',37,0,49,37,0.0);
INSERT INTO "moves" VALUES(190,'running',38,1,50,38,0.0);
INSERT INTO "moves" VALUES(191,'running',39,1,44,39,0.0);
INSERT INTO "moves" VALUES(192,'running',40,1,61,40,0.0);
INSERT INTO "moves" VALUES(193,'running',41,1,22,41,0.0);
INSERT INTO "moves" VALUES(194,'running',42,2,8,42,0.0);
INSERT INTO "moves" VALUES(195,'running',43,0,12,42,0.0);
INSERT INTO "moves" VALUES(196,'running',44,1,12,42,0.0);
INSERT INTO "moves" VALUES(197,'running',45,0,4,45,0.0);
INSERT INTO "moves" VALUES(198,'running',46,0,162,46,0.0);
INSERT INTO "moves" VALUES(199,'running',47,1,0,47,0.0);
INSERT INTO "moves" VALUES(200,'running',48,2,0,48,0.0);
INSERT INTO "moves" VALUES(201,'running',49,0,34,49,0.0);
INSERT INTO "moves" VALUES(202,'running',50,0,44,50,0.0);
INSERT INTO "moves" VALUES(203,'running',51,1,0,51,0.0);
INSERT INTO "moves" VALUES(204,'running',52,2,2,52,0.0);
INSERT INTO "moves" VALUES(205,'running',53,2,161,53,0.0);
INSERT INTO "moves" VALUES(206,'running',54,2,35,54,0.0);
INSERT INTO "moves" VALUES(207,'running',55,2,44,55,0.0);
INSERT INTO "moves" VALUES(208,'running',56,1,0,56,0.0);
INSERT INTO "moves" VALUES(209,'running',57,2,0,57,0.0);
INSERT INTO "moves" VALUES(210,'running',58,1,10,58,0.0);
INSERT INTO "moves" VALUES(211,'running',59,2,11,58,0.0);
INSERT INTO "moves" VALUES(212,'running',60,1,4,60,0.0);
CREATE TABLE people (
	id INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	made FLOAT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES(1,'Ann',0.0);
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	person_id INTEGER, 
	bot VARCHAR, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_person_id FOREIGN KEY(person_id) REFERENCES people (id), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_seats_table_id_person_id UNIQUE (table_id, person_id)
);
INSERT INTO "seats" VALUES('finished',0,'human',1,NULL);
INSERT INTO "seats" VALUES('finished',1,'bot',NULL,'drifter');
INSERT INTO "seats" VALUES('running',0,'human',1,NULL);
INSERT INTO "seats" VALUES('running',1,'bot',NULL,'drifter');
INSERT INTO "seats" VALUES('running',2,'bot',NULL,'drifter');
CREATE TABLE sessions (
	hash VARCHAR NOT NULL, 
	person_id INTEGER NOT NULL, 
	seen FLOAT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	status VARCHAR NOT NULL, 
	setup JSON NOT NULL, 
	seed VARCHAR NOT NULL, 
	rules VARCHAR NOT NULL, 
	pace VARCHAR NOT NULL, 
	host_id INTEGER NOT NULL, 
	made FLOAT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host_id FOREIGN KEY(host_id) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('finished','over','{"seats": 2, "line_up": "base", "gone_fishin": true}','11','1','normal',1,0.0);
INSERT INTO "tables" VALUES('running','running','{"seats": 3, "line_up": "base", "gone_fishin": true}','12','1','normal',1,0.0);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_seats_person_id ON seats (person_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('moves',212);
COMMIT;
