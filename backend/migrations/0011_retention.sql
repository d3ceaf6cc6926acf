ALTER TABLE "account" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "unnamed_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "check_in_scan_received" ON "check_in_scan" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "outgoing_message_sent" ON "outgoing_message" USING btree ("sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "outgoing_message_failed" ON "outgoing_message" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "upload_unnamed" ON "upload" USING btree ("unnamed_since") WHERE unnamed_since is not null;