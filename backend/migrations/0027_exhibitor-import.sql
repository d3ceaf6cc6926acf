CREATE TABLE "job" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"phase" text DEFAULT '' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exhibitor_import_line" (
	"import_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text DEFAULT 'read' NOT NULL,
	"problems" jsonb NOT NULL,
	"company" jsonb,
	"exhibitor_id" bigint,
	"is_invited" boolean DEFAULT false NOT NULL,
	CONSTRAINT "exhibitor_import_line_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "exhibitor_import" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"staff_id" bigint,
	"author" text NOT NULL,
	"file_name" text NOT NULL,
	"heads" jsonb NOT NULL,
	"heads_key" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"line_count" integer NOT NULL,
	"good_count" integer DEFAULT 0 NOT NULL,
	"bad_count" integer DEFAULT 0 NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"mode" text DEFAULT '' NOT NULL,
	"sends_letters" boolean DEFAULT false NOT NULL,
	"added_count" integer DEFAULT 0 NOT NULL,
	"letter_count" integer DEFAULT 0 NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "exhibitor_import_line" ADD CONSTRAINT "exhibitor_import_line_import_id_exhibitor_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."exhibitor_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("due_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "job_subject" ON "job" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "exhibitor_import_line_state" ON "exhibitor_import_line" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "exhibitor_import_heads" ON "exhibitor_import" USING btree ("heads_key","id");--> statement-breakpoint
CREATE INDEX "exhibitor_folded_cn" ON "exhibitor" USING btree (lower(regexp_replace(normalize("name_cn", NFKC), '[ \t\n.,\u003b:''"&()*·、。-]', '', 'g')));--> statement-breakpoint
CREATE INDEX "exhibitor_folded_en" ON "exhibitor" USING btree (lower(regexp_replace(normalize("name_en", NFKC), '[ \t\n.,\u003b:''"&()*·、。-]', '', 'g')));