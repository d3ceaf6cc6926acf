ALTER TABLE "subscription" ADD COLUMN "confirmed_at" timestamp with time zone;
--> statement-breakpoint
-- Who subscribed before was told by a letter how to end it: these subscriptions go on.
UPDATE "subscription" SET "confirmed_at" = "created_at";
