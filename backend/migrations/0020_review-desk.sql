CREATE TABLE "review_claim" (
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"staff_id" bigint NOT NULL,
	"staff_name" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "review_claim_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "review_hold" (
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decision" jsonb NOT NULL,
	"staff_id" bigint NOT NULL,
	"staff_name" text NOT NULL,
	"address" text NOT NULL,
	"title" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_hold_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "review_step" ADD COLUMN "sheet" jsonb;--> statement-breakpoint
CREATE INDEX "review_hold_due" ON "review_hold" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "review_hold_staff" ON "review_hold" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "review_step_decided" ON "review_step" USING btree ("id") WHERE actor <> 'owner';