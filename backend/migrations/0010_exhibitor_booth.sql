ALTER TABLE "exhibitor" ADD COLUMN "booth_kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "booth_area" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exhibitor" ADD COLUMN "fax" text DEFAULT '' NOT NULL;