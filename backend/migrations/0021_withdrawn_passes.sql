ALTER TABLE "visit_registration" ADD COLUMN "withdrawn_code" text;--> statement-breakpoint
ALTER TABLE "visit_registration" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visit_registration" ADD COLUMN "replaced_by_id" bigint;--> statement-breakpoint
ALTER TABLE "visit_registration" ADD CONSTRAINT "visit_registration_replaced_by_id_visit_registration_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."visit_registration"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_registration_withdrawn" ON "visit_registration" USING btree ("withdrawn_code") WHERE withdrawn_code is not null;--> statement-breakpoint
CREATE INDEX "visit_registration_replaced" ON "visit_registration" USING btree ("replaced_by_id") WHERE replaced_by_id is not null;