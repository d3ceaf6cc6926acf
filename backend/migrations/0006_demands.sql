CREATE TABLE "review_step" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"from_status" smallint NOT NULL,
	"to_status" smallint NOT NULL,
	"actor" text NOT NULL,
	"account_id" bigint,
	"reason_cn" text DEFAULT '' NOT NULL,
	"reason_en" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "buyer_post" ALTER COLUMN "id" SET DEFAULT nextval('record_id');--> statement-breakpoint
ALTER TABLE "buyer_post" ADD COLUMN "publisher" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_post" ADD COLUMN "language" text DEFAULT 'ZH' NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_post" ADD COLUMN "reject_reason_cn" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_post" ADD COLUMN "reject_reason_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_post" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_post" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "buyer_post" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "buyer_post" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "review_step_subject" ON "review_step" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "buyer_post_once" ON "buyer_post" USING btree ("account_id","fingerprint") WHERE fingerprint is not null;--> statement-breakpoint
CREATE INDEX "buyer_post_under_review" ON "buyer_post" USING btree ("submitted_at") WHERE status = 1;