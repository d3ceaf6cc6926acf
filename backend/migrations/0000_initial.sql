-- All tables of Wirefair. The first part is what drizzle-kit writes of the tables in src; the second is written by hand.
CREATE SEQUENCE "public"."record_id" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 2000000000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "dictionary_entry" (
	"dictionary" text NOT NULL,
	"code" text NOT NULL,
	"words_cn" text DEFAULT '' NOT NULL,
	"words_en" text DEFAULT '' NOT NULL,
	"rank" smallint NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "dictionary_entry_dictionary_code_pk" PRIMARY KEY("dictionary","code")
);
--> statement-breakpoint
CREATE TABLE "sign_up_field" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"form_id" bigint NOT NULL,
	"rank" integer NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"field_type" text NOT NULL,
	"default_value" text DEFAULT '' NOT NULL,
	"default_value_en" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_form" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"description_cn" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "category" (
	"code" text PRIMARY KEY NOT NULL,
	"parent_code" text,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "displayed_company" (
	"type" smallint NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "displayed_company_type_exhibitor_id_pk" PRIMARY KEY("type","exhibitor_id")
);
--> statement-breakpoint
CREATE TABLE "exhibitor" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"description_cn" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"address_cn" text DEFAULT '' NOT NULL,
	"address_en" text DEFAULT '' NOT NULL,
	"booth_number" text NOT NULL,
	"booth_kind" text DEFAULT '' NOT NULL,
	"booth_area" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"fax" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"country" text NOT NULL,
	"category_code" text NOT NULL,
	"tags_cn" text[] NOT NULL,
	"tags_en" text[] NOT NULL,
	"logo_url" text DEFAULT '' NOT NULL,
	"recommended_rank" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hot_tag" (
	"code" text PRIMARY KEY NOT NULL,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_count" (
	"list" text NOT NULL,
	"code" text NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "list_count_list_code_pk" PRIMARY KEY("list","code")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"brief_cn" text DEFAULT '' NOT NULL,
	"brief_en" text DEFAULT '' NOT NULL,
	"description_cn" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"category_code" text NOT NULL,
	"root_code" text GENERATED ALWAYS AS (left(category_code, 1)) STORED NOT NULL,
	"tags_cn" text[] NOT NULL,
	"tags_en" text[] NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"video_url" text DEFAULT '' NOT NULL,
	"account_id" bigint,
	"language" text DEFAULT '' NOT NULL,
	"fingerprint" text,
	"status" smallint NOT NULL,
	"reject_reason_cn" text DEFAULT '' NOT NULL,
	"reject_reason_en" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	"recommended_rank" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"content_cn" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"cover_image" text NOT NULL,
	"video_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_comment" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"consultation_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"side" smallint NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"type" smallint NOT NULL,
	"link_id" bigint NOT NULL,
	"title" text NOT NULL,
	"account_id" bigint NOT NULL,
	"asking_exhibitor_id" bigint,
	"exhibitor_id" bigint,
	"asked_account_id" bigint,
	"status" smallint DEFAULT 1 NOT NULL,
	"unread_by_asker" integer DEFAULT 0 NOT NULL,
	"unread_by_asked" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"kind" text NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"summary_cn" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"file_url_cn" text DEFAULT '' NOT NULL,
	"file_url_en" text DEFAULT '' NOT NULL,
	"link_cn" text DEFAULT '' NOT NULL,
	"link_en" text DEFAULT '' NOT NULL,
	"rank" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_step" (
	"id" bigint DEFAULT nextval('record_id') NOT NULL,
	"number" integer PRIMARY KEY NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"text_cn" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotel" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"stars" integer NOT NULL,
	"address_cn" text DEFAULT '' NOT NULL,
	"address_en" text DEFAULT '' NOT NULL,
	"price" integer NOT NULL,
	"shuttle_cn" text DEFAULT '' NOT NULL,
	"shuttle_en" text DEFAULT '' NOT NULL,
	"distance_metres" integer NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_block" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"section" text NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"content_cn" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"image_cn" text DEFAULT '' NOT NULL,
	"image_en" text DEFAULT '' NOT NULL,
	"image_alt_cn" text DEFAULT '' NOT NULL,
	"image_alt_en" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"exhibitor_id" bigint,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"description_cn" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"content_cn" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"cover_image" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"public_from" timestamp with time zone,
	"is_dated" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" bigint PRIMARY KEY NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"image_cn" text DEFAULT '' NOT NULL,
	"image_en" text DEFAULT '' NOT NULL,
	"link" text NOT NULL,
	"rank" integer NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"shows_from" timestamp with time zone,
	"shows_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "config_value" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_card" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"group_number" integer NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"company_cn" text DEFAULT '' NOT NULL,
	"company_en" text DEFAULT '' NOT NULL,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"qrcode" text DEFAULT '' NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edition" (
	"number" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "linkage" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"type" integer,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"company_cn" text DEFAULT '' NOT NULL,
	"company_en" text DEFAULT '' NOT NULL,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"qrcode" text DEFAULT '' NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_revision" (
	"id" integer PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"email" text NOT NULL,
	"role_name" text NOT NULL,
	"company_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"key" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	CONSTRAINT "subscription_email_role_name_pk" PRIMARY KEY("email","role_name"),
	CONSTRAINT "subscription_key_unique" UNIQUE("key")
);
--> statement-breakpoint
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
CREATE TABLE "event_registration" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"event_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"code" text NOT NULL,
	"form_id" bigint,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"cover_image" text DEFAULT '' NOT NULL,
	"cover_alt_cn" text DEFAULT '' NOT NULL,
	"cover_alt_en" text DEFAULT '' NOT NULL,
	"description_cn" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"venue_cn" text DEFAULT '' NOT NULL,
	"venue_en" text DEFAULT '' NOT NULL,
	"sign_up_kind" text DEFAULT 'hidden' NOT NULL,
	"sign_up_url_cn" text DEFAULT '' NOT NULL,
	"sign_up_url_en" text DEFAULT '' NOT NULL,
	"seats" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_episode" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"rank" integer NOT NULL,
	"live_type" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"cover_image" text DEFAULT '' NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_meeting" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"event_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"author_cn" text DEFAULT '' NOT NULL,
	"author_en" text DEFAULT '' NOT NULL,
	"room_cn" text DEFAULT '' NOT NULL,
	"room_en" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "overseas_fair" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"location_cn" text DEFAULT '' NOT NULL,
	"location_en" text DEFAULT '' NOT NULL,
	"description_cn" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"cover_image" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_catalogue_item" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"type" text NOT NULL,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"description_cn" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"price_fen" integer NOT NULL,
	"unit_cn" text DEFAULT '' NOT NULL,
	"unit_en" text DEFAULT '' NOT NULL,
	"is_sold_out" boolean DEFAULT false NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_request_item" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"request_id" bigint NOT NULL,
	"catalogue_id" bigint,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"description_cn" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"price_fen" integer NOT NULL,
	"unit_cn" text DEFAULT '' NOT NULL,
	"unit_en" text DEFAULT '' NOT NULL,
	"amount" integer NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_request" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"account_id" bigint,
	"language" text DEFAULT 'ZH' NOT NULL,
	"type" text NOT NULL,
	"attachment" text DEFAULT '' NOT NULL,
	"attachment_name" text DEFAULT '' NOT NULL,
	"status" smallint NOT NULL,
	"reject_reason_cn" text DEFAULT '' NOT NULL,
	"reject_reason_en" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "promotion_article" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"language" text NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"image_url" text NOT NULL,
	"content_cn" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"files" jsonb NOT NULL,
	"status" smallint NOT NULL,
	"reject_reason_cn" text DEFAULT '' NOT NULL,
	"reject_reason_en" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exhibitor_badge" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"account_id" bigint,
	"language" text DEFAULT 'ZH' NOT NULL,
	"name" text NOT NULL,
	"card_type" text NOT NULL,
	"card_number" text NOT NULL,
	"card_image" text DEFAULT '' NOT NULL,
	"company_name" text NOT NULL,
	"position" text NOT NULL,
	"phone" text NOT NULL,
	"status" smallint NOT NULL,
	"reject_reason_cn" text DEFAULT '' NOT NULL,
	"reject_reason_en" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exhibitor_billing" (
	"exhibitor_id" bigint PRIMARY KEY NOT NULL,
	"tax_id" text NOT NULL,
	"email" text NOT NULL,
	"company_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "exhibit_import" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"line_count" integer NOT NULL,
	"exhibits" jsonb NOT NULL,
	"valid_count" integer NOT NULL,
	"problems" jsonb NOT NULL,
	"problem_count" integer NOT NULL,
	"added_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "journal_entry" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"exhibitor_id" bigint NOT NULL,
	"language" text NOT NULL,
	"company_cn" text DEFAULT '' NOT NULL,
	"company_en" text DEFAULT '' NOT NULL,
	"company_address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"fax" text DEFAULT '' NOT NULL,
	"web_site" text DEFAULT '' NOT NULL,
	"content_cn" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"classify" text[] NOT NULL,
	"status" smallint NOT NULL,
	"reject_reason_cn" text DEFAULT '' NOT NULL,
	"reject_reason_en" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "favourite" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"account_id" bigint NOT NULL,
	"collect_type" integer NOT NULL,
	"link_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_group" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"account_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"person_count" integer NOT NULL,
	"taken_count" integer DEFAULT 0 NOT NULL,
	"people" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"problem_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"registered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"role" text NOT NULL,
	"mobile" text,
	"email" text,
	"password_hash" text,
	"nick_name" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"exhibitor_id" bigint,
	"is_locked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"check_key" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_code" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text NOT NULL,
	"requester" text NOT NULL,
	"guesses_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"account_id" bigint NOT NULL,
	"device_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_account_id_device_hash_pk" PRIMARY KEY("account_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
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
CREATE TABLE "invitation_link" (
	"inviter_id" bigint NOT NULL,
	"template" smallint NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitation_link_inviter_id_template_pk" PRIMARY KEY("inviter_id","template")
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" bigint,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"changes" jsonb NOT NULL,
	"address" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "news_version" (
	"article_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"editor" text NOT NULL,
	"sheet" jsonb NOT NULL,
	CONSTRAINT "news_version_article_id_number_pk" PRIMARY KEY("article_id","number")
);
--> statement-breakpoint
CREATE TABLE "content_draft" (
	"collection" text NOT NULL,
	"record_id" text NOT NULL,
	"scope" text DEFAULT '' NOT NULL,
	"values" jsonb,
	"publish_at" timestamp with time zone,
	"problem" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"editor" text DEFAULT '' NOT NULL,
	"staff_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_draft_collection_record_id_pk" PRIMARY KEY("collection","record_id")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"collection" text NOT NULL,
	"record_id" text NOT NULL,
	"scope" text DEFAULT '' NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"editor" text NOT NULL,
	"values" jsonb NOT NULL,
	"is_removal" boolean DEFAULT false NOT NULL,
	CONSTRAINT "content_version_collection_record_id_number_pk" PRIMARY KEY("collection","record_id","number")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"rights" text[] NOT NULL,
	"password_hash" text,
	"authenticator_secret" text NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"ticket_hash" text,
	"ticket_expires_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_device" (
	"staff_id" bigint NOT NULL,
	"device_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_device_staff_id_device_hash_pk" PRIMARY KEY("staff_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
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
CREATE TABLE "buyer_post" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"account_id" bigint,
	"publisher" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'ZH' NOT NULL,
	"publish_type" smallint NOT NULL,
	"purchase_types" smallint[] NOT NULL,
	"content_cn" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"quantity_cn" text DEFAULT '' NOT NULL,
	"quantity_en" text DEFAULT '' NOT NULL,
	"cover_image" text DEFAULT '' NOT NULL,
	"applicant_count" integer DEFAULT 0 NOT NULL,
	"status" smallint NOT NULL,
	"reject_reason_cn" text DEFAULT '' NOT NULL,
	"reject_reason_en" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	"fingerprint" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_message" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_message" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"is_secret" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_claim" (
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"staff_id" bigint NOT NULL,
	"staff_name" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "review_claim_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "review_hold" (
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decision" jsonb NOT NULL,
	"staff_id" bigint NOT NULL,
	"staff_name" text NOT NULL,
	"address" text NOT NULL,
	"title" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_hold_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "review_step" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"from_status" smallint NOT NULL,
	"to_status" smallint NOT NULL,
	"actor" text NOT NULL,
	"account_id" bigint,
	"reason_cn" text DEFAULT '' NOT NULL,
	"reason_en" text DEFAULT '' NOT NULL,
	"sheet" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"name" text PRIMARY KEY NOT NULL,
	"account_id" bigint,
	"media_type" text NOT NULL,
	"original_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"is_claimed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_up_field" ADD CONSTRAINT "sign_up_field_form_id_sign_up_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."sign_up_form"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "displayed_company" ADD CONSTRAINT "displayed_company_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_comment" ADD CONSTRAINT "consultation_comment_consultation_id_consultation_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_comment" ADD CONSTRAINT "consultation_comment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_asked_account_id_account_id_fk" FOREIGN KEY ("asked_account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_exchange_coupon_id_exchange_coupon_id_fk" FOREIGN KEY ("exchange_coupon_id") REFERENCES "public"."exchange_coupon"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registration" ADD CONSTRAINT "event_registration_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registration" ADD CONSTRAINT "event_registration_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_form_id_sign_up_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."sign_up_form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_meeting" ADD CONSTRAINT "event_meeting_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_request_item" ADD CONSTRAINT "ad_request_item_request_id_ad_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."ad_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_request_item" ADD CONSTRAINT "ad_request_item_catalogue_id_ad_catalogue_item_id_fk" FOREIGN KEY ("catalogue_id") REFERENCES "public"."ad_catalogue_item"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_request" ADD CONSTRAINT "ad_request_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_article" ADD CONSTRAINT "promotion_article_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_badge" ADD CONSTRAINT "exhibitor_badge_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_billing" ADD CONSTRAINT "exhibitor_billing_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibit_import" ADD CONSTRAINT "exhibit_import_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_consent" ADD CONSTRAINT "contact_consent_registration_id_visit_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."visit_registration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_registration_id_visit_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."visit_registration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_application" ADD CONSTRAINT "pairing_application_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_application" ADD CONSTRAINT "pairing_application_post_id_buyer_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."buyer_post"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_application" ADD CONSTRAINT "pairing_application_consultation_id_consultation_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_fulfilment" ADD CONSTRAINT "service_fulfilment_item_id_service_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."service_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_fulfilment" ADD CONSTRAINT "service_fulfilment_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_fulfilment" ADD CONSTRAINT "service_fulfilment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_item" ADD CONSTRAINT "service_item_form_id_sign_up_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."sign_up_form"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_group" ADD CONSTRAINT "visit_group_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_invitation" ADD CONSTRAINT "friend_invitation_inviter_id_account_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_invitation" ADD CONSTRAINT "friend_invitation_invited_user_id_account_id_fk" FOREIGN KEY ("invited_user_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_link" ADD CONSTRAINT "invitation_link_inviter_id_account_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_scan" ADD CONSTRAINT "check_in_scan_registration_id_visit_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."visit_registration"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_scan" ADD CONSTRAINT "check_in_scan_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_registration_id_visit_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."visit_registration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_import_line" ADD CONSTRAINT "exhibitor_import_line_import_id_exhibitor_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."exhibitor_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_device" ADD CONSTRAINT "staff_device_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answer" ADD CONSTRAINT "survey_answer_registration_id_visit_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."visit_registration"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answer" ADD CONSTRAINT "survey_answer_question_id_survey_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."survey_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_option" ADD CONSTRAINT "survey_option_question_id_survey_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."survey_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_registration" ADD CONSTRAINT "visit_registration_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_registration" ADD CONSTRAINT "visit_registration_registered_by_id_account_id_fk" FOREIGN KEY ("registered_by_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_post" ADD CONSTRAINT "buyer_post_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_up_field_form" ON "sign_up_field" USING btree ("form_id","rank");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("due_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "job_subject" ON "job" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "rate_limit_expire" ON "rate_limit" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "exhibitor_newest" ON "exhibitor" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "exhibitor_category_newest" ON "exhibitor" USING btree ("category_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "exhibitor_recommended" ON "exhibitor" USING btree ("recommended_rank") WHERE recommended_rank is not null;--> statement-breakpoint
CREATE INDEX "exhibitor_stand" ON "exhibitor" USING btree ("booth_number","id");--> statement-breakpoint
CREATE INDEX "exhibitor_email" ON "exhibitor" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "exhibitor_phone" ON "exhibitor" USING btree ((regexp_replace("phone", '[^0-9]', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "exhibitor_search" ON "exhibitor" USING gin ("search");--> statement-breakpoint
CREATE INDEX "exhibitor_names" ON "exhibitor" USING gin (ts_filter("search", '{a}'));--> statement-breakpoint
CREATE INDEX "exhibitor_folded_cn" ON "exhibitor" USING btree (lower(regexp_replace(normalize("name_cn", NFKC), '[ \t\n.,\u003b:''"&()*·、。-]', '', 'g')));--> statement-breakpoint
CREATE INDEX "exhibitor_folded_en" ON "exhibitor" USING btree (lower(regexp_replace(normalize("name_en", NFKC), '[ \t\n.,\u003b:''"&()*·、。-]', '', 'g')));--> statement-breakpoint
CREATE UNIQUE INDEX "product_once" ON "product" USING btree ("exhibitor_id","fingerprint") WHERE fingerprint is not null;--> statement-breakpoint
CREATE INDEX "product_under_review" ON "product" USING btree ("submitted_at") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "product_newest" ON "product" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 2;--> statement-breakpoint
CREATE INDEX "product_category_newest" ON "product" USING btree ("category_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 2;--> statement-breakpoint
CREATE INDEX "product_root_newest" ON "product" USING btree ("root_code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 2;--> statement-breakpoint
CREATE INDEX "product_exhibitor" ON "product" USING btree ("exhibitor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_recommended" ON "product" USING btree ("recommended_rank") WHERE recommended_rank is not null;--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search");--> statement-breakpoint
CREATE INDEX "product_names" ON "product" USING gin (ts_filter("search", '{a}'));--> statement-breakpoint
CREATE INDEX "video_newest" ON "video" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consultation_comment_newest" ON "consultation_comment" USING btree ("consultation_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_once" ON "consultation" USING btree ("account_id","type","link_id",md5("title")) WHERE status <> 3;--> statement-breakpoint
CREATE INDEX "consultation_asked_by" ON "consultation" USING btree ("account_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consultation_asking_company" ON "consultation" USING btree ("asking_exhibitor_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE asking_exhibitor_id is not null;--> statement-breakpoint
CREATE INDEX "consultation_asked_company" ON "consultation" USING btree ("exhibitor_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE exhibitor_id is not null;--> statement-breakpoint
CREATE INDEX "consultation_asked_account" ON "consultation" USING btree ("asked_account_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE asked_account_id is not null;--> statement-breakpoint
CREATE INDEX "consultation_created" ON "consultation" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "document_kind_rank" ON "document" USING btree ("kind","rank");--> statement-breakpoint
CREATE INDEX "document_search" ON "document" USING gin ("search");--> statement-breakpoint
CREATE INDEX "document_names" ON "document" USING gin (ts_filter("search", '{a}'));--> statement-breakpoint
CREATE UNIQUE INDEX "process_step_id" ON "process_step" USING btree ("id");--> statement-breakpoint
CREATE INDEX "page_block_section" ON "page_block" USING btree ("section","rank");--> statement-breakpoint
CREATE INDEX "article_kind_newest" ON "article" USING btree ("kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_exhibitor_newest" ON "article" USING btree ("exhibitor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_show_newest" ON "article" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE kind <> 'exhibitor';--> statement-breakpoint
CREATE INDEX "article_show_search" ON "article" USING gin ("search") WHERE kind <> 'exhibitor';--> statement-breakpoint
CREATE INDEX "article_search" ON "article" USING gin ("search");--> statement-breakpoint
CREATE INDEX "article_names" ON "article" USING gin (ts_filter("search", '{a}'));--> statement-breakpoint
CREATE INDEX "contact_card_group" ON "contact_card" USING btree ("group_number","rank");--> statement-breakpoint
CREATE INDEX "linkage_type" ON "linkage" USING btree ("type","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_once" ON "coupon" USING btree ("account_id","exchange_coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code" ON "coupon" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupon_exchange" ON "coupon" USING btree ("exchange_coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registration_once" ON "event_registration" USING btree ("event_id","account_id");--> statement-breakpoint
CREATE INDEX "event_registration_newest" ON "event_registration" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "event_code" ON "event" USING btree ("code");--> statement-breakpoint
CREATE INDEX "event_meeting_event" ON "event_meeting" USING btree ("event_id","starts_at");--> statement-breakpoint
CREATE INDEX "ad_catalogue_item_type" ON "ad_catalogue_item" USING btree ("type","rank");--> statement-breakpoint
CREATE INDEX "ad_request_item_request" ON "ad_request_item" USING btree ("request_id","rank");--> statement-breakpoint
CREATE INDEX "ad_request_owner" ON "ad_request" USING btree ("exhibitor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ad_request_under_review" ON "ad_request" USING btree ("submitted_at") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "promotion_article_company" ON "promotion_article" USING btree ("exhibitor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_article_once" ON "promotion_article" USING btree ("exhibitor_id","fingerprint");--> statement-breakpoint
CREATE INDEX "promotion_article_under_review" ON "promotion_article" USING btree ("submitted_at") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "exhibitor_badge_owner" ON "exhibitor_badge" USING btree ("exhibitor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "exhibitor_badge_once" ON "exhibitor_badge" USING btree ("exhibitor_id","card_type","card_number");--> statement-breakpoint
CREATE INDEX "exhibitor_badge_under_review" ON "exhibitor_badge" USING btree ("submitted_at") WHERE status = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "booth_application_proved" ON "booth_application" USING btree ("proved");--> statement-breakpoint
CREATE INDEX "booth_application_under_review" ON "booth_application" USING btree ("submitted_at") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "exhibit_import_company" ON "exhibit_import" USING btree ("exhibitor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entry_company" ON "journal_entry" USING btree ("exhibitor_id");--> statement-breakpoint
CREATE INDEX "journal_entry_under_review" ON "journal_entry" USING btree ("submitted_at") WHERE status = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_once" ON "lead" USING btree ("exhibitor_id","registration_id");--> statement-breakpoint
CREATE INDEX "lead_newest" ON "lead" USING btree ("exhibitor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lead_registration" ON "lead" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "pairing_application_owner" ON "pairing_application" USING btree ("exhibitor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "pairing_application_once" ON "pairing_application" USING btree ("exhibitor_id","post_id");--> statement-breakpoint
CREATE INDEX "pairing_application_post" ON "pairing_application" USING btree ("post_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pairing_application_thread" ON "pairing_application" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "pairing_application_under_review" ON "pairing_application" USING btree ("submitted_at") WHERE status = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "service_fulfilment_once" ON "service_fulfilment" USING btree ("exhibitor_id","item_id");--> statement-breakpoint
CREATE INDEX "service_fulfilment_item" ON "service_fulfilment" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "service_fulfilment_account" ON "service_fulfilment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "service_item_order" ON "service_item" USING btree ("edition","category","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_once" ON "favourite" USING btree ("account_id","collect_type","link_id");--> statement-breakpoint
CREATE INDEX "favourite_newest" ON "favourite" USING btree ("account_id","collect_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favourite_created" ON "favourite" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "visit_group_account" ON "visit_group" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_mobile" ON "account" USING btree ("role","mobile") WHERE mobile is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("role","email") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "account_exhibitor" ON "account" USING btree ("exhibitor_id");--> statement-breakpoint
CREATE INDEX "account_begins_name" ON "account" USING btree (lower("nick_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_begins_company" ON "account" USING btree (lower("company_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_begins_email" ON "account" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_begins_mobile" ON "account" USING btree ("mobile" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "captcha_expiry" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sent_code_recipient" ON "sent_code" USING btree ("recipient","purpose");--> statement-breakpoint
CREATE INDEX "sent_code_expiry" ON "sent_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_device_used" ON "known_device" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "friend_invitation_once" ON "friend_invitation" USING btree ("inviter_id","email") WHERE email <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "friend_invitation_key" ON "friend_invitation" USING btree ("key");--> statement-breakpoint
CREATE INDEX "friend_invitation_invited" ON "friend_invitation" USING btree ("invited_user_id");--> statement-breakpoint
CREATE INDEX "friend_invitation_created" ON "friend_invitation" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "friend_invitation_newest" ON "friend_invitation" USING btree ("inviter_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_link_key" ON "invitation_link" USING btree ("key");--> statement-breakpoint
CREATE INDEX "audit_entry_staff" ON "audit_entry" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "check_in_scan_registration" ON "check_in_scan" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "check_in_day" ON "check_in" USING btree ("day","registration_id");--> statement-breakpoint
CREATE INDEX "exhibitor_import_line_state" ON "exhibitor_import_line" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "exhibitor_import_heads" ON "exhibitor_import" USING btree ("heads_key","id");--> statement-breakpoint
CREATE INDEX "content_draft_due" ON "content_draft" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_ticket" ON "staff" USING btree ("ticket_hash") WHERE ticket_hash is not null;--> statement-breakpoint
CREATE INDEX "staff_device_used" ON "staff_device" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "staff_session_staff" ON "staff_session" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_end" ON "staff_session" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "survey_option_question" ON "survey_option" USING btree ("question_id","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_registration_key" ON "visit_registration" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_registration_account" ON "visit_registration" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_registration_mobile" ON "visit_registration" USING btree ("mobile") WHERE mobile is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_registration_email" ON "visit_registration" USING btree ("email") WHERE email is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_registration_code" ON "visit_registration" USING btree ("invitation_code") WHERE invitation_code is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_registration_ticket" ON "visit_registration" USING btree ("ticket_hash") WHERE ticket_hash is not null;--> statement-breakpoint
CREATE INDEX "visit_registration_others" ON "visit_registration" USING btree ("registered_by_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "visit_registration_group" ON "visit_registration" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "visit_registration_begins_name" ON "visit_registration" USING btree (lower("first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "visit_registration_begins_company" ON "visit_registration" USING btree (lower("company_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "visit_registration_begins_email" ON "visit_registration" USING btree (lower("contact_email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "visit_registration_begins_mobile" ON "visit_registration" USING btree ("mobile_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "visit_registration_roll" ON "visit_registration" USING btree ("finished_at","id") WHERE invitation_code is not null;--> statement-breakpoint
CREATE INDEX "buyer_post_newest" ON "buyer_post" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 2;--> statement-breakpoint
CREATE INDEX "buyer_post_account" ON "buyer_post" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE account_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "buyer_post_once" ON "buyer_post" USING btree ("account_id","fingerprint") WHERE fingerprint is not null;--> statement-breakpoint
CREATE INDEX "buyer_post_under_review" ON "buyer_post" USING btree ("submitted_at") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "buyer_post_purchase_types" ON "buyer_post" USING gin ("purchase_types");--> statement-breakpoint
CREATE INDEX "buyer_post_search" ON "buyer_post" USING gin ("search");--> statement-breakpoint
CREATE INDEX "buyer_post_names" ON "buyer_post" USING gin (ts_filter("search", '{a}'));--> statement-breakpoint
CREATE INDEX "mailbox_message_newest" ON "mailbox_message" USING btree ("sent_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outgoing_message_recipient" ON "outgoing_message" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outgoing_message_due" ON "outgoing_message" USING btree ("due_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "review_hold_due" ON "review_hold" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "review_hold_staff" ON "review_hold" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "review_step_decided" ON "review_step" USING btree ("id") WHERE actor <> 'owner';--> statement-breakpoint
CREATE INDEX "review_step_subject" ON "review_step" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "upload_account" ON "upload" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "upload_unclaimed" ON "upload" USING btree ("created_at") WHERE not is_claimed;
--> statement-breakpoint
-- From here on statements that drizzle-kit does not write: it knows neither functions, triggers, storage nor rows.

-- `list_count` holds how many published products and how many exhibitors each category has, and all of them together in
-- the category ''. Triggers add to it once for each statement, so a list knows its total at any size without counting.
-- A product that has no category yet counts once in ''. Counts are written in the order of their codes: of two
-- transactions that change the same counts, one waits for the other instead of both for each other.
create function count_products() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into list_count (list, code, total)
      select 'product', code, -count(*)
      from old_rows, lateral (select distinct unnest(array['', root_code, category_code]) as code) codes
      where status = 2 group by code order by code
      on conflict (list, code) do update set total = list_count.total + excluded.total;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into list_count (list, code, total)
      select 'product', code, count(*)
      from new_rows, lateral (select distinct unnest(array['', root_code, category_code]) as code) codes
      where status = 2 group by code order by code
      on conflict (list, code) do update set total = list_count.total + excluded.total;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger product_inserted after insert on product
  referencing new table as new_rows for each statement execute function count_products();
--> statement-breakpoint
create trigger product_updated after update on product
  referencing old table as old_rows new table as new_rows for each statement execute function count_products();
--> statement-breakpoint
create trigger product_deleted after delete on product
  referencing old table as old_rows for each statement execute function count_products();
--> statement-breakpoint
create function count_exhibitors() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into list_count (list, code, total)
      select 'exhibitor', code, -count(*) from old_rows, unnest(array['', category_code]) code
      group by code order by code
      on conflict (list, code) do update set total = list_count.total + excluded.total;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into list_count (list, code, total)
      select 'exhibitor', code, count(*) from new_rows, unnest(array['', category_code]) code
      group by code order by code
      on conflict (list, code) do update set total = list_count.total + excluded.total;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger exhibitor_inserted after insert on exhibitor
  referencing new table as new_rows for each statement execute function count_exhibitors();
--> statement-breakpoint
create trigger exhibitor_updated after update on exhibitor
  referencing old table as old_rows new table as new_rows for each statement execute function count_exhibitors();
--> statement-breakpoint
create trigger exhibitor_deleted after delete on exhibitor
  referencing old table as old_rows for each statement execute function count_exhibitors();
--> statement-breakpoint
-- Search vectors (2 kB each) stay in the page of their record: read from the TOAST table, one costs five pages instead of
-- one, and reading vectors is most of what a search does.
ALTER TABLE "exhibitor" ALTER COLUMN "search" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "search" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "article" ALTER COLUMN "search" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "buyer_post" ALTER COLUMN "search" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "document" ALTER COLUMN "search" SET STORAGE MAIN;--> statement-breakpoint
-- The dictionaries of the forms: the first form of an empty installation offers these choices. The organiser's console
-- changes the words; the codes stay, because records hold them.
INSERT INTO "dictionary_entry" ("dictionary", "code", "words_cn", "words_en", "rank") VALUES
	('gender', '1', '先生', 'Mr', 1),
	('gender', '2', '女士', 'Ms', 2),
	('gender', '3', '不愿透露', 'Rather not say', 3),
	('position', '1', '董事长、总经理', 'Owner or managing director', 1),
	('position', '2', '采购', 'Purchasing', 2),
	('position', '3', '技术、研发', 'Engineering or R&D', 3),
	('position', '4', '生产、设备', 'Production or maintenance', 4),
	('position', '5', '质量、检测', 'Quality or testing', 5),
	('position', '6', '市场、销售', 'Marketing or sales', 6),
	('position', '7', '科研、教学', 'Research or teaching', 7),
	('position', '8', '其他', 'Other', 8),
	('waysToKnow', '1', '往届参展或参观', 'An earlier edition', 1),
	('waysToKnow', '2', '主办方邮件或电话', 'Mail or call from the organiser', 2),
	('waysToKnow', '3', '微信等社交媒体', 'WeChat or other social media', 3),
	('waysToKnow', '4', '行业媒体', 'Trade media', 4),
	('waysToKnow', '5', '搜索引擎', 'Search engine', 5),
	('waysToKnow', '6', '行业协会', 'Trade association', 6),
	('waysToKnow', '7', '客户或同行推荐', 'Customers or colleagues', 7),
	('waysToKnow', '8', '其他', 'Other', 8);
