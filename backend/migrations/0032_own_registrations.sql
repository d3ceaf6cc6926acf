ALTER TABLE "visit_group" ADD COLUMN "taken_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Registrations that their owners have taken over hold what the owners typed: whoever registered these people before does not see them any more.
UPDATE "visit_registration" SET "registered_by_id" = NULL, "group_id" = NULL WHERE "registered_by_id" IS NOT NULL AND ("account_id" IS NOT NULL OR "state" <> 'finished');
