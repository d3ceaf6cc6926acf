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
	"website" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
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
	"id" bigint PRIMARY KEY NOT NULL,
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
	"status" smallint NOT NULL,
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
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "config_value" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edition" (
	"number" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"email" text NOT NULL,
	"role_name" text NOT NULL,
	"company_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_email_role_name_pk" PRIMARY KEY("email","role_name")
);
--> statement-breakpoint
CREATE TABLE "buyer_post" (
	"id" bigint PRIMARY KEY NOT NULL,
	"publish_type" smallint NOT NULL,
	"purchase_types" smallint[] NOT NULL,
	"content_cn" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"quantity_cn" text DEFAULT '' NOT NULL,
	"quantity_en" text DEFAULT '' NOT NULL,
	"cover_image" text DEFAULT '' NOT NULL,
	"applicant_count" integer DEFAULT 0 NOT NULL,
	"status" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "displayed_company" ADD CONSTRAINT "displayed_company_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exhibitor_newest" ON "exhibitor" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exhibitor_category_newest" ON "exhibitor" USING btree ("category_code","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exhibitor_recommended" ON "exhibitor" USING btree ("recommended_rank") WHERE recommended_rank is not null;--> statement-breakpoint
CREATE INDEX "exhibitor_search" ON "exhibitor" USING gin ("search");--> statement-breakpoint
CREATE INDEX "product_newest" ON "product" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 2;--> statement-breakpoint
CREATE INDEX "product_category_newest" ON "product" USING btree ("category_code","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 2;--> statement-breakpoint
CREATE INDEX "product_root_newest" ON "product" USING btree ("root_code","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 2;--> statement-breakpoint
CREATE INDEX "product_exhibitor" ON "product" USING btree ("exhibitor_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_recommended" ON "product" USING btree ("recommended_rank") WHERE recommended_rank is not null;--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search");--> statement-breakpoint
CREATE INDEX "video_newest" ON "video" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_kind_newest" ON "article" USING btree ("kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_exhibitor_newest" ON "article" USING btree ("exhibitor_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_search" ON "article" USING gin ("search");--> statement-breakpoint
CREATE INDEX "buyer_post_newest" ON "buyer_post" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 2;--> statement-breakpoint
CREATE INDEX "buyer_post_purchase_types" ON "buyer_post" USING gin ("purchase_types");--> statement-breakpoint
CREATE INDEX "buyer_post_search" ON "buyer_post" USING gin ("search");