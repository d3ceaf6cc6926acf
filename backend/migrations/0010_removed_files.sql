CREATE TABLE "file_hold" (
	"id" text PRIMARY KEY NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_file" (
	"name" text PRIMARY KEY NOT NULL
);
