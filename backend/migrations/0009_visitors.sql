CREATE TABLE "coupon" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"account_id" bigint NOT NULL,
	"exchange_coupon_id" bigint NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exchange_coupon" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"rank" integer NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"place_cn" text DEFAULT '' NOT NULL,
	"place_en" text DEFAULT '' NOT NULL,
	"price_yuan" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"is_for_every_visitor" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_group" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"account_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"person_count" integer NOT NULL,
	"people" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"problem_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"registered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "friend_invitation" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"inviter_id" bigint NOT NULL,
	"email" text NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"invited_user_id" bigint,
	"registered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"mails" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_answer" (
	"registration_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"option_ids" text NOT NULL,
	"other_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_answer_registration_id_question_id_pk" PRIMARY KEY("registration_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "survey_option" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"question_id" bigint NOT NULL,
	"rank" integer NOT NULL,
	"text_cn" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_question" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"rank" integer NOT NULL,
	"question_type" text NOT NULL,
	"text_cn" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"has_last_input" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_registration" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"key" text NOT NULL,
	"key_ends_at" timestamp with time zone NOT NULL,
	"account_id" bigint,
	"registered_by_id" bigint,
	"group_id" bigint,
	"mobile" text,
	"email" text,
	"password_hash" text,
	"language" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"identity_number" text DEFAULT '' NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"telephone_country_code" text DEFAULT '' NOT NULL,
	"telephone_number" text DEFAULT '' NOT NULL,
	"ext" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"mobile_number" text DEFAULT '' NOT NULL,
	"detail_address" text DEFAULT '' NOT NULL,
	"is_arrived" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'started' NOT NULL,
	"invitation_code" text,
	"invited_by_code" text DEFAULT '' NOT NULL,
	"invitation_id" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"ticket_hash" text,
	"ticket_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_exchange_coupon_id_exchange_coupon_id_fk" FOREIGN KEY ("exchange_coupon_id") REFERENCES "public"."exchange_coupon"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_group" ADD CONSTRAINT "visit_group_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_invitation" ADD CONSTRAINT "friend_invitation_inviter_id_account_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_invitation" ADD CONSTRAINT "friend_invitation_invited_user_id_account_id_fk" FOREIGN KEY ("invited_user_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answer" ADD CONSTRAINT "survey_answer_registration_id_visit_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."visit_registration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answer" ADD CONSTRAINT "survey_answer_question_id_survey_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."survey_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_option" ADD CONSTRAINT "survey_option_question_id_survey_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."survey_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_registration" ADD CONSTRAINT "visit_registration_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_registration" ADD CONSTRAINT "visit_registration_registered_by_id_account_id_fk" FOREIGN KEY ("registered_by_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_once" ON "coupon" USING btree ("account_id","exchange_coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code" ON "coupon" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupon_exchange" ON "coupon" USING btree ("exchange_coupon_id");--> statement-breakpoint
CREATE INDEX "visit_group_account" ON "visit_group" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "friend_invitation_once" ON "friend_invitation" USING btree ("inviter_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "friend_invitation_key" ON "friend_invitation" USING btree ("key");--> statement-breakpoint
CREATE INDEX "friend_invitation_invited" ON "friend_invitation" USING btree ("invited_user_id");--> statement-breakpoint
CREATE INDEX "friend_invitation_newest" ON "friend_invitation" USING btree ("inviter_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "survey_option_question" ON "survey_option" USING btree ("question_id","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_registration_key" ON "visit_registration" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_registration_account" ON "visit_registration" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_registration_mobile" ON "visit_registration" USING btree ("mobile") WHERE mobile is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_registration_email" ON "visit_registration" USING btree ("email") WHERE email is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_registration_code" ON "visit_registration" USING btree ("invitation_code") WHERE invitation_code is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_registration_ticket" ON "visit_registration" USING btree ("ticket_hash") WHERE ticket_hash is not null;--> statement-breakpoint
CREATE INDEX "visit_registration_others" ON "visit_registration" USING btree ("registered_by_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "visit_registration_group" ON "visit_registration" USING btree ("group_id");