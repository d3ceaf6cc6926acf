CREATE TABLE "exhibit_import" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"line_count" integer NOT NULL,
	"exhibits" jsonb NOT NULL,
	"valid_count" integer NOT NULL,
	"problems" jsonb NOT NULL,
	"problem_count" integer NOT NULL,
	"added_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "exhibit_import" ADD CONSTRAINT "exhibit_import_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exhibit_import_company" ON "exhibit_import" USING btree ("exhibitor_id","created_at");