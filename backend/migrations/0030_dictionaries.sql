CREATE TABLE "dictionary_entry" (
	"dictionary" text NOT NULL,
	"code" text NOT NULL,
	"words_cn" text DEFAULT '' NOT NULL,
	"words_en" text DEFAULT '' NOT NULL,
	"rank" smallint NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "dictionary_entry_dictionary_code_pk" PRIMARY KEY("dictionary","code")
);--> statement-breakpoint
INSERT INTO "dictionary_entry" ("dictionary", "code", "words_cn", "words_en", "rank") VALUES
	('gender', '1', '先生', 'Mr', 1),
	('gender', '2', '女士', 'Ms', 2),
	('gender', '3', '不愿透露', 'Rather not say', 3),
	('position', '1', '董事长、总经理', 'Owner or managing director', 1),
	('position', '2', '采购', 'Purchasing', 2),
	('position', '3', '技术、研发', 'Engineering or R&D', 3),
	('position', '4', '生产、设备', 'Production or maintenance', 4),
	('position', '5', '质量、检测', 'Quality or testing', 5),
	('position', '6', '市场、销售', 'Marketing or sales', 6),
	('position', '7', '科研、教学', 'Research or teaching', 7),
	('position', '8', '其他', 'Other', 8),
	('waysToKnow', '1', '往届参展或参观', 'An earlier edition', 1),
	('waysToKnow', '2', '主办方邮件或电话', 'Mail or call from the organiser', 2),
	('waysToKnow', '3', '微信等社交媒体', 'WeChat or other social media', 3),
	('waysToKnow', '4', '行业媒体', 'Trade media', 4),
	('waysToKnow', '5', '搜索引擎', 'Search engine', 5),
	('waysToKnow', '6', '行业协会', 'Trade association', 6),
	('waysToKnow', '7', '客户或同行推荐', 'Customers or colleagues', 7),
	('waysToKnow', '8', '其他', 'Other', 8);
