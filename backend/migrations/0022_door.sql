CREATE TABLE "check_in_scan" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"registration_id" bigint,
	"door" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"device" text NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"result" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_in" (
	"registration_id" bigint NOT NULL,
	"day" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"door" text NOT NULL,
	CONSTRAINT "check_in_registration_id_day_pk" PRIMARY KEY("registration_id","day")
);
--> statement-breakpoint
ALTER TABLE "check_in_scan" ADD CONSTRAINT "check_in_scan_registration_id_visit_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."visit_registration"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_scan" ADD CONSTRAINT "check_in_scan_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_registration_id_visit_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."visit_registration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_in_scan_registration" ON "check_in_scan" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "check_in_day" ON "check_in" USING btree ("day");--> statement-breakpoint
CREATE INDEX "visit_registration_roll" ON "visit_registration" USING btree ("finished_at","id") WHERE invitation_code is not null;