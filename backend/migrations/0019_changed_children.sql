ALTER TABLE "edition" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_post" ADD COLUMN "applied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mailbox_message" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_message" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "article_moved" ON "article" USING btree (greatest("updated_at", "public_from"),"id");--> statement-breakpoint
CREATE INDEX "buyer_post_moved" ON "buyer_post" USING btree (greatest("created_at", "updated_at", "reviewed_at", "applied_at"),"id") WHERE status = 2;