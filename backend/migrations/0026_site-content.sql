CREATE TABLE "content_draft" (
	"collection" text NOT NULL,
	"record_id" text NOT NULL,
	"scope" text DEFAULT '' NOT NULL,
	"values" jsonb,
	"publish_at" timestamp with time zone,
	"problem" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"editor" text DEFAULT '' NOT NULL,
	"staff_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_draft_collection_record_id_pk" PRIMARY KEY("collection","record_id")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"collection" text NOT NULL,
	"record_id" text NOT NULL,
	"scope" text DEFAULT '' NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"editor" text NOT NULL,
	"values" jsonb NOT NULL,
	"is_removal" boolean DEFAULT false NOT NULL,
	CONSTRAINT "content_version_collection_record_id_number_pk" PRIMARY KEY("collection","record_id","number")
);
--> statement-breakpoint
ALTER TABLE "process_step" ADD COLUMN "id" bigint DEFAULT nextval('record_id') NOT NULL;--> statement-breakpoint
CREATE INDEX "content_draft_due" ON "content_draft" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "process_step_id" ON "process_step" USING btree ("id");