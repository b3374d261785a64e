CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"invoice_id" bigint NOT NULL,
	"date" date NOT NULL,
	"amount" bigint NOT NULL,
	"withheld_iss" bigint,
	"withheld_irrf" bigint,
	"withheld_csrf" bigint,
	"withheld_inss" bigint,
	"withheld_other" bigint,
	"note" text,
	"undone_at" timestamp with time zone,
	"undone_by" bigint
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "withheld_on_payment" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "payments" USING btree ("invoice_id") WHERE undone_at is null;
--> statement-breakpoint
-- What was received before payments were written down one by one becomes one payment each.
INSERT INTO "payments" ("created_at", "updated_at", "invoice_id", "date", "amount")
SELECT "updated_at", "updated_at", "id", coalesce("paid_at", ("updated_at" AT TIME ZONE 'America/Sao_Paulo')::date), "received_amount"
FROM "invoices" WHERE "received_amount" > 0;
