DROP INDEX "check_in_day";--> statement-breakpoint
CREATE INDEX "consultation_created" ON "consultation" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "favourite_created" ON "favourite" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "friend_invitation_created" ON "friend_invitation" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "check_in_day" ON "check_in" USING btree ("day","registration_id");