CREATE TABLE "invoice_attachments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"invoice_id" bigint NOT NULL,
	"requirement_id" bigint,
	"file_id" text NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" bigint
);
--> statement-breakpoint
CREATE TABLE "invoice_requirements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_requirements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"invoice_id" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"text" text NOT NULL,
	"due_at" date NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" bigint,
	"return_reason" text,
	"returned_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"resolved_by" bigint
);
--> statement-breakpoint
ALTER TABLE "invoice_attachments" ADD CONSTRAINT "invoice_attachments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_attachments" ADD CONSTRAINT "invoice_attachments_requirement_id_invoice_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."invoice_requirements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_attachments" ADD CONSTRAINT "invoice_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_attachments" ADD CONSTRAINT "invoice_attachments_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_requirements" ADD CONSTRAINT "invoice_requirements_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_requirements" ADD CONSTRAINT "invoice_requirements_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_requirements" ADD CONSTRAINT "invoice_requirements_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_attachments_invoice" ON "invoice_attachments" USING btree ("invoice_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "invoice_requirements_invoice" ON "invoice_requirements" USING btree ("invoice_id");--> statement-breakpoint
-- What was asked while requirements stood in the invoice becomes a row each. One without a last day gets the day on which it was opened.
INSERT INTO "invoice_requirements" ("created_at", "updated_at", "created_by", "invoice_id", "status", "text", "due_at", "answer", "answered_at", "resolved_at", "resolved_by")
SELECT (item->>'opened_at')::timestamptz, coalesce(item->>'resolved_at', item->>'opened_at')::timestamptz, (item->>'opened_by')::bigint, "invoices"."id",
  CASE WHEN item->>'resolved_at' IS NOT NULL THEN 'concluded' WHEN item->>'answer' IS NOT NULL THEN 'answered' ELSE 'open' END,
  item->>'text', coalesce((item->>'due_at')::date, ((item->>'opened_at')::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date), item->>'answer',
  CASE WHEN item->>'answer' IS NOT NULL THEN coalesce(item->>'resolved_at', item->>'opened_at')::timestamptz END,
  (item->>'resolved_at')::timestamptz, (item->>'resolved_by')::bigint
FROM "invoices", jsonb_array_elements("invoices"."requirements") WITH ORDINALITY AS listed(item, place)
ORDER BY "invoices"."id", place;--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "requirements";
