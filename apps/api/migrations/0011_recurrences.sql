CREATE TABLE "invoice_recurrences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_recurrences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"client_id" bigint NOT NULL,
	"requested_by" bigint NOT NULL,
	"status" text NOT NULL,
	"pause_reason" text,
	"day" integer NOT NULL,
	"lag" integer NOT NULL,
	"until" text,
	"gross_amount" bigint NOT NULL,
	"description" text NOT NULL,
	"shifts" text,
	"service_place_ibge" text,
	"due_days" integer,
	"starts_at" text NOT NULL,
	"last_competence" text NOT NULL,
	"next_competence" text,
	"next_on" date
);
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "is_recurring" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "invoices" drop column "is_recurring";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "is_recurring" boolean GENERATED ALWAYS AS (recurring_id is not null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "recurring_competence" text;--> statement-breakpoint
ALTER TABLE "invoice_recurrences" ADD CONSTRAINT "invoice_recurrences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_recurrences" ADD CONSTRAINT "invoice_recurrences_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_recurrences" ADD CONSTRAINT "invoice_recurrences_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_recurrences_due" ON "invoice_recurrences" USING btree ("next_on") WHERE status = 'active';--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_recurring_id_invoice_recurrences_id_fk" FOREIGN KEY ("recurring_id") REFERENCES "public"."invoice_recurrences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_recurring_month" ON "invoices" USING btree ("recurring_id","recurring_competence") WHERE recurring_id is not null;--> statement-breakpoint
CREATE INDEX "invoices_recurring" ON "invoices" USING btree ("company_id","requested_at","id") WHERE recurring_id is not null;