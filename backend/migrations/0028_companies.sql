CREATE INDEX "exhibitor_email" ON "exhibitor" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "exhibitor_phone" ON "exhibitor" USING btree ((regexp_replace("phone", '[^0-9]', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_begins_name" ON "account" USING btree (lower("nick_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_begins_company" ON "account" USING btree (lower("company_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_begins_email" ON "account" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_begins_mobile" ON "account" USING btree ("mobile" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "visit_registration_begins_name" ON "visit_registration" USING btree (lower("first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "visit_registration_begins_company" ON "visit_registration" USING btree (lower("company_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "visit_registration_begins_email" ON "visit_registration" USING btree (lower("contact_email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "visit_registration_begins_mobile" ON "visit_registration" USING btree ("mobile_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "outgoing_message_recipient" ON "outgoing_message" USING btree ("recipient");