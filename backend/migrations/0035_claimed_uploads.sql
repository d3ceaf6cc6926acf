ALTER TABLE "upload" ADD COLUMN "is_claimed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "upload_unclaimed" ON "upload" USING btree ("created_at") WHERE not is_claimed;
--> statement-breakpoint
-- Nobody kept account of what forms had taken before: all of it stays.
UPDATE "upload" SET "is_claimed" = true;
--> statement-breakpoint
-- Attachments of sign-ups are papers of people: from now on only who sent them and the organiser's reviewers see them.
UPDATE "upload" SET "is_private" = true WHERE EXISTS (SELECT 1 FROM "event_registration" WHERE "answers"::text LIKE '%/files/uploads/' || "upload"."name" || '%');
--> statement-breakpoint
UPDATE "event_registration" SET "answers" = replace("answers"::text, '/files/uploads/', '/files/own/uploads/')::jsonb WHERE "answers"::text LIKE '%/files/uploads/%';
