CREATE TABLE "invitation_link" (
	"inviter_id" bigint NOT NULL,
	"template" smallint NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitation_link_inviter_id_template_pk" PRIMARY KEY("inviter_id","template")
);
--> statement-breakpoint
DROP INDEX "friend_invitation_once";--> statement-breakpoint
ALTER TABLE "invitation_link" ADD CONSTRAINT "invitation_link_inviter_id_account_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_link_key" ON "invitation_link" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "friend_invitation_once" ON "friend_invitation" USING btree ("inviter_id","email") WHERE email <> '';