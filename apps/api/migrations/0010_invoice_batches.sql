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
ALTER TABLE "invoice_batch_rows" ADD CONSTRAINT "invoice_batch_rows_batch_id_invoice_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."invoice_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_batch_rows" ADD CONSTRAINT "invoice_batch_rows_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_batch_rows" ADD CONSTRAINT "invoice_batch_rows_email_id_invoice_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."invoice_emails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_batch_rows_waiting" ON "invoice_batch_rows" USING btree ("batch_id","invoice_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "invoice_batches_unfinished" ON "invoice_batches" USING btree ("id") WHERE finished_at is null;