CREATE INDEX "exhibitor_outdated" ON "exhibitor" USING btree ("id") WHERE not ("search" @@ '''§2'''::tsquery);--> statement-breakpoint
CREATE INDEX "product_outdated" ON "product" USING btree ("id") WHERE not ("search" @@ '''§2'''::tsquery);--> statement-breakpoint
CREATE INDEX "document_outdated" ON "document" USING btree ("id") WHERE not ("search" @@ '''§2'''::tsquery);--> statement-breakpoint
CREATE INDEX "article_outdated" ON "article" USING btree ("id") WHERE not ("search" @@ '''§2'''::tsquery);--> statement-breakpoint
CREATE INDEX "buyer_post_outdated" ON "buyer_post" USING btree ("id") WHERE not ("search" @@ '''§2'''::tsquery);