CREATE TABLE "company_certificates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"document" text NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"serial" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"sealed_file" text NOT NULL,
	"sealed_password" text NOT NULL,
	CONSTRAINT "company_certificates_company" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "dps_counters" (
	"company_id" bigint NOT NULL,
	"environment" text NOT NULL,
	"series" integer NOT NULL,
	"last_number" bigint NOT NULL,
	CONSTRAINT "dps_counters_company_id_environment_series_pk" PRIMARY KEY("company_id","environment","series")
);
--> statement-breakpoint
CREATE TABLE "issuing_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "issuing_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"invoice_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"environment" text NOT NULL,
	"series" integer,
	"number" bigint,
	"document_id" text NOT NULL,
	"access_key" text,
	"xml" text NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"refusal" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "municipal_parameters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "municipal_parameters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"ibge" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"adapter" text NOT NULL,
	"environment" text NOT NULL,
	"dps_series" integer NOT NULL,
	"sends_municipal_registration" boolean DEFAULT false NOT NULL,
	"search_key" text NOT NULL,
	CONSTRAINT "municipal_parameters_ibge" UNIQUE("ibge")
);
--> statement-breakpoint
DROP INDEX "invoices_company_number";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "substitution_text" text;--> statement-breakpoint
ALTER TABLE "company_certificates" ADD CONSTRAINT "company_certificates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dps_counters" ADD CONSTRAINT "dps_counters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuing_attempts" ADD CONSTRAINT "issuing_attempts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuing_attempts" ADD CONSTRAINT "issuing_attempts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "issuing_attempts_number" ON "issuing_attempts" USING btree ("company_id","environment","series","number") WHERE kind = 'issue';--> statement-breakpoint
CREATE UNIQUE INDEX "issuing_attempts_open" ON "issuing_attempts" USING btree ("invoice_id") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "issuing_attempts_waiting" ON "issuing_attempts" USING btree ("claimed_until") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "municipal_parameters_city" ON "municipal_parameters" USING btree ("city","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_access_key" ON "invoices" USING btree ("access_key") WHERE emitter_process = 'national_api';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_company_number" ON "invoices" USING btree ("company_id","dps_series","number") WHERE emitter_process = 'manual';