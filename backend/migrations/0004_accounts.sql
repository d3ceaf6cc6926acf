CREATE SEQUENCE "public"."record_id" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 2000000000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"account_id" bigint NOT NULL,
	"collect_type" integer NOT NULL,
	"link_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"role" text NOT NULL,
	"mobile" text,
	"email" text,
	"password_hash" text,
	"nick_name" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"exhibitor_id" bigint,
	"is_locked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"check_key" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text NOT NULL,
	"guesses_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_code_purpose_recipient_pk" PRIMARY KEY("purpose","recipient")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_message" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_message" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"is_secret" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"name" text PRIMARY KEY NOT NULL,
	"account_id" bigint,
	"media_type" text NOT NULL,
	"original_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limit_expire" ON "rate_limit" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_once" ON "favourite" USING btree ("account_id","collect_type","link_id");--> statement-breakpoint
CREATE INDEX "favourite_newest" ON "favourite" USING btree ("account_id","collect_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "account_mobile" ON "account" USING btree ("role","mobile") WHERE mobile is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("role","email") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "account_exhibitor" ON "account" USING btree ("exhibitor_id");--> statement-breakpoint
CREATE INDEX "captcha_expiry" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_code_expiry" ON "one_time_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mailbox_message_newest" ON "mailbox_message" USING btree ("sent_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outgoing_message_due" ON "outgoing_message" USING btree ("due_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "upload_account" ON "upload" USING btree ("account_id");