-- Search vectors (2 kB each) stay in their record's page: read from the TOAST table, one costs five pages instead of one,
-- and reading vectors is most of what a search does. Holds for records written from now on; VACUUM FULL moves old ones.
ALTER TABLE "exhibitor" ALTER COLUMN "search" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "search" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "article" ALTER COLUMN "search" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "buyer_post" ALTER COLUMN "search" SET STORAGE MAIN;
