CREATE TABLE "booth_application" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"language" text NOT NULL,
	"gender" text NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"department" text NOT NULL,
	"position" text NOT NULL,
	"telephone" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"country" text NOT NULL,
	"proved" text NOT NULL,
	"password_hash" text,
	"product_services" text[] NOT NULL,
	"ways_to_know" text[] NOT NULL,
	"invitation_code" text DEFAULT '' NOT NULL,
	"invitation_id" text DEFAULT '' NOT NULL,
	"fingerprint" text NOT NULL,
	"exhibitor_id" bigint,
	"status" smallint NOT NULL,
	"reject_reason_cn" text DEFAULT '' NOT NULL,
	"reject_reason_en" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "booth_application_proved" ON "booth_application" USING btree ("proved");--> statement-breakpoint
CREATE INDEX "booth_application_under_review" ON "booth_application" USING btree ("submitted_at") WHERE status = 1;