-- `one_time_code` is read no more. It stays until a later release, so that backends of the release before, which still
-- write it, go on while the new ones start; what it holds serves for five minutes.
DELETE FROM "one_time_code";--> statement-breakpoint
CREATE TABLE "sent_code" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text NOT NULL,
	"requester" text NOT NULL,
	"guesses_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"account_id" bigint NOT NULL,
	"device_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_account_id_device_hash_pk" PRIMARY KEY("account_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_device" (
	"staff_id" bigint NOT NULL,
	"device_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_device_staff_id_device_hash_pk" PRIMARY KEY("staff_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_device" ADD CONSTRAINT "staff_device_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_code_recipient" ON "sent_code" USING btree ("recipient","purpose");--> statement-breakpoint
CREATE INDEX "sent_code_expiry" ON "sent_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_device_used" ON "known_device" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "staff_device_used" ON "staff_device" USING btree ("used_at");