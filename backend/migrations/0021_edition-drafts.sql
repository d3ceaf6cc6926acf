ALTER TABLE "edition" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "edition" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;