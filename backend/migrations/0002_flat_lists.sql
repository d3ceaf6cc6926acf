DROP INDEX "exhibitor_newest";--> statement-breakpoint
DROP INDEX "exhibitor_category_newest";--> statement-breakpoint
DROP INDEX "product_newest";--> statement-breakpoint
DROP INDEX "product_category_newest";--> statement-breakpoint
DROP INDEX "product_root_newest";--> statement-breakpoint
DROP INDEX "product_exhibitor";--> statement-breakpoint
DROP INDEX "video_newest";--> statement-breakpoint
DROP INDEX "article_kind_newest";--> statement-breakpoint
DROP INDEX "article_exhibitor_newest";--> statement-breakpoint
DROP INDEX "buyer_post_newest";--> statement-breakpoint
CREATE INDEX "exhibitor_names" ON "exhibitor" USING gin (ts_filter("search", '{a}'));--> statement-breakpoint
CREATE INDEX "product_names" ON "product" USING gin (ts_filter("search", '{a}'));--> statement-breakpoint
CREATE INDEX "article_names" ON "article" USING gin (ts_filter("search", '{a}'));--> statement-breakpoint
CREATE INDEX "buyer_post_names" ON "buyer_post" USING gin (ts_filter("search", '{a}'));--> statement-breakpoint
CREATE INDEX "exhibitor_newest" ON "exhibitor" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "exhibitor_category_newest" ON "exhibitor" USING btree ("category_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_newest" ON "product" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 2;--> statement-breakpoint
CREATE INDEX "product_category_newest" ON "product" USING btree ("category_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 2;--> statement-breakpoint
CREATE INDEX "product_root_newest" ON "product" USING btree ("root_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 2;--> statement-breakpoint
CREATE INDEX "product_exhibitor" ON "product" USING btree ("exhibitor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "video_newest" ON "video" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_kind_newest" ON "article" USING btree ("kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_exhibitor_newest" ON "article" USING btree ("exhibitor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "buyer_post_newest" ON "buyer_post" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 2;--> statement-breakpoint
-- Statistics of the new expressions, for a database that is filled already.
ANALYZE "exhibitor", "product", "article", "buyer_post";
