CREATE TABLE "staff_provider_flow" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"device_hash" text NOT NULL,
	"secrets" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "provider_issuer" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "provider_subject" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "provider_linked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "staff_provider_flow_end" ON "staff_provider_flow" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_provider" ON "staff" USING btree ("provider_issuer","provider_subject") WHERE provider_subject is not null;