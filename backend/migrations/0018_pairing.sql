CREATE TABLE "pairing_application" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"post_id" bigint,
	"account_id" bigint NOT NULL,
	"language" text DEFAULT 'ZH' NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"status" smallint NOT NULL,
	"reject_reason_cn" text DEFAULT '' NOT NULL,
	"reject_reason_en" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	"consultation_id" bigint,
	"paired_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "asking_exhibitor_id" bigint;--> statement-breakpoint
ALTER TABLE "pairing_application" ADD CONSTRAINT "pairing_application_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_application" ADD CONSTRAINT "pairing_application_post_id_buyer_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."buyer_post"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_application" ADD CONSTRAINT "pairing_application_consultation_id_consultation_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pairing_application_owner" ON "pairing_application" USING btree ("exhibitor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "pairing_application_once" ON "pairing_application" USING btree ("exhibitor_id","post_id");--> statement-breakpoint
CREATE INDEX "pairing_application_post" ON "pairing_application" USING btree ("post_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pairing_application_thread" ON "pairing_application" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "pairing_application_under_review" ON "pairing_application" USING btree ("submitted_at") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "consultation_asking_company" ON "consultation" USING btree ("asking_exhibitor_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE asking_exhibitor_id is not null;