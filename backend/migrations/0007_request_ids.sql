ALTER TABLE "job" ADD COLUMN "request_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_message" ADD COLUMN "request_id" text DEFAULT '' NOT NULL;