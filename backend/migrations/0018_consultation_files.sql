CREATE TABLE "consultation_file" (
	"name" text PRIMARY KEY NOT NULL,
	"consultation_id" bigint NOT NULL,
	"comment_id" bigint,
	"position" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation_file" ADD CONSTRAINT "consultation_file_name_upload_name_fk" FOREIGN KEY ("name") REFERENCES "public"."upload"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_file" ADD CONSTRAINT "consultation_file_consultation_id_consultation_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_file" ADD CONSTRAINT "consultation_file_comment_id_consultation_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."consultation_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_file_of" ON "consultation_file" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "consultation_file_comment" ON "consultation_file" USING btree ("comment_id");