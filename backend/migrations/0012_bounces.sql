ALTER TABLE "outgoing_message" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_message" ADD COLUMN "bounce_status" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_message" ADD COLUMN "bounce_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "outgoing_message_bounced" ON "outgoing_message" USING btree ("bounced_at") WHERE bounced_at is not null;