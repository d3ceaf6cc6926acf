CREATE TABLE "service_fulfilment" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"item_id" bigint NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"account_id" bigint,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_path" text DEFAULT '' NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_item" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"edition" integer NOT NULL,
	"category" integer NOT NULL,
	"rank" integer NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"fill_type" integer NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"file_path_cn" text DEFAULT '' NOT NULL,
	"file_path_en" text DEFAULT '' NOT NULL,
	"form_id" bigint
);
--> statement-breakpoint
ALTER TABLE "service_fulfilment" ADD CONSTRAINT "service_fulfilment_item_id_service_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."service_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_fulfilment" ADD CONSTRAINT "service_fulfilment_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_fulfilment" ADD CONSTRAINT "service_fulfilment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_item" ADD CONSTRAINT "service_item_form_id_sign_up_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."sign_up_form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_fulfilment_once" ON "service_fulfilment" USING btree ("exhibitor_id","item_id");--> statement-breakpoint
CREATE INDEX "service_fulfilment_item" ON "service_fulfilment" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "service_fulfilment_account" ON "service_fulfilment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "service_item_order" ON "service_item" USING btree ("edition","category","rank");