CREATE TABLE "configurations" (
	"field" text PRIMARY KEY NOT NULL,
	"value" text
);
--> statement-breakpoint
CREATE TABLE "lookup_answers" (
	"service" text NOT NULL,
	"key" text NOT NULL,
	"answer" jsonb,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lookup_answers_service_key_pk" PRIMARY KEY("service","key")
);
--> statement-breakpoint
CREATE INDEX "lookup_answers_fetched" ON "lookup_answers" USING btree ("fetched_at");