CREATE TABLE "site_revision" (
	"id" integer PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
