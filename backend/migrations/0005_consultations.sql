CREATE TABLE "consultation_comment" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"consultation_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"side" smallint NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"type" smallint NOT NULL,
	"link_id" bigint NOT NULL,
	"title" text NOT NULL,
	"account_id" bigint NOT NULL,
	"exhibitor_id" bigint,
	"asked_account_id" bigint,
	"status" smallint DEFAULT 1 NOT NULL,
	"unread_by_asker" integer DEFAULT 0 NOT NULL,
	"unread_by_asked" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "buyer_post" ADD COLUMN "account_id" bigint;--> statement-breakpoint
ALTER TABLE "consultation_comment" ADD CONSTRAINT "consultation_comment_consultation_id_consultation_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_comment" ADD CONSTRAINT "consultation_comment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_asked_account_id_account_id_fk" FOREIGN KEY ("asked_account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_comment_newest" ON "consultation_comment" USING btree ("consultation_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_once" ON "consultation" USING btree ("account_id","type","link_id",md5("title")) WHERE status <> 3;--> statement-breakpoint
CREATE INDEX "consultation_asked_by" ON "consultation" USING btree ("account_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consultation_asked_company" ON "consultation" USING btree ("exhibitor_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE exhibitor_id is not null;--> statement-breakpoint
CREATE INDEX "consultation_asked_account" ON "consultation" USING btree ("asked_account_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE asked_account_id is not null;--> statement-breakpoint
ALTER TABLE "buyer_post" ADD CONSTRAINT "buyer_post_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buyer_post_account" ON "buyer_post" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE account_id is not null;