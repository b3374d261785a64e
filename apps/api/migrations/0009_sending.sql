CREATE TABLE "invoice_batch_rows" (
	"batch_id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"error" text,
	"email_id" bigint,
	"cells" jsonb,
	CONSTRAINT "invoice_batch_rows_batch_id_invoice_id_pk" PRIMARY KEY("batch_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"action" text NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_emails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"invoice_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"mail_key" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"error" text,
	"unreached" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "invoices_requested";--> statement-breakpoint
DROP INDEX "invoices_competence";--> statement-breakpoint
DROP INDEX "invoices_due";--> statement-breakpoint
DROP INDEX "invoices_net";--> statement-breakpoint
DROP INDEX "invoices_status_requested";--> statement-breakpoint
ALTER TABLE "invoice_batch_rows" ADD CONSTRAINT "invoice_batch_rows_batch_id_invoice_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."invoice_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_batch_rows" ADD CONSTRAINT "invoice_batch_rows_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_batch_rows" ADD CONSTRAINT "invoice_batch_rows_email_id_invoice_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."invoice_emails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_emails" ADD CONSTRAINT "invoice_emails_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_emails" ADD CONSTRAINT "invoice_emails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_batch_rows_waiting" ON "invoice_batch_rows" USING btree ("batch_id","invoice_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "invoice_batches_unfinished" ON "invoice_batches" USING btree ("id") WHERE finished_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_emails_key" ON "invoice_emails" USING btree ("mail_key");--> statement-breakpoint
CREATE INDEX "invoice_emails_invoice" ON "invoice_emails" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "invoice_emails_due" ON "invoice_emails" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "invoices_archived" ON "invoices" USING btree ("requested_at","id") WHERE is_archived;--> statement-breakpoint
CREATE INDEX "invoices_requested" ON "invoices" USING btree ("requested_at","id") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_competence" ON "invoices" USING btree ("competence","id") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("due_order","id") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_net" ON "invoices" USING btree ("net_amount","id") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_status_requested" ON "invoices" USING btree ("status","requested_at","id") WHERE not is_archived;