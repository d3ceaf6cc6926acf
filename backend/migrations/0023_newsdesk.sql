CREATE TABLE "news_version" (
	"article_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"editor" text NOT NULL,
	"sheet" jsonb NOT NULL,
	CONSTRAINT "news_version_article_id_number_pk" PRIMARY KEY("article_id","number")
);
--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "public_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "is_dated" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "shows_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "shows_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;