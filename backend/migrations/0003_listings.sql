ALTER TABLE "exhibitor" ADD COLUMN "external_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "external_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "exhibitor_changed" ON "exhibitor" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "exhibitor_country" ON "exhibitor" USING btree ("country","id");--> statement-breakpoint
CREATE INDEX "exhibitor_hall" ON "exhibitor" USING btree (split_part("booth_number", '-', 1),"id");--> statement-breakpoint
CREATE INDEX "exhibitor_tags" ON "exhibitor" USING gin (("tags_cn" || "tags_en"));--> statement-breakpoint
CREATE UNIQUE INDEX "exhibitor_external_id" ON "exhibitor" USING btree ("external_id") WHERE external_id <> '';--> statement-breakpoint
CREATE INDEX "product_changed" ON "product" USING btree (greatest("updated_at", "reviewed_at"),"id") WHERE status = 2;--> statement-breakpoint
CREATE INDEX "product_category" ON "product" USING btree ("category_code","id") WHERE status = 2;--> statement-breakpoint
CREATE INDEX "product_tags" ON "product" USING gin (("tags_cn" || "tags_en"));--> statement-breakpoint
CREATE INDEX "article_changed" ON "article" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "buyer_post_changed" ON "buyer_post" USING btree (greatest("created_at", "updated_at", "reviewed_at"),"id") WHERE status = 2;