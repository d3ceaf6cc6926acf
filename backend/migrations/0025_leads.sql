CREATE TABLE "contact_consent" (
	"registration_id" bigint PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"registration_id" bigint NOT NULL,
	"account_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"rating" smallint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_consent" ADD CONSTRAINT "contact_consent_registration_id_visit_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."visit_registration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_registration_id_visit_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."visit_registration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_once" ON "lead" USING btree ("exhibitor_id","registration_id");--> statement-breakpoint
CREATE INDEX "lead_newest" ON "lead" USING btree ("exhibitor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lead_registration" ON "lead" USING btree ("registration_id");