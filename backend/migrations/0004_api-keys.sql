CREATE TABLE "api_key_usage" (
	"key_id" bigint NOT NULL,
	"day" date NOT NULL,
	"requests" integer NOT NULL,
	"refused" integer NOT NULL,
	"cost" bigint NOT NULL,
	CONSTRAINT "api_key_usage_key_id_day_pk" PRIMARY KEY("key_id","day")
);
--> statement-breakpoint
CREATE TABLE "api_key" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"partner_id" bigint,
	"account_id" bigint,
	"name" text NOT NULL,
	"is_test" boolean NOT NULL,
	"hash" text NOT NULL,
	"beginning" text NOT NULL,
	"scopes" text[] NOT NULL,
	"origins" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"points" double precision NOT NULL,
	"points_at" timestamp with time zone NOT NULL,
	CONSTRAINT "api_key_hash_unique" UNIQUE("hash"),
	CONSTRAINT "api_key_owner" CHECK (num_nonnulls(partner_id, account_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"name" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_key_usage" ADD CONSTRAINT "api_key_usage_key_id_api_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_key"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_usage_day" ON "api_key_usage" USING btree ("day");--> statement-breakpoint
CREATE INDEX "api_key_partner" ON "api_key" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "api_key_account" ON "api_key" USING btree ("account_id");