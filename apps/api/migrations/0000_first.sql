CREATE TABLE "accounting_parameters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounting_parameters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"valid_from" text NOT NULL,
	"value" jsonb NOT NULL,
	"source" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "accreditation_invites" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accreditation_invites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"crm_number" text,
	"crm_state" text,
	"unit_ids" bigint[],
	"message" text,
	"status" text NOT NULL,
	"token_hash" text,
	"sent_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_by" bigint,
	CONSTRAINT "accreditation_invites_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "accreditation_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accreditation_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"accreditation_id" bigint NOT NULL,
	"kind" text,
	"qualification_id" bigint,
	"is_required" boolean DEFAULT true NOT NULL,
	"status" text NOT NULL,
	"document_id" bigint,
	"valid_until" date,
	"note" text,
	"reviewed_by" bigint,
	"ending_told" integer,
	CONSTRAINT "accreditation_documents_something" CHECK (kind is not null or qualification_id is not null)
);
--> statement-breakpoint
CREATE TABLE "accreditations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accreditations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" bigint NOT NULL,
	"professional_id" bigint NOT NULL,
	"origin" text DEFAULT 'internal' NOT NULL,
	"status" text NOT NULL,
	"step" text DEFAULT 'contact' NOT NULL,
	"status_since" timestamp with time zone DEFAULT now() NOT NULL,
	"contact_email" text,
	"contact_phone" text,
	"crm_number" text,
	"crm_state" text,
	"specialty" text,
	"rqe" text,
	"payment" text,
	"company_id" bigint,
	"sealed_account" text,
	"unit_ids" bigint[],
	"valid_until" date,
	"approved_by" bigint,
	"reason" text,
	"consented_at" timestamp with time zone,
	"ending_told" integer,
	"first_competence" text,
	"last_competence" text
);
--> statement-breakpoint
CREATE TABLE "dossier_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dossier_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text,
	"number" text,
	"issued_on" date,
	"valid_until" date,
	"file_id" text NOT NULL,
	"replaces_id" bigint,
	"replaced_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "dossier_documents_replaces" UNIQUE("replaces_id")
);
--> statement-breakpoint
CREATE TABLE "boleto_papers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boleto_papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"file_id" text,
	"sha256" text NOT NULL,
	"sort" text,
	"unread" text,
	"company_id" bigint,
	"kind" text,
	"tax_key" text,
	"description" text,
	"competence" text,
	"amount" bigint,
	"due_date" date,
	"digitable_line" text,
	"pix_code" text,
	"doubts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sources" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"receipt" jsonb,
	"receipt_doubts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"words" text,
	"queued_at" timestamp with time zone,
	"refusal" text,
	"boleto_id" bigint,
	"obligation_id" bigint
);
--> statement-breakpoint
CREATE TABLE "receipt_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"rule_key" text,
	"rule_id" bigint,
	"fixed_words" jsonb NOT NULL,
	"number_label" text,
	"competence_label" text,
	"date_label" text,
	"removed_at" timestamp with time zone,
	CONSTRAINT "receipt_templates_rule" CHECK ((rule_key is null) <> (rule_id is null))
);
--> statement-breakpoint
CREATE TABLE "boleto_recurrences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boleto_recurrences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"pause_reason" text,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"amount" bigint NOT NULL,
	"day" integer NOT NULL,
	"lag" integer NOT NULL,
	"until" text,
	"fine_rate" text,
	"interest_rate" text,
	"discount_amount" bigint,
	"discount_day" integer,
	"starts_at" text NOT NULL,
	"last_competence" text NOT NULL,
	"next_competence" text,
	"next_on" date
);
--> statement-breakpoint
CREATE TABLE "boleto_sending_rows" (
	"sending_id" bigint NOT NULL,
	"boleto_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"error" text,
	CONSTRAINT "boleto_sending_rows_sending_id_boleto_id_pk" PRIMARY KEY("sending_id","boleto_id")
);
--> statement-breakpoint
CREATE TABLE "boleto_sendings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boleto_sendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boleto_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boleto_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"boleto_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boletos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boletos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"taxpayer_id" bigint,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"tax_key" text,
	"description" text NOT NULL,
	"competence" text,
	"amount" bigint NOT NULL,
	"due_date" date NOT NULL,
	"pay_by" date NOT NULL,
	"pay_order" integer GENERATED ALWAYS AS (case when status in ('opened', 'partially_paid', 'overdue') then pay_by - date '2000-01-01' else 10000000 - (pay_by - date '2000-01-01') end) STORED NOT NULL,
	"reminder" integer,
	"digitable_line" text,
	"pix_code" text,
	"fine_rate" text,
	"interest_rate" text,
	"discount_amount" bigint,
	"discount_until" date,
	"notes" text,
	"paid_on" date,
	"paid_amount" bigint,
	"took_discount" boolean DEFAULT false NOT NULL,
	"payment_undone_at" timestamp with time zone,
	"claimed_on" date,
	"new_guide_asked_on" date,
	"cancel_reason" text,
	"replaces_id" bigint,
	"recurrence_id" bigint,
	"recurrence_competence" text,
	"plan_month" text,
	"price_lines" jsonb,
	"viewed_at" timestamp with time zone,
	"file_id" text,
	"proof_file_id" text,
	"search_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "broadcasts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"severity" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"page" text,
	"audience" jsonb NOT NULL,
	"plan_ids" jsonb NOT NULL,
	"tax_regimes" jsonb NOT NULL,
	"analyst_id" bigint,
	"state" text,
	"send_on" date,
	"send_time" text,
	"started_at" timestamp with time zone,
	"people_count" integer DEFAULT 0 NOT NULL,
	"withdrawn_reason" text,
	"search_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "busy_calendars" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "busy_calendars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sealed_url" text,
	"host" text,
	"times_count" integer DEFAULT 0 NOT NULL,
	"is_cut" boolean DEFAULT false NOT NULL,
	"last_read_at" timestamp with time zone,
	"last_problem" text,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"busy_calendar_id" bigint NOT NULL,
	"start_at" text NOT NULL,
	"end_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"starts_on" date NOT NULL,
	"starts_at" text,
	"ends_on" date NOT NULL,
	"ends_at" text,
	"last_on" date,
	"place" text,
	"place_address" text,
	"client_id" bigint,
	"value" bigint,
	"value_kind" text,
	"payment_forecast_date" date,
	"paid_on" date,
	"invoice_id" bigint,
	"notes" text,
	"color" text,
	"reminders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"visibility" text NOT NULL,
	"rrule" text,
	"exdates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"series_id" bigint,
	"occurrence_on" date,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"company_ids" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"last_read_at" timestamp with time zone,
	"last_read_by" text,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "cash_book_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_book_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"entry_date" date NOT NULL,
	"code" text NOT NULL,
	"amount" bigint NOT NULL,
	"deductible" bigint NOT NULL,
	"history" text NOT NULL,
	"received_from" text,
	"payer_cpf" text,
	"beneficiary_cpf" text,
	"beneficiary_cpf_missing" boolean DEFAULT false NOT NULL,
	"payer_cnpj" text,
	"irrf_amount" bigint,
	"deduction" bigint,
	"competence" text,
	"fine" bigint,
	"interest" bigint,
	"is_home_office" boolean DEFAULT false NOT NULL,
	"receipt_number" text,
	"receipt_issued_on" date,
	"receipt_cancelled_on" date,
	"import_id" bigint,
	"receipt_import_id" bigint,
	"search_key" text NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cash_book_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_book_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"headers" text NOT NULL,
	"columns" jsonb NOT NULL,
	"fresh" integer NOT NULL,
	"matched" integer NOT NULL,
	"repeated" integer NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cash_book_months" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_book_months_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"month" text NOT NULL,
	"month_status" text DEFAULT 'open' NOT NULL,
	"closed_at" timestamp with time zone,
	"figures" jsonb,
	CONSTRAINT "cash_book_months_month" UNIQUE("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "cash_book_proofs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_book_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"file_id" text NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cash_books" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_books_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"dependents" integer NOT NULL,
	"works_at_home" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cash_books_person" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "company_certificates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"document" text NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"trust" text NOT NULL,
	"serial" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"sealed_file" text NOT NULL,
	"sealed_password" text NOT NULL,
	"company_id" bigint NOT NULL,
	CONSTRAINT "company_certificates_company" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "doctor_certificates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "doctor_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"document" text NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"trust" text NOT NULL,
	"serial" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"sealed_file" text NOT NULL,
	"sealed_password" text NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "doctor_certificates_user" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"person_type" text NOT NULL,
	"document" text,
	"no_nif_reason" text,
	"name" text NOT NULL,
	"fantasy_name" text,
	"municipal_registration" text,
	"state_registration" text,
	"caepf" text,
	"email" text,
	"email_cc" text,
	"phone" text,
	"address" jsonb,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"taker_kind" text,
	"withholds_iss" boolean DEFAULT false NOT NULL,
	"withholds_irrf" boolean DEFAULT false NOT NULL,
	"withholds_csrf" boolean DEFAULT false NOT NULL,
	"withholds_inss" boolean DEFAULT false NOT NULL,
	"default_service_code" text,
	"default_description_template" text,
	"payment_term_days" integer,
	"default_due_rule" text,
	"requires_po" boolean DEFAULT false NOT NULL,
	"contract_number" text,
	"internal_notes" text,
	"public_notes" text,
	"status" text DEFAULT 'active' NOT NULL,
	"search_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closing_run_rows" (
	"run_id" bigint NOT NULL,
	"closing_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	CONSTRAINT "closing_run_rows_run_id_closing_id_pk" PRIMARY KEY("run_id","closing_id")
);
--> statement-breakpoint
CREATE TABLE "closing_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closing_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"action" text NOT NULL,
	"analyst_id" bigint
);
--> statement-breakpoint
CREATE TABLE "closings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"month" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'not_started' NOT NULL,
	"analyst_id" bigint,
	"das_official" bigint,
	"revenue_official" bigint,
	"rbt12_official" bigint,
	"extract_file_id" text,
	"observations" text,
	"reviewed_for" bigint,
	"reviewer_id" bigint,
	"reason" text,
	"started_on" date,
	"closed_at" timestamp with time zone,
	"client_seen_at" timestamp with time zone,
	"changed_after" integer DEFAULT 0 NOT NULL,
	"checks" jsonb,
	"figures" jsonb,
	"former_figures" jsonb,
	"judged_on" date,
	"result" text DEFAULT 'block' NOT NULL,
	"fault" text,
	"turn" text,
	"since" date DEFAULT '9999-12-31' NOT NULL,
	"penalty" bigint DEFAULT 0 NOT NULL,
	"status_order" integer GENERATED ALWAYS AS (coalesce(array_position(array['not_started', 'awaiting_client', 'running', 'in_review', 'closed', 'reopened', 'no_movement', 'waived']::text[], status), 9)) STORED NOT NULL,
	"result_order" integer GENERATED ALWAYS AS (coalesce(array_position(array['ok', 'alert', 'block']::text[], result), 4)) STORED NOT NULL,
	"turn_order" integer GENERATED ALWAYS AS (coalesce(array_position(array['client', 'office', 'authority']::text[], turn), 4)) STORED NOT NULL,
	"analyst_order" bigint GENERATED ALWAYS AS (coalesce(analyst_id, 9007199254740991)) STORED NOT NULL,
	CONSTRAINT "closings_month" UNIQUE("company_id","month")
);
--> statement-breakpoint
CREATE TABLE "colleges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "colleges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"acronym" text,
	"state" text NOT NULL,
	"ibge" text NOT NULL,
	"city" text NOT NULL,
	"kind" text NOT NULL,
	"cnpj" text,
	"mec_code" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"merged_into_id" bigint,
	"name_key" text NOT NULL,
	"search_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"company_id" bigint,
	"author_id" bigint NOT NULL,
	"text" text NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "company_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"file_id" text NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"fantasy_name" text,
	"cnpj" text,
	"cpf" text,
	"opening_date" date,
	"municipal_registration" text,
	"accounting_status" text NOT NULL,
	"is_delinquent_by_rule" boolean DEFAULT false NOT NULL,
	"status_set_on" date,
	"tax_regime" text NOT NULL,
	"wizard_step" text NOT NULL,
	"address" jsonb NOT NULL,
	"is_concierge" boolean DEFAULT false NOT NULL,
	"iss_rate" text,
	"special_regime" text,
	"type_of_establishment" text,
	"company_status" text,
	"contract" jsonb,
	"financial_emails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"financial_phones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_self_employed" boolean DEFAULT false NOT NULL,
	"on_cash_basis" boolean DEFAULT false NOT NULL,
	"withholds_at_source" boolean DEFAULT false NOT NULL,
	"nf_requirements" text,
	"monthly_obligations_observations" text,
	"analyst_id" bigint,
	"sealed_account" text,
	"show_crm_popup" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	CONSTRAINT "companies_cnpj" UNIQUE("cnpj")
);
--> statement-breakpoint
CREATE TABLE "former_regimes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_regimes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"until" text NOT NULL,
	"tax_regime" text NOT NULL,
	"on_cash_basis" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "memberships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"user_type" text NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configurations" (
	"field" text PRIMARY KEY NOT NULL,
	"value" text
);
--> statement-breakpoint
CREATE TABLE "connect_attempts" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connect_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connect_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"discount" text NOT NULL,
	"percentage" text,
	"amount" bigint,
	"max_payments" integer,
	"max_uses" integer,
	"max_uses_per_doctor" integer,
	"uses_count" integer DEFAULT 0 NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"plan_ids" jsonb NOT NULL,
	"colleges" jsonb NOT NULL,
	"only_residents" boolean NOT NULL,
	"only_indication" boolean NOT NULL,
	"referral" text,
	"owner_id" bigint,
	"is_active" boolean NOT NULL,
	"search_key" text NOT NULL,
	CONSTRAINT "coupons_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"file_id" text,
	"size" bigint,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "department_members" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"department_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"grants" jsonb NOT NULL,
	"search_key" text NOT NULL,
	CONSTRAINT "departments_name" UNIQUE("search_key")
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "doctors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"cpf" text,
	"rg" text,
	"ctps" text,
	"birth_city" text,
	"doctor_college" text,
	"college_id" bigint,
	"birth_date" text,
	"marital_status" text,
	"address" jsonb,
	"is_resident_doctor" boolean DEFAULT false NOT NULL,
	"serve_armed_forces" boolean DEFAULT false NOT NULL,
	"permanent_employee" boolean DEFAULT false NOT NULL,
	"has_fies" boolean DEFAULT false NOT NULL,
	"nf_requirements" text,
	"free_personal_income_taxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"crms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "doctors_user" UNIQUE("user_id"),
	CONSTRAINT "doctors_cpf" UNIQUE("cpf")
);
--> statement-breakpoint
CREATE TABLE "auto_fills" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auto_fills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" bigint NOT NULL,
	"unit_id" bigint,
	"unit_ids" bigint[] NOT NULL,
	"first_on" date NOT NULL,
	"last_on" date NOT NULL,
	"with_warnings" boolean NOT NULL,
	"seed" integer NOT NULL,
	"status" text NOT NULL,
	"phase" text,
	"proposal" jsonb
);
--> statement-breakpoint
CREATE TABLE "duty_shifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duty_shifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" bigint NOT NULL,
	"unit_id" bigint NOT NULL,
	"sector_id" bigint,
	"title" text,
	"shift_type" text NOT NULL,
	"starts_on" date NOT NULL,
	"starts_at" text NOT NULL,
	"ends_on" date NOT NULL,
	"ends_at" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"duration_minutes" integer NOT NULL,
	"night_minutes" integer NOT NULL,
	"weekend_minutes" integer NOT NULL,
	"holiday_minutes" integer NOT NULL,
	"qualification_ids" bigint[] NOT NULL,
	"tag_ids" bigint[] NOT NULL,
	"professional_id" bigint,
	"former_ids" bigint[] DEFAULT '{}' NOT NULL,
	"value" bigint,
	"value_kind" text,
	"notes" text,
	"announcement_type" text DEFAULT 'none' NOT NULL,
	"announcement" jsonb,
	"status" text NOT NULL,
	"in_at" timestamp with time zone,
	"out_at" timestamp with time zone,
	"done_minutes" integer,
	"done_night_minutes" integer,
	"done_weekend_minutes" integer,
	"done_holiday_minutes" integer,
	"divergences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"invoice_id" bigint,
	"invoiced_value" bigint,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "schedule_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"shifts" jsonb NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hours_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hours_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" bigint NOT NULL,
	"professional_id" bigint NOT NULL,
	"month" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"lines" jsonb NOT NULL,
	"presented_by" text NOT NULL,
	"presented_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "scale_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scale_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" bigint NOT NULL,
	"name" text NOT NULL,
	"unit_id" bigint NOT NULL,
	"sector_id" bigint,
	"weeks_count" integer NOT NULL,
	"slots" jsonb NOT NULL,
	"holiday_policy" text NOT NULL,
	"holiday_surcharge" integer,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"is_active" boolean NOT NULL,
	"last_applied_at" timestamp with time zone,
	"search_key" text NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shift_punches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shift_punches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"shift_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"placement" text,
	"distance_meters" integer,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "unit_budgets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_budgets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" bigint NOT NULL,
	"unit_id" bigint NOT NULL,
	"month" text NOT NULL,
	"amount" bigint
);
--> statement-breakpoint
CREATE TABLE "shift_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shift_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" bigint NOT NULL,
	"type" text NOT NULL,
	"requester_id" bigint NOT NULL,
	"party_ids" bigint[] NOT NULL,
	"accepted_ids" bigint[] NOT NULL,
	"shift_ids" bigint[] NOT NULL,
	"legs" jsonb NOT NULL,
	"justification" text,
	"value_difference" bigint,
	"clock" jsonb,
	"starts_on" date,
	"ends_on" date,
	"expires_at" timestamp with time zone,
	"decision_reason" text,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"purpose" text DEFAULT 'account' NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expenses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "expenses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_on" date NOT NULL,
	"paid_on" date,
	"typed_paid_on" date,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "group_managers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_managers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint,
	"group_id" bigint NOT NULL,
	"role" text NOT NULL,
	"unit_ids" bigint[],
	"status" text DEFAULT 'active' NOT NULL,
	"invited_name" text,
	"invited_email" text,
	"token_hash" text,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "group_managers_token" UNIQUE("token_hash"),
	CONSTRAINT "group_managers_somebody" CHECK (user_id is not null or invited_email is not null)
);
--> statement-breakpoint
CREATE TABLE "group_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" bigint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"severity" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"audience" text NOT NULL,
	"unit_ids" bigint[] NOT NULL,
	"specialties" jsonb NOT NULL,
	"professional_ids" bigint[] NOT NULL,
	"to_managers" boolean NOT NULL,
	"withdrawn_reason" text,
	"search_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handover_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handover_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"item" text NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"accountant_name" text,
	"accountant_email" text,
	"letter_sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"date" date NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"state" text,
	"ibge" text,
	"city" text,
	"source" text NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "income_tax_assets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "income_tax_assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"calendar_year" integer NOT NULL,
	"group_code" text NOT NULL,
	"description" text NOT NULL,
	"document" text,
	"registration" text,
	"value_before" bigint NOT NULL,
	"value" bigint NOT NULL,
	"follows_id" bigint,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "income_tax_facts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "income_tax_facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"calendar_year" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"document" text,
	"amount" bigint NOT NULL,
	"social_security" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"thirteenth" bigint NOT NULL,
	"thirteenth_tax" bigint NOT NULL,
	"left_out" boolean NOT NULL,
	"note" text,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "income_tax_readings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "income_tax_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"income_tax_file_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"kind" text,
	"payer_cnpj" text,
	"payer_name" text,
	"calendar_year" integer,
	"income" bigint,
	"social_security" bigint,
	"tax" bigint,
	"thirteenth" bigint,
	"thirteenth_tax" bigint,
	"read_at" timestamp with time zone,
	"set_aside_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "income_tax_years" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "income_tax_years_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"exercise_year" integer NOT NULL,
	"opens_on" date NOT NULL,
	"deadline" date NOT NULL,
	"price" bigint NOT NULL,
	"waits_for_payment" boolean NOT NULL,
	"source" text NOT NULL,
	"checklist" jsonb NOT NULL,
	"templates" jsonb NOT NULL,
	CONSTRAINT "income_tax_years_year" UNIQUE("exercise_year")
);
--> statement-breakpoint
CREATE TABLE "income_tax_approvals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "income_tax_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"income_tax_id" bigint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "income_tax_audit_points" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "income_tax_audit_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"income_tax_id" bigint NOT NULL,
	"title" text NOT NULL,
	"text" text,
	"declared_amount" bigint,
	"office_amount" bigint,
	"due_on" date,
	"plan" text,
	"status" text NOT NULL,
	"answered_on" date,
	"protocol" text
);
--> statement-breakpoint
CREATE TABLE "income_tax_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "income_tax_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"income_tax_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"file_id" text NOT NULL,
	"role" text NOT NULL,
	"item_id" bigint,
	"pendency_id" bigint,
	"quota_id" bigint,
	"from_client" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "income_tax_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "income_tax_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"income_tax_id" bigint NOT NULL,
	"section" text NOT NULL,
	"title" text NOT NULL,
	"source" text,
	"reason" text,
	"payer_document" text,
	"status" text NOT NULL,
	"refused_reason" text,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "income_tax_pendencies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "income_tax_pendencies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"income_tax_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"due_on" date NOT NULL,
	"status" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"reason" text,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	"reminder" integer
);
--> statement-breakpoint
CREATE TABLE "income_tax_quotas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "income_tax_quotas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"income_tax_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"amount" bigint NOT NULL,
	"due_date" date NOT NULL,
	"status" text NOT NULL,
	"paid_on" date,
	"paid_amount" bigint,
	"reminder" integer
);
--> statement-breakpoint
CREATE TABLE "income_taxes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "income_taxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"exercise_year" integer NOT NULL,
	"kind" text NOT NULL,
	"rectifies_id" bigint,
	"status" text NOT NULL,
	"responsible_id" bigint,
	"deadline" date NOT NULL,
	"is_covered" boolean NOT NULL,
	"price" bigint NOT NULL,
	"boleto_id" bigint,
	"coupon_id" bigint,
	"result" text,
	"tax_due" bigint,
	"quotas_count" integer,
	"uses_simplified" boolean DEFAULT false NOT NULL,
	"refund_amount" bigint,
	"taxable_income" bigint,
	"exempt_income" bigint,
	"exclusive_income" bigint,
	"year_tax" bigint,
	"assets_value" bigint,
	"debts_value" bigint,
	"refund_batch" text,
	"refund_priority" text,
	"refund_received_on" date,
	"refund_received_amount" bigint,
	"account_use" text,
	"sealed_account" text,
	"receipt_number" text,
	"transmitted_at" timestamp with time zone,
	"ecac_status" text,
	"approved_at" timestamp with time zone,
	"audit_note" text
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"user_type" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"status" text NOT NULL,
	"token_hash" text,
	"copied_hash" text,
	"link_copied_by" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"accepted_by" bigint,
	"accepted_way" text,
	"expires_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "invites_token" UNIQUE("token_hash"),
	CONSTRAINT "invites_copied" UNIQUE("copied_hash")
);
--> statement-breakpoint
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
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	"number" text,
	"access_key" text,
	"dps_series" integer DEFAULT 1 NOT NULL,
	"dps_number" bigint,
	"dps_id" text,
	"verification_code" text,
	"protocol" text,
	"environment" text DEFAULT 'production' NOT NULL,
	"emitter_process" text DEFAULT 'manual' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"competence" text NOT NULL,
	"issue_date" date,
	"authorized_at" timestamp with time zone,
	"due_date" date,
	"due_order" date GENERATED ALWAYS AS (coalesce(due_date, '9999-12-31'::date)) STORED NOT NULL,
	"sent_at" timestamp with time zone,
	"paid_at" date,
	"cancelled_at" timestamp with time zone,
	"company_id" bigint NOT NULL,
	"client_id" bigint NOT NULL,
	"intermediary_id" bigint,
	"parties_at_issue" jsonb,
	"requested_by" bigint,
	"responsible_id" bigint,
	"simples_option" integer,
	"simples_apuration" integer,
	"special_regime" text,
	"service_place_ibge" text,
	"national_tax_code" text,
	"municipal_tax_code" text,
	"nbs_code" text,
	"cnae" text,
	"description" text NOT NULL,
	"internal_code" text,
	"notes" text,
	"shift_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gross_amount" bigint NOT NULL,
	"unconditional_discount" bigint,
	"conditional_discount" bigint,
	"deduction_reduction" bigint,
	"iss_base" bigint NOT NULL,
	"iss_rate" text,
	"iss_amount" bigint NOT NULL,
	"iss_withheld" text,
	"irrf" bigint,
	"inss_withheld" bigint,
	"pis_own" bigint,
	"cofins_own" bigint,
	"csrf_withheld_total" bigint,
	"pis_cofins_withholding_type" integer,
	"other_withholdings" bigint,
	"withheld_total" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"approx_tax_pct" text,
	"received_amount" bigint DEFAULT 0 NOT NULL,
	"withheld_on_payment" bigint DEFAULT 0 NOT NULL,
	"xml_file_id" text,
	"pdf_file_id" text,
	"substitutes_invoice_id" bigint,
	"substituted_by_id" bigint,
	"substitution_reason" text,
	"substitution_text" text,
	"cancel_reason" text,
	"cancel_text" text,
	"cancel_answer" text,
	"discard_reason" text,
	"cancel_event_status" text,
	"status_before_cancel" text,
	"last_rejection_code" text,
	"last_rejection_message" text,
	"rejection_history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"suspension_type" text,
	"suspension_process" text,
	"ibscbs_indicator" text,
	"is_archived" boolean DEFAULT false NOT NULL,
	"recurring_id" bigint,
	"recurring_competence" text,
	"is_recurring" boolean GENERATED ALWAYS AS (recurring_id is not null) STORED NOT NULL
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
CREATE TABLE "job_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"job_id" uuid NOT NULL,
	"job_name" text NOT NULL,
	"decision" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"source" text NOT NULL,
	"stage" text NOT NULL,
	"next_step" text,
	"next_step_on" text,
	"analyst_id" bigint,
	"notes" text,
	"lost_reason" text,
	"company_id" bigint,
	"contacted_at" timestamp with time zone,
	"proposed_at" timestamp with time zone,
	"signed_up_at" timestamp with time zone,
	"won_at" timestamp with time zone,
	"lost_at" timestamp with time zone,
	"retention_until" timestamp with time zone,
	"search_key" text DEFAULT '' NOT NULL,
	CONSTRAINT "leads_email" UNIQUE("email"),
	CONSTRAINT "leads_company" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "licence_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licence_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"licence_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"file_id" text NOT NULL,
	"from_client" boolean DEFAULT false NOT NULL,
	"request_id" bigint,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "licence_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licence_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"licence_id" bigint NOT NULL,
	"status" text NOT NULL,
	"told" text NOT NULL,
	"text" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" bigint
);
--> statement-breakpoint
CREATE TABLE "licences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"licensing_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"status" text NOT NULL,
	"observation" text,
	"valid_until" date,
	"number" text,
	"issued_by" text,
	"renewal" text DEFAULT 'first' NOT NULL,
	"renews_id" bigint,
	"moved_on" date NOT NULL,
	"answered_at" timestamp with time zone,
	"reminded_on" date,
	"ending_told" integer,
	CONSTRAINT "licences_renews" UNIQUE("renews_id")
);
--> statement-breakpoint
CREATE TABLE "licensings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licensings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"analyst_id" bigint,
	"cancel_reason" text,
	CONSTRAINT "licensings_company" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "log_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "log_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"filters" jsonb,
	"breaks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_id" text,
	"size" bigint,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "management_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "management_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"cnpj" text,
	"kind" text NOT NULL,
	"timezone" text DEFAULT 'America/Sao_Paulo' NOT NULL,
	"rules" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"search_key" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"url" text,
	"file" text,
	"poster" text,
	"duration" integer,
	"description" text,
	"captions" text,
	"transcript" text,
	"category" text NOT NULL,
	"local" text NOT NULL,
	"is_visible" boolean NOT NULL,
	"is_fixed" boolean NOT NULL,
	"related_media" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"help_places" jsonb NOT NULL,
	"sort_order" integer NOT NULL,
	"place" integer GENERATED ALWAYS AS (sort_order - case when is_fixed then 1000000 else 0 end) STORED NOT NULL,
	"solved_count" integer DEFAULT 0 NOT NULL,
	"unsolved_count" integer DEFAULT 0 NOT NULL,
	"unsolved_share" integer GENERATED ALWAYS AS (case when solved_count + unsolved_count = 0 then -1 else unsolved_count * 100 / (solved_count + unsolved_count) end) STORED NOT NULL,
	"search_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"media_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"furthest" integer NOT NULL,
	"solved" boolean,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_views_person" UNIQUE("media_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "media_playlists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_playlists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"thumbnail" text,
	"local" text NOT NULL,
	"is_active" boolean NOT NULL,
	"media_ids" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meetings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text NOT NULL,
	"on" date NOT NULL,
	"at" text NOT NULL,
	"way" text NOT NULL,
	"subject" text NOT NULL,
	"notes" text,
	"answer" text,
	"search_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closing_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closing_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "month_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "month_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "month_figures" (
	"company_id" bigint NOT NULL,
	"competence" text NOT NULL,
	"das_due" bigint,
	"r_factor" jsonb,
	CONSTRAINT "month_figures_company_id_competence_pk" PRIMARY KEY("company_id","competence")
);
--> statement-breakpoint
CREATE TABLE "monthly_obligation_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "monthly_obligation_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"obligation_id" bigint NOT NULL,
	"file_id" text NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "monthly_obligations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "monthly_obligations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"rule_key" text,
	"rule_id" bigint,
	"rule_name" text,
	"competence" text NOT NULL,
	"due_month" text NOT NULL,
	"legal_date" date,
	"target_date" date,
	"due_order" date NOT NULL,
	"status" text DEFAULT 'to_do' NOT NULL,
	"amount" bigint,
	"analyst_id" bigint,
	"observations" text,
	"delivered_on" date,
	"delivery_kind" text,
	"protocol_number" text,
	"paid_on" date,
	"boleto_id" bigint,
	CONSTRAINT "monthly_obligations_competence" UNIQUE("company_id","rule_key","competence"),
	CONSTRAINT "monthly_obligations_office" UNIQUE("company_id","rule_id","competence"),
	CONSTRAINT "monthly_obligations_rule" CHECK ((rule_key is null) <> (rule_id is null) and (rule_id is null) = (rule_name is null))
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
CREATE TABLE "municipal_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "municipal_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parameter_id" bigint NOT NULL,
	"valid_from" text NOT NULL,
	"iss_rate" text,
	"iss_by_service" jsonb NOT NULL,
	"cancel_deadline" text,
	"cancel_days" integer,
	"iss_due_day" integer,
	"source" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" bigint
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"audience" jsonb NOT NULL,
	"plan_ids" jsonb NOT NULL,
	"tax_regimes" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"is_pinned" boolean NOT NULL,
	"require_ack" boolean NOT NULL,
	"search_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_reads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_reads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"news_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"is_active" boolean NOT NULL,
	"reach" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"timing" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"silenced" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unmailed" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_digest" boolean DEFAULT false NOT NULL,
	"quiet_from" text DEFAULT '22:00',
	"quiet_until" text DEFAULT '07:00'
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"company_id" bigint,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"action_url" text,
	"dedupe_key" text NOT NULL,
	"in_bell" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"by_mail" boolean DEFAULT false NOT NULL,
	"mail_after" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"broadcast_id" bigint,
	"group_notice_id" bigint,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "nps_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nps_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"survey_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"score" smallint NOT NULL,
	"comment" text,
	"search_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nps_answers_score" CHECK (score between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "nps_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nps_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"survey_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"plan_id" bigint,
	"analyst_id" bigint,
	"tenure" text NOT NULL,
	"asked_on" date NOT NULL,
	"token_hash" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "nps_invitations_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "nps_surveys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nps_surveys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"rank" smallint GENERATED ALWAYS AS (array_position(array['planned', 'started', 'suspended', 'concluded'], status)) STORED NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"member_types" jsonb NOT NULL,
	"plan_ids" jsonb NOT NULL,
	"tenures" jsonb NOT NULL,
	"should_send_by_email" boolean NOT NULL,
	"repeats_quarterly" boolean NOT NULL,
	"repeats_id" bigint,
	CONSTRAINT "nps_surveys_repeats" UNIQUE("repeats_id")
);
--> statement-breakpoint
CREATE TABLE "nps_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nps_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"answer_id" bigint NOT NULL,
	"survey_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"analyst_id" bigint,
	"status" text NOT NULL,
	"due_on" date NOT NULL,
	"outcome" text,
	"done_at" timestamp with time zone,
	CONSTRAINT "nps_tasks_answer" UNIQUE("answer_id")
);
--> statement-breakpoint
CREATE TABLE "obligation_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "obligation_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"acronym" text NOT NULL,
	"type" text NOT NULL,
	"sphere" text NOT NULL,
	"regimes" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"ibge" text,
	"state" text,
	"city" text,
	"cnaes" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"months" jsonb NOT NULL,
	"competence_offset" text NOT NULL,
	"legal_day" integer NOT NULL,
	"is_business_day" boolean NOT NULL,
	"shift" text NOT NULL,
	"target_days_before" integer,
	"department_id" bigint,
	"points" integer,
	"generates_fine" boolean NOT NULL,
	"notify_client" boolean NOT NULL,
	"client_message" text,
	"requires_document" boolean NOT NULL,
	"valid_from" text NOT NULL,
	"valid_until" text,
	CONSTRAINT "obligation_rules_acronym" UNIQUE("acronym")
);
--> statement-breakpoint
CREATE TABLE "password_recoveries" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"is_invite" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_recoveries_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "payroll_batch_rows" (
	"batch_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"company_id" bigint,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"result" text NOT NULL,
	"words" text,
	"before" jsonb,
	"after" jsonb,
	"seen_version" integer,
	CONSTRAINT "payroll_batch_rows_batch_id_number_pk" PRIMARY KEY("batch_id","number")
);
--> statement-breakpoint
CREATE TABLE "payroll_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payroll_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"competence" text NOT NULL,
	"file_name" text,
	"started_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_contracts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	CONSTRAINT "plan_contracts_number" UNIQUE("plan_id","number")
);
--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"plan_id" bigint NOT NULL,
	"effective_from" date NOT NULL,
	"value" bigint NOT NULL,
	"value_residents" bigint,
	"extra_partner_value" bigint,
	"extra_employee_value" bigint,
	"revenue_limit_month" bigint,
	"max_payments" integer,
	"trial_days" integer,
	"billing_day" integer,
	"services" jsonb NOT NULL,
	"told_on" date,
	CONSTRAINT "plan_versions_day" UNIQUE("plan_id","effective_from")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"company_types" jsonb NOT NULL,
	"is_visible" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "plans_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"coupon_id" bigint,
	"discount" jsonb,
	"discount_remaining_payments" integer,
	"discount_since" timestamp with time zone,
	"discount_open_from" text,
	"fee_month" text,
	"carried" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"trial_until" date,
	"ended_on" date,
	"cancel_reason" text
);
--> statement-breakpoint
CREATE TABLE "event_seals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_seals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"first_event_id" bigint NOT NULL,
	"last_event_id" bigint NOT NULL,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_seals_last_event_id_unique" UNIQUE("last_event_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_user_id" bigint,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" bigint NOT NULL,
	"company_id" bigint,
	"changes" jsonb NOT NULL,
	"reason" text,
	"ip" text,
	"user_agent" text,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" bigint,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" bigint
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
CREATE TABLE "guesses" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"closed_until" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" bigint NOT NULL,
	"secret_hash" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_secret_hash_pk" PRIMARY KEY("user_id","secret_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"ip" text,
	"user_agent" text,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "profit_distributions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profit_distributions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint,
	"person_name" text,
	"person_cpf" text,
	"paid_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"is_earlier" boolean DEFAULT false NOT NULL,
	"origin" text NOT NULL,
	"reconciliation_id" bigint,
	"note" text,
	"voided_at" timestamp with time zone,
	"void_reason" text,
	CONSTRAINT "profit_distributions_person" CHECK (user_id is not null or (person_name is not null and person_cpf is not null))
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"lead_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"account_type" text NOT NULL,
	"partners" integer NOT NULL,
	"is_resident" boolean NOT NULL,
	"message" text,
	"plan_name" text NOT NULL,
	"services" jsonb NOT NULL,
	"revenue_limit_month" bigint,
	"price" jsonb NOT NULL,
	"agreed" jsonb NOT NULL,
	"simulation" jsonb,
	"sent_to" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"valid_until" date NOT NULL,
	"token_hash" text,
	"opened_at" timestamp with time zone,
	"opened_count" integer DEFAULT 0 NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "proposals_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "qualifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qualifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"requires_document" boolean DEFAULT true NOT NULL,
	"validity_months" integer,
	"mandatory_unit_ids" bigint[],
	"is_active" boolean DEFAULT true NOT NULL,
	"search_key" text NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payroll_months" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payroll_months_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"competence" text NOT NULL,
	"pro_labore" bigint NOT NULL,
	"wages" bigint NOT NULL,
	"inss_employer" bigint NOT NULL,
	"fgts" bigint NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "r_factor_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "r_factor_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"competence" text NOT NULL,
	"decision" text NOT NULL,
	"suggested_pro_labore" bigint NOT NULL,
	"suggested_cost" bigint NOT NULL,
	"suggested_gain" bigint NOT NULL,
	"pro_labore" bigint,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "bank_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"words" text NOT NULL,
	"is_inflow" boolean NOT NULL,
	"category" text,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reconciliation_targets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_targets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reconciliation_id" bigint NOT NULL,
	"invoice_id" bigint,
	"payment_id" bigint,
	"boleto_id" bigint,
	"expense_id" bigint,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"transaction_id" bigint NOT NULL,
	"category" text,
	"is_ignored" boolean NOT NULL,
	"note" text,
	"rule_id" bigint,
	"undone_at" timestamp with time zone,
	"undone_by" bigint
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referrals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"lead_id" bigint NOT NULL,
	"referrer_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"reward" jsonb,
	"paid_at" timestamp with time zone,
	"coupon_id" bigint,
	"refusal" text,
	CONSTRAINT "referrals_lead" UNIQUE("lead_id")
);
--> statement-breakpoint
CREATE TABLE "registration_drafts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registration_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"registration_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"clauses" jsonb NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" bigint
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"steps" jsonb NOT NULL,
	"step" text,
	"step_status" text,
	"due_on" date,
	"due_order" date NOT NULL,
	"is_alert" boolean NOT NULL,
	"analyst_id" bigint,
	"protocol" text,
	"board_fee_amount" bigint,
	"board_fee_line" text,
	"board_fee_due_on" date,
	"board_fee_file_id" text,
	"voter_registration" text,
	"income_tax_receipt" text,
	"cancel_reason" text,
	"finished_at" timestamp with time zone,
	"former_step" text,
	CONSTRAINT "registrations_company" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sent_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"competence" text,
	"year" integer,
	"type" text,
	"payer" text,
	"amount" bigint,
	"file_id" text NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signatures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_type" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"sha256" text NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"code_hash" text,
	"code_sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"name" text,
	"cpf" text,
	"ip" text,
	"user_agent" text,
	"request_id" text,
	"pdf_file_id" text,
	"pdf_sha256" text
);
--> statement-breakpoint
CREATE TABLE "signups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"email" text NOT NULL,
	"consent_version" text,
	"consented_at" timestamp with time zone,
	"pending" jsonb,
	"password_hash" text,
	"user_id" bigint,
	"lead_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"retention_until" timestamp with time zone NOT NULL,
	CONSTRAINT "signups_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "simulation_leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulation_leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"lead_id" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"retention_until" timestamp with time zone NOT NULL,
	"competence" text NOT NULL,
	"input" jsonb NOT NULL,
	"best_regime" text NOT NULL,
	"best_net" bigint NOT NULL,
	"result" jsonb NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	CONSTRAINT "simulation_leads_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "spreadsheets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spreadsheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"from" text NOT NULL,
	"until" text NOT NULL,
	"state" text NOT NULL,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"file_id" text,
	"size" bigint,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"bank_code" text NOT NULL,
	"sealed_account" text,
	"name" text NOT NULL,
	"removed_at" timestamp with time zone,
	"merged_into_id" bigint
);
--> statement-breakpoint
CREATE TABLE "bank_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"bank_account_id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"fitid" text NOT NULL,
	"date" date NOT NULL,
	"amount" bigint NOT NULL,
	"memo" text NOT NULL,
	"kind" text NOT NULL,
	"search_key" text NOT NULL,
	"import_id" bigint NOT NULL,
	"undone_at" timestamp with time zone,
	"is_said" boolean DEFAULT false NOT NULL,
	"twin_id" bigint
);
--> statement-breakpoint
CREATE TABLE "statement_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" bigint NOT NULL,
	"file_id" text NOT NULL,
	"format" text NOT NULL,
	"checksum" text NOT NULL,
	"import_id" bigint NOT NULL,
	"is_whole" boolean NOT NULL,
	"opening_balance" bigint,
	"closing_balance" bigint,
	"first_day" date,
	"last_day" date,
	CONSTRAINT "statement_files_content" UNIQUE("statement_id","checksum")
);
--> statement-breakpoint
CREATE TABLE "statement_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"file_id" text NOT NULL,
	"fresh" integer NOT NULL,
	"repeated" integer NOT NULL,
	"months" jsonb NOT NULL,
	"headers" text,
	"columns" jsonb,
	"total" integer,
	"done" integer,
	"waiting" jsonb,
	"failed" text,
	"warnings" jsonb,
	"undone_at" timestamp with time zone,
	"undone_by" bigint
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"bank_account_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"month" integer NOT NULL,
	"status" text NOT NULL,
	"opening_balance" bigint,
	"closing_balance" bigint,
	"sent_at" timestamp with time zone,
	"message" text,
	CONSTRAINT "statements_month" UNIQUE("bank_account_id","year","month")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" bigint NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"scope" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"search_key" text NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_acceptances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"terms_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"ip" text
);
--> statement-breakpoint
CREATE TABLE "terms_of_service" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_of_service_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"text" text NOT NULL,
	"what_changed" text,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "remembered_devices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remembered_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "unit_sectors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_sectors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" bigint NOT NULL,
	"unit_id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"geofence_radius_meters" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"cnes" text,
	"cnpj" text,
	"phone" text,
	"email" text,
	"address" jsonb,
	"latitude" double precision,
	"longitude" double precision,
	"geofence_radius_meters" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"search_key" text NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"notifications_email" text,
	"notifications_email_asked" text,
	"password_hash" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_master" boolean DEFAULT false NOT NULL,
	"doctor_role" text,
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"has_two_factor" boolean DEFAULT false NOT NULL,
	"needs_two_factor" boolean DEFAULT false NOT NULL,
	"weekly_points" integer,
	"avatar_url" text,
	"current_route" text,
	"closes_at" timestamp with time zone,
	"search_key" text DEFAULT '' NOT NULL,
	CONSTRAINT "users_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "plan_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"status" text NOT NULL,
	"way" text NOT NULL,
	"amount" bigint NOT NULL,
	"coupon_id" bigint,
	"discount" jsonb,
	"boleto_line" text,
	"boleto_due_on" date,
	"paid_on" date,
	"proof_file_id" text,
	"reason" text,
	"decided_at" timestamp with time zone,
	"receipt" jsonb
);
--> statement-breakpoint
CREATE TABLE "wizard_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wizard_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"valid_until" date,
	"file_id" text NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"is_owner" boolean NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"shares" integer,
	"form" jsonb,
	"filled_at" timestamp with time zone,
	"token_hash" text,
	"copied_hash" text,
	"invited_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "partners_token" UNIQUE("token_hash"),
	CONSTRAINT "partners_copied" UNIQUE("copied_hash")
);
--> statement-breakpoint
CREATE TABLE "wizard_drafts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wizard_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"step" text NOT NULL,
	"values" text NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	"helper_id" bigint
);
--> statement-breakpoint
CREATE TABLE "wizards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wizards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" bigint NOT NULL,
	"account_type" text NOT NULL,
	"phone" text NOT NULL,
	"wants" text,
	"coupon" text,
	"simulation" jsonb,
	"agreed" jsonb,
	"plan_id" bigint,
	"order_value" bigint,
	"is_resident" boolean DEFAULT false NOT NULL,
	"partners" integer DEFAULT 1 NOT NULL,
	"charged_partners" integer DEFAULT 1 NOT NULL,
	"company_type" jsonb,
	"new_company" jsonb,
	"migrated_company" jsonb,
	CONSTRAINT "wizards_company" UNIQUE("company_id")
);
--> statement-breakpoint
ALTER TABLE "accreditation_invites" ADD CONSTRAINT "accreditation_invites_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditation_invites" ADD CONSTRAINT "accreditation_invites_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditation_documents" ADD CONSTRAINT "accreditation_documents_accreditation_id_accreditations_id_fk" FOREIGN KEY ("accreditation_id") REFERENCES "public"."accreditations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditation_documents" ADD CONSTRAINT "accreditation_documents_qualification_id_qualifications_id_fk" FOREIGN KEY ("qualification_id") REFERENCES "public"."qualifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditation_documents" ADD CONSTRAINT "accreditation_documents_document_id_dossier_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."dossier_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditation_documents" ADD CONSTRAINT "accreditation_documents_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditations" ADD CONSTRAINT "accreditations_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditations" ADD CONSTRAINT "accreditations_professional_id_users_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditations" ADD CONSTRAINT "accreditations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditations" ADD CONSTRAINT "accreditations_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_documents" ADD CONSTRAINT "dossier_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_documents" ADD CONSTRAINT "dossier_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boleto_papers" ADD CONSTRAINT "boleto_papers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boleto_papers" ADD CONSTRAINT "boleto_papers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boleto_papers" ADD CONSTRAINT "boleto_papers_boleto_id_boletos_id_fk" FOREIGN KEY ("boleto_id") REFERENCES "public"."boletos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boleto_papers" ADD CONSTRAINT "boleto_papers_obligation_id_monthly_obligations_id_fk" FOREIGN KEY ("obligation_id") REFERENCES "public"."monthly_obligations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_templates" ADD CONSTRAINT "receipt_templates_rule_id_obligation_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."obligation_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boleto_recurrences" ADD CONSTRAINT "boleto_recurrences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boleto_sending_rows" ADD CONSTRAINT "boleto_sending_rows_sending_id_boleto_sendings_id_fk" FOREIGN KEY ("sending_id") REFERENCES "public"."boleto_sendings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boleto_sending_rows" ADD CONSTRAINT "boleto_sending_rows_boleto_id_boletos_id_fk" FOREIGN KEY ("boleto_id") REFERENCES "public"."boletos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boleto_views" ADD CONSTRAINT "boleto_views_boleto_id_boletos_id_fk" FOREIGN KEY ("boleto_id") REFERENCES "public"."boletos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boleto_views" ADD CONSTRAINT "boleto_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boletos" ADD CONSTRAINT "boletos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boletos" ADD CONSTRAINT "boletos_taxpayer_id_users_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boletos" ADD CONSTRAINT "boletos_replaces_id_boletos_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."boletos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boletos" ADD CONSTRAINT "boletos_recurrence_id_boleto_recurrences_id_fk" FOREIGN KEY ("recurrence_id") REFERENCES "public"."boleto_recurrences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boletos" ADD CONSTRAINT "boletos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boletos" ADD CONSTRAINT "boletos_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_analyst_id_users_id_fk" FOREIGN KEY ("analyst_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_calendars" ADD CONSTRAINT "busy_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_busy_calendar_id_busy_calendars_id_fk" FOREIGN KEY ("busy_calendar_id") REFERENCES "public"."busy_calendars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_series_id_calendar_events_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."calendar_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_book_entries" ADD CONSTRAINT "cash_book_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_book_entries" ADD CONSTRAINT "cash_book_entries_import_id_cash_book_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."cash_book_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_book_entries" ADD CONSTRAINT "cash_book_entries_receipt_import_id_cash_book_imports_id_fk" FOREIGN KEY ("receipt_import_id") REFERENCES "public"."cash_book_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_book_imports" ADD CONSTRAINT "cash_book_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_book_months" ADD CONSTRAINT "cash_book_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_book_proofs" ADD CONSTRAINT "cash_book_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_book_proofs" ADD CONSTRAINT "cash_book_proofs_entry_id_cash_book_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."cash_book_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_book_proofs" ADD CONSTRAINT "cash_book_proofs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_book_proofs" ADD CONSTRAINT "cash_book_proofs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_books" ADD CONSTRAINT "cash_books_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_certificates" ADD CONSTRAINT "company_certificates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_certificates" ADD CONSTRAINT "doctor_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_run_rows" ADD CONSTRAINT "closing_run_rows_run_id_closing_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."closing_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_run_rows" ADD CONSTRAINT "closing_run_rows_closing_id_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."closings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_runs" ADD CONSTRAINT "closing_runs_analyst_id_users_id_fk" FOREIGN KEY ("analyst_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_analyst_id_users_id_fk" FOREIGN KEY ("analyst_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_extract_file_id_files_id_fk" FOREIGN KEY ("extract_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_reviewed_for_users_id_fk" FOREIGN KEY ("reviewed_for") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleges" ADD CONSTRAINT "colleges_merged_into_id_colleges_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_files" ADD CONSTRAINT "company_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_files" ADD CONSTRAINT "company_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_analyst_id_users_id_fk" FOREIGN KEY ("analyst_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_regimes" ADD CONSTRAINT "former_regimes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connect_identities" ADD CONSTRAINT "connect_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_members" ADD CONSTRAINT "department_members_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_fills" ADD CONSTRAINT "auto_fills_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_fills" ADD CONSTRAINT "auto_fills_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_shifts" ADD CONSTRAINT "duty_shifts_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_shifts" ADD CONSTRAINT "duty_shifts_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_shifts" ADD CONSTRAINT "duty_shifts_sector_id_unit_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."unit_sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_shifts" ADD CONSTRAINT "duty_shifts_professional_id_users_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_shifts" ADD CONSTRAINT "duty_shifts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_steps" ADD CONSTRAINT "schedule_steps_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_statements" ADD CONSTRAINT "hours_statements_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_statements" ADD CONSTRAINT "hours_statements_professional_id_users_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scale_templates" ADD CONSTRAINT "scale_templates_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scale_templates" ADD CONSTRAINT "scale_templates_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scale_templates" ADD CONSTRAINT "scale_templates_sector_id_unit_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."unit_sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_punches" ADD CONSTRAINT "shift_punches_shift_id_duty_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."duty_shifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_budgets" ADD CONSTRAINT "unit_budgets_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_budgets" ADD CONSTRAINT "unit_budgets_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_requests" ADD CONSTRAINT "shift_requests_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift_requests" ADD CONSTRAINT "shift_requests_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_managers" ADD CONSTRAINT "group_managers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_managers" ADD CONSTRAINT "group_managers_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_notices" ADD CONSTRAINT "group_notices_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_items" ADD CONSTRAINT "handover_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_tax_assets" ADD CONSTRAINT "income_tax_assets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_tax_facts" ADD CONSTRAINT "income_tax_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_tax_readings" ADD CONSTRAINT "income_tax_readings_income_tax_file_id_income_tax_files_id_fk" FOREIGN KEY ("income_tax_file_id") REFERENCES "public"."income_tax_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_tax_readings" ADD CONSTRAINT "income_tax_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_tax_approvals" ADD CONSTRAINT "income_tax_approvals_income_tax_id_income_taxes_id_fk" FOREIGN KEY ("income_tax_id") REFERENCES "public"."income_taxes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_tax_audit_points" ADD CONSTRAINT "income_tax_audit_points_income_tax_id_income_taxes_id_fk" FOREIGN KEY ("income_tax_id") REFERENCES "public"."income_taxes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_tax_files" ADD CONSTRAINT "income_tax_files_income_tax_id_income_taxes_id_fk" FOREIGN KEY ("income_tax_id") REFERENCES "public"."income_taxes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_tax_files" ADD CONSTRAINT "income_tax_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_tax_files" ADD CONSTRAINT "income_tax_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_tax_files" ADD CONSTRAINT "income_tax_files_item_id_income_tax_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."income_tax_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_tax_files" ADD CONSTRAINT "income_tax_files_pendency_id_income_tax_pendencies_id_fk" FOREIGN KEY ("pendency_id") REFERENCES "public"."income_tax_pendencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_tax_files" ADD CONSTRAINT "income_tax_files_quota_id_income_tax_quotas_id_fk" FOREIGN KEY ("quota_id") REFERENCES "public"."income_tax_quotas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_tax_items" ADD CONSTRAINT "income_tax_items_income_tax_id_income_taxes_id_fk" FOREIGN KEY ("income_tax_id") REFERENCES "public"."income_taxes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_tax_pendencies" ADD CONSTRAINT "income_tax_pendencies_income_tax_id_income_taxes_id_fk" FOREIGN KEY ("income_tax_id") REFERENCES "public"."income_taxes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_tax_quotas" ADD CONSTRAINT "income_tax_quotas_income_tax_id_income_taxes_id_fk" FOREIGN KEY ("income_tax_id") REFERENCES "public"."income_taxes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_taxes" ADD CONSTRAINT "income_taxes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_taxes" ADD CONSTRAINT "income_taxes_responsible_id_users_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_taxes" ADD CONSTRAINT "income_taxes_boleto_id_boletos_id_fk" FOREIGN KEY ("boleto_id") REFERENCES "public"."boletos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_taxes" ADD CONSTRAINT "income_taxes_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_batch_rows" ADD CONSTRAINT "invoice_batch_rows_batch_id_invoice_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."invoice_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_batch_rows" ADD CONSTRAINT "invoice_batch_rows_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_batch_rows" ADD CONSTRAINT "invoice_batch_rows_email_id_invoice_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."invoice_emails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_emails" ADD CONSTRAINT "invoice_emails_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_emails" ADD CONSTRAINT "invoice_emails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_recurrences" ADD CONSTRAINT "invoice_recurrences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_recurrences" ADD CONSTRAINT "invoice_recurrences_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_recurrences" ADD CONSTRAINT "invoice_recurrences_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_intermediary_id_clients_id_fk" FOREIGN KEY ("intermediary_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_responsible_id_users_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_xml_file_id_files_id_fk" FOREIGN KEY ("xml_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_substitutes_invoice_id_invoices_id_fk" FOREIGN KEY ("substitutes_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_substituted_by_id_invoices_id_fk" FOREIGN KEY ("substituted_by_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_recurring_id_invoice_recurrences_id_fk" FOREIGN KEY ("recurring_id") REFERENCES "public"."invoice_recurrences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dps_counters" ADD CONSTRAINT "dps_counters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuing_attempts" ADD CONSTRAINT "issuing_attempts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuing_attempts" ADD CONSTRAINT "issuing_attempts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_attachments" ADD CONSTRAINT "invoice_attachments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_attachments" ADD CONSTRAINT "invoice_attachments_requirement_id_invoice_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."invoice_requirements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_attachments" ADD CONSTRAINT "invoice_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_attachments" ADD CONSTRAINT "invoice_attachments_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_requirements" ADD CONSTRAINT "invoice_requirements_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_requirements" ADD CONSTRAINT "invoice_requirements_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_requirements" ADD CONSTRAINT "invoice_requirements_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_analyst_id_users_id_fk" FOREIGN KEY ("analyst_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_documents" ADD CONSTRAINT "licence_documents_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_documents" ADD CONSTRAINT "licence_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_documents" ADD CONSTRAINT "licence_documents_request_id_licence_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."licence_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_requests" ADD CONSTRAINT "licence_requests_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_requests" ADD CONSTRAINT "licence_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_licensing_id_licensings_id_fk" FOREIGN KEY ("licensing_id") REFERENCES "public"."licensings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licensings" ADD CONSTRAINT "licensings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licensings" ADD CONSTRAINT "licensings_analyst_id_users_id_fk" FOREIGN KEY ("analyst_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_runs" ADD CONSTRAINT "log_runs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_views" ADD CONSTRAINT "media_views_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_obligation_files" ADD CONSTRAINT "monthly_obligation_files_obligation_id_monthly_obligations_id_fk" FOREIGN KEY ("obligation_id") REFERENCES "public"."monthly_obligations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_obligation_files" ADD CONSTRAINT "monthly_obligation_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_obligations" ADD CONSTRAINT "monthly_obligations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_obligations" ADD CONSTRAINT "monthly_obligations_rule_id_obligation_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."obligation_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_obligations" ADD CONSTRAINT "monthly_obligations_analyst_id_users_id_fk" FOREIGN KEY ("analyst_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_obligations" ADD CONSTRAINT "monthly_obligations_boleto_id_boletos_id_fk" FOREIGN KEY ("boleto_id") REFERENCES "public"."boletos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "municipal_rules" ADD CONSTRAINT "municipal_rules_parameter_id_municipal_parameters_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."municipal_parameters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "municipal_rules" ADD CONSTRAINT "municipal_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_group_notice_id_group_notices_id_fk" FOREIGN KEY ("group_notice_id") REFERENCES "public"."group_notices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nps_answers" ADD CONSTRAINT "nps_answers_survey_id_nps_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."nps_surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nps_answers" ADD CONSTRAINT "nps_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nps_invitations" ADD CONSTRAINT "nps_invitations_survey_id_nps_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."nps_surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nps_invitations" ADD CONSTRAINT "nps_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nps_invitations" ADD CONSTRAINT "nps_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nps_invitations" ADD CONSTRAINT "nps_invitations_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nps_invitations" ADD CONSTRAINT "nps_invitations_analyst_id_users_id_fk" FOREIGN KEY ("analyst_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nps_surveys" ADD CONSTRAINT "nps_surveys_repeats_id_nps_surveys_id_fk" FOREIGN KEY ("repeats_id") REFERENCES "public"."nps_surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nps_tasks" ADD CONSTRAINT "nps_tasks_answer_id_nps_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."nps_answers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nps_tasks" ADD CONSTRAINT "nps_tasks_survey_id_nps_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."nps_surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nps_tasks" ADD CONSTRAINT "nps_tasks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nps_tasks" ADD CONSTRAINT "nps_tasks_analyst_id_users_id_fk" FOREIGN KEY ("analyst_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "obligation_rules" ADD CONSTRAINT "obligation_rules_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_recoveries" ADD CONSTRAINT "password_recoveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_batch_rows" ADD CONSTRAINT "payroll_batch_rows_batch_id_payroll_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payroll_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_batch_rows" ADD CONSTRAINT "payroll_batch_rows_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_contracts" ADD CONSTRAINT "plan_contracts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_contracts" ADD CONSTRAINT "plan_contracts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profit_distributions" ADD CONSTRAINT "profit_distributions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profit_distributions" ADD CONSTRAINT "profit_distributions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profit_distributions" ADD CONSTRAINT "profit_distributions_reconciliation_id_reconciliations_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qualifications" ADD CONSTRAINT "qualifications_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payroll_months" ADD CONSTRAINT "payroll_months_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "r_factor_decisions" ADD CONSTRAINT "r_factor_decisions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_rules" ADD CONSTRAINT "bank_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_targets" ADD CONSTRAINT "reconciliation_targets_reconciliation_id_reconciliations_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_targets" ADD CONSTRAINT "reconciliation_targets_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_targets" ADD CONSTRAINT "reconciliation_targets_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_targets" ADD CONSTRAINT "reconciliation_targets_boleto_id_boletos_id_fk" FOREIGN KEY ("boleto_id") REFERENCES "public"."boletos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_targets" ADD CONSTRAINT "reconciliation_targets_expense_id_expenses_id_fk" FOREIGN KEY ("expense_id") REFERENCES "public"."expenses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_transaction_id_bank_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."bank_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_rule_id_bank_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."bank_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_drafts" ADD CONSTRAINT "registration_drafts_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_drafts" ADD CONSTRAINT "registration_drafts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_analyst_id_users_id_fk" FOREIGN KEY ("analyst_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_board_fee_file_id_files_id_fk" FOREIGN KEY ("board_fee_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_documents" ADD CONSTRAINT "sent_documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_documents" ADD CONSTRAINT "sent_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_documents" ADD CONSTRAINT "sent_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signups" ADD CONSTRAINT "signups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signups" ADD CONSTRAINT "signups_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_leads" ADD CONSTRAINT "simulation_leads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spreadsheets" ADD CONSTRAINT "spreadsheets_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_merged_into_id_bank_accounts_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_import_id_statement_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."statement_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_twin_id_bank_transactions_id_fk" FOREIGN KEY ("twin_id") REFERENCES "public"."bank_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_files" ADD CONSTRAINT "statement_files_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_files" ADD CONSTRAINT "statement_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_files" ADD CONSTRAINT "statement_files_import_id_statement_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."statement_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_imports" ADD CONSTRAINT "statement_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_imports" ADD CONSTRAINT "statement_imports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_imports" ADD CONSTRAINT "statement_imports_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_terms_id_terms_of_service_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms_of_service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_sectors" ADD CONSTRAINT "unit_sectors_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_sectors" ADD CONSTRAINT "unit_sectors_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_payments" ADD CONSTRAINT "plan_payments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_payments" ADD CONSTRAINT "plan_payments_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_payments" ADD CONSTRAINT "plan_payments_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_payments" ADD CONSTRAINT "plan_payments_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wizard_documents" ADD CONSTRAINT "wizard_documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wizard_documents" ADD CONSTRAINT "wizard_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wizard_drafts" ADD CONSTRAINT "wizard_drafts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wizard_drafts" ADD CONSTRAINT "wizard_drafts_helper_id_users_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wizards" ADD CONSTRAINT "wizards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wizards" ADD CONSTRAINT "wizards_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounting_parameters_kind" ON "accounting_parameters" USING btree ("kind","valid_from","id");--> statement-breakpoint
CREATE UNIQUE INDEX "accreditation_invites_open" ON "accreditation_invites" USING btree ("group_id","email") WHERE status in ('pending', 'expired');--> statement-breakpoint
CREATE INDEX "accreditation_invites_group" ON "accreditation_invites" USING btree ("group_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "accreditation_invites_accepted" ON "accreditation_invites" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "accreditation_invites_overdue" ON "accreditation_invites" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "accreditation_documents_kind" ON "accreditation_documents" USING btree ("accreditation_id","kind") WHERE kind is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accreditation_documents_qualification" ON "accreditation_documents" USING btree ("accreditation_id","qualification_id") WHERE qualification_id is not null;--> statement-breakpoint
CREATE INDEX "accreditation_documents_document" ON "accreditation_documents" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "accreditation_documents_ending" ON "accreditation_documents" USING btree ("valid_until") WHERE valid_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accreditations_group_professional" ON "accreditations" USING btree ("group_id","professional_id") WHERE status not in ('refused', 'cancelled');--> statement-breakpoint
CREATE INDEX "accreditations_company" ON "accreditations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "accreditations_professional" ON "accreditations" USING btree ("professional_id");--> statement-breakpoint
CREATE INDEX "accreditations_group_status" ON "accreditations" USING btree ("group_id","status","status_since","id");--> statement-breakpoint
CREATE INDEX "accreditations_waiting" ON "accreditations" USING btree ("status_since","id");--> statement-breakpoint
CREATE INDEX "accreditations_ending" ON "accreditations" USING btree ("valid_until") WHERE valid_until is not null;--> statement-breakpoint
CREATE INDEX "dossier_documents_user" ON "dossier_documents" USING btree ("user_id","id") WHERE replaced_at is null and removed_at is null;--> statement-breakpoint
CREATE INDEX "dossier_documents_file" ON "dossier_documents" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "boleto_papers_open" ON "boleto_papers" USING btree ("sha256") WHERE status in ('reading', 'to_check', 'queued');--> statement-breakpoint
CREATE INDEX "boleto_papers_same" ON "boleto_papers" USING btree ("sha256") WHERE status in ('launched', 'delivered');--> statement-breakpoint
CREATE INDEX "boleto_papers_created" ON "boleto_papers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "boleto_papers_queued" ON "boleto_papers" USING btree ("id") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "boleto_papers_batch" ON "boleto_papers" USING btree ("queued_at") WHERE queued_at is not null;--> statement-breakpoint
CREATE INDEX "boleto_recurrences_due" ON "boleto_recurrences" USING btree ("next_on") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "boleto_recurrences_created" ON "boleto_recurrences" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "boleto_recurrences_company" ON "boleto_recurrences" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "boleto_sending_rows_waiting" ON "boleto_sending_rows" USING btree ("sending_id","boleto_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "boleto_views_of" ON "boleto_views" USING btree ("boleto_id","at");--> statement-breakpoint
CREATE INDEX "boletos_due" ON "boletos" USING btree ("pay_by","id");--> statement-breakpoint
CREATE INDEX "boletos_status" ON "boletos" USING btree ("status","pay_by","id");--> statement-breakpoint
CREATE INDEX "boletos_claimed" ON "boletos" USING btree ("pay_by","id") WHERE claimed_on is not null;--> statement-breakpoint
CREATE INDEX "boletos_new_guide" ON "boletos" USING btree ("pay_by","id") WHERE new_guide_asked_on is not null;--> statement-breakpoint
CREATE INDEX "boletos_without_line" ON "boletos" USING btree ("pay_by","id") WHERE recurrence_id is not null and digitable_line is null and pix_code is null;--> statement-breakpoint
CREATE INDEX "boletos_amount" ON "boletos" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "boletos_created" ON "boletos" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "boletos_company" ON "boletos" USING btree ("company_id","pay_by","id");--> statement-breakpoint
CREATE UNIQUE INDEX "boletos_in_force" ON "boletos" USING btree ("company_id","competence","tax_key") WHERE taxpayer_id is null and kind = 'tax' and tax_key <> 'irpj_csll' and status not in ('canceled', 'generation_failed', 'validation_failed');--> statement-breakpoint
CREATE UNIQUE INDEX "boletos_own_in_force" ON "boletos" USING btree ("taxpayer_id","competence","tax_key") WHERE taxpayer_id is not null and status not in ('canceled', 'generation_failed', 'validation_failed');--> statement-breakpoint
CREATE UNIQUE INDEX "boletos_line" ON "boletos" USING btree ("company_id","digitable_line") WHERE status not in ('canceled', 'generation_failed', 'validation_failed');--> statement-breakpoint
CREATE UNIQUE INDEX "boletos_replaces" ON "boletos" USING btree ("replaces_id") WHERE replaces_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "boletos_recurrence" ON "boletos" USING btree ("recurrence_id","recurrence_competence") WHERE recurrence_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "boletos_plan_month" ON "boletos" USING btree ("company_id","plan_month") WHERE plan_month is not null;--> statement-breakpoint
CREATE INDEX "boletos_fees" ON "boletos" USING btree ("plan_month","id") WHERE plan_month is not null;--> statement-breakpoint
CREATE INDEX "boletos_company_amount" ON "boletos" USING btree ("company_id","amount","id");--> statement-breakpoint
CREATE INDEX "broadcasts_status" ON "broadcasts" USING btree ("status");--> statement-breakpoint
CREATE INDEX "broadcasts_created" ON "broadcasts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "busy_calendars_user" ON "busy_calendars" USING btree ("user_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "busy_times_start" ON "busy_times" USING btree ("busy_calendar_id","start_at");--> statement-breakpoint
CREATE INDEX "calendar_events_company" ON "calendar_events" USING btree ("company_id","starts_on") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "calendar_events_user" ON "calendar_events" USING btree ("user_id","starts_on") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "calendar_events_reminders" ON "calendar_events" USING btree ("starts_on") WHERE removed_at is null and reminders <> '[]';--> statement-breakpoint
CREATE INDEX "calendar_events_invoice" ON "calendar_events" USING btree ("invoice_id") WHERE invoice_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_events_occurrence" ON "calendar_events" USING btree ("series_id","occurrence_on") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "calendar_feeds_user" ON "calendar_feeds" USING btree ("user_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "cash_book_entries_date" ON "cash_book_entries" USING btree ("user_id","entry_date","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_book_entries_receipt" ON "cash_book_entries" USING btree ("user_id","receipt_number") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "cash_book_entries_import" ON "cash_book_entries" USING btree ("import_id") WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX "cash_book_entries_receipt_import" ON "cash_book_entries" USING btree ("receipt_import_id") WHERE receipt_import_id is not null;--> statement-breakpoint
CREATE INDEX "cash_book_imports_person" ON "cash_book_imports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "cash_book_proofs_entry" ON "cash_book_proofs" USING btree ("entry_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "cash_book_proofs_person" ON "cash_book_proofs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_certificates_end" ON "company_certificates" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "doctor_certificates_end" ON "doctor_certificates" USING btree ("valid_until","id");--> statement-breakpoint
CREATE UNIQUE INDEX "clients_company_document" ON "clients" USING btree ("company_id","document") WHERE status <> 'archived';--> statement-breakpoint
CREATE INDEX "clients_company_name" ON "clients" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "clients_company_created" ON "clients" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "clients_name" ON "clients" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "clients_created" ON "clients" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "clients_search" ON "clients" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "closing_run_rows_waiting" ON "closing_run_rows" USING btree ("run_id","closing_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "closings_name" ON "closings" USING btree ("month","name","id");--> statement-breakpoint
CREATE INDEX "closings_created" ON "closings" USING btree ("month","created_at","id");--> statement-breakpoint
CREATE INDEX "closings_judged" ON "closings" USING btree ("company_id","judged_on") WHERE status not in ('closed', 'no_movement', 'waived');--> statement-breakpoint
CREATE UNIQUE INDEX "colleges_place" ON "colleges" USING btree ("name_key","ibge") WHERE merged_into_id is null;--> statement-breakpoint
CREATE INDEX "colleges_name" ON "colleges" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "comments_subject" ON "comments" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "company_files_company" ON "company_files" USING btree ("company_id") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_person_cpf" ON "companies" USING btree ("cpf") WHERE type = 'natural_person';--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "companies_created" ON "companies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "companies_analyst" ON "companies" USING btree ("analyst_id");--> statement-breakpoint
CREATE INDEX "companies_city" ON "companies" USING btree (("address" ->> 'ibge'));--> statement-breakpoint
CREATE UNIQUE INDEX "former_regimes_until" ON "former_regimes" USING btree ("company_id","until");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_user_company" ON "memberships" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "memberships_company" ON "memberships" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "memberships_created" ON "memberships" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "coupons_created" ON "coupons" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "coupons_owner" ON "coupons" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_referral" ON "coupons" USING btree ("referral") WHERE is_active and owner_id is null and referral is not null;--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_waiting" ON "data_exports" USING btree ("user_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "department_members_department" ON "department_members" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "departments_order" ON "departments" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "doctors_college" ON "doctors" USING btree ("college_id");--> statement-breakpoint
CREATE INDEX "auto_fills_group" ON "auto_fills" USING btree ("group_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "auto_fills_running" ON "auto_fills" USING btree ("group_id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "duty_shifts_group" ON "duty_shifts" USING btree ("group_id","starts_on") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "duty_shifts_announced" ON "duty_shifts" USING btree ("group_id","starts_on") WHERE announcement_type <> 'none' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "duty_shifts_unsettled" ON "duty_shifts" USING btree ("end_at") WHERE deleted_at is null and status in ('published', 'taken', 'confirmed', 'in_swap', 'running');--> statement-breakpoint
CREATE INDEX "duty_shifts_invoice" ON "duty_shifts" USING btree ("invoice_id") WHERE invoice_id is not null;--> statement-breakpoint
CREATE INDEX "duty_shifts_former" ON "duty_shifts" USING gin ("former_ids") WHERE former_ids <> '{}';--> statement-breakpoint
CREATE INDEX "duty_shifts_tags" ON "duty_shifts" USING gin ("tag_ids") WHERE tag_ids <> '{}' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "duty_shifts_professional" ON "duty_shifts" USING btree ("professional_id","start_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "schedule_steps_group" ON "schedule_steps" USING btree ("group_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "hours_statements_month" ON "hours_statements" USING btree ("group_id","professional_id","month") WHERE status <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "hours_statements_professional" ON "hours_statements" USING btree ("professional_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "scale_templates_group_name" ON "scale_templates" USING btree ("group_id","name") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "scale_templates_search" ON "scale_templates" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shift_punches_shift" ON "shift_punches" USING btree ("shift_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "unit_budgets_month" ON "unit_budgets" USING btree ("group_id","month","unit_id");--> statement-breakpoint
CREATE INDEX "shift_requests_group" ON "shift_requests" USING btree ("group_id","status","id");--> statement-breakpoint
CREATE INDEX "shift_requests_requester" ON "shift_requests" USING btree ("requester_id","id");--> statement-breakpoint
CREATE INDEX "shift_requests_parties" ON "shift_requests" USING gin ("party_ids");--> statement-breakpoint
CREATE INDEX "shift_requests_shifts" ON "shift_requests" USING gin ("shift_ids");--> statement-breakpoint
CREATE INDEX "shift_requests_due" ON "shift_requests" USING btree ("expires_at") WHERE status in ('proposed', 'counter_proposed', 'awaiting_coordination');--> statement-breakpoint
CREATE INDEX "email_verifications_code" ON "email_verifications" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "email_verifications_user" ON "email_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "expenses_due" ON "expenses" USING btree ("company_id","due_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_managers_user_group" ON "group_managers" USING btree ("user_id","group_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "group_managers_invited" ON "group_managers" USING btree ("group_id","invited_email") WHERE status in ('pending', 'expired') and deleted_at is null;--> statement-breakpoint
CREATE INDEX "group_managers_group" ON "group_managers" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "group_notices_group" ON "group_notices" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "handover_items_item" ON "handover_items" USING btree ("company_id","item");--> statement-breakpoint
CREATE INDEX "handover_items_awaited" ON "handover_items" USING btree ("company_id") WHERE status = 'awaited';--> statement-breakpoint
CREATE UNIQUE INDEX "handovers_company" ON "handovers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "holidays_date" ON "holidays" USING btree ("date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "holidays_place" ON "holidays" USING btree ("date","scope",coalesce(state, ''),coalesce(ibge, '')) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "income_tax_assets_year" ON "income_tax_assets" USING btree ("user_id","calendar_year","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "income_tax_assets_follows" ON "income_tax_assets" USING btree ("follows_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "income_tax_facts_year" ON "income_tax_facts" USING btree ("user_id","calendar_year","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "income_tax_readings_file" ON "income_tax_readings" USING btree ("income_tax_file_id");--> statement-breakpoint
CREATE INDEX "income_tax_readings_year" ON "income_tax_readings" USING btree ("user_id","calendar_year") WHERE status = 'read';--> statement-breakpoint
CREATE INDEX "income_tax_approvals_return" ON "income_tax_approvals" USING btree ("income_tax_id","id");--> statement-breakpoint
CREATE INDEX "income_tax_audit_points_return" ON "income_tax_audit_points" USING btree ("income_tax_id","id");--> statement-breakpoint
CREATE INDEX "income_tax_files_return" ON "income_tax_files" USING btree ("income_tax_id","id");--> statement-breakpoint
CREATE INDEX "income_tax_files_file" ON "income_tax_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "income_tax_files_item" ON "income_tax_files" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "income_tax_files_pendency" ON "income_tax_files" USING btree ("pendency_id");--> statement-breakpoint
CREATE INDEX "income_tax_files_quota" ON "income_tax_files" USING btree ("quota_id");--> statement-breakpoint
CREATE INDEX "income_tax_items_return" ON "income_tax_items" USING btree ("income_tax_id","sort","id");--> statement-breakpoint
CREATE INDEX "income_tax_pendencies_return" ON "income_tax_pendencies" USING btree ("income_tax_id","id");--> statement-breakpoint
CREATE INDEX "income_tax_pendencies_due" ON "income_tax_pendencies" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "income_tax_pendencies_waiting" ON "income_tax_pendencies" USING btree ("due_on") WHERE status in ('open', 'returned', 'overdue');--> statement-breakpoint
CREATE INDEX "income_tax_quotas_return" ON "income_tax_quotas" USING btree ("income_tax_id","number","id");--> statement-breakpoint
CREATE INDEX "income_tax_quotas_open" ON "income_tax_quotas" USING btree ("due_date","id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "income_taxes_original" ON "income_taxes" USING btree ("user_id","exercise_year") WHERE kind <> 'amending' and status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "income_taxes_user" ON "income_taxes" USING btree ("user_id","exercise_year");--> statement-breakpoint
CREATE INDEX "income_taxes_deadline" ON "income_taxes" USING btree ("deadline","id");--> statement-breakpoint
CREATE INDEX "income_taxes_created" ON "income_taxes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "income_taxes_status" ON "income_taxes" USING btree ("exercise_year","status","deadline","id");--> statement-breakpoint
CREATE INDEX "income_taxes_responsible" ON "income_taxes" USING btree ("responsible_id");--> statement-breakpoint
CREATE INDEX "income_taxes_boleto" ON "income_taxes" USING btree ("boleto_id");--> statement-breakpoint
CREATE INDEX "income_taxes_coupon" ON "income_taxes" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "invites_company" ON "invites" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_pending" ON "invites" USING btree ("company_id","email") WHERE status = 'pending' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoice_batch_rows_waiting" ON "invoice_batch_rows" USING btree ("batch_id","invoice_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "invoice_batches_unfinished" ON "invoice_batches" USING btree ("id") WHERE finished_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_emails_key" ON "invoice_emails" USING btree ("mail_key");--> statement-breakpoint
CREATE INDEX "invoice_emails_invoice" ON "invoice_emails" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "invoice_emails_undelivered" ON "invoice_emails" USING btree ("updated_at") WHERE status = 'error';--> statement-breakpoint
CREATE INDEX "invoice_emails_due" ON "invoice_emails" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "invoice_recurrences_due" ON "invoice_recurrences" USING btree ("next_on") WHERE status = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_company_number" ON "invoices" USING btree ("company_id","dps_series","number") WHERE emitter_process = 'manual';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_access_key" ON "invoices" USING btree ("access_key") WHERE emitter_process = 'national_api';--> statement-breakpoint
CREATE INDEX "invoices_company_requested" ON "invoices" USING btree ("company_id","requested_at","id","is_archived","client_id");--> statement-breakpoint
CREATE INDEX "invoices_company_competence" ON "invoices" USING btree ("company_id","competence","id");--> statement-breakpoint
CREATE INDEX "invoices_company_due" ON "invoices" USING btree ("company_id","due_order","id");--> statement-breakpoint
CREATE INDEX "invoices_company_net" ON "invoices" USING btree ("company_id","net_amount","id");--> statement-breakpoint
CREATE INDEX "invoices_company_status" ON "invoices" USING btree ("company_id","status","requested_at","id","is_archived");--> statement-breakpoint
CREATE INDEX "invoices_requester" ON "invoices" USING btree ("company_id","requested_by","requested_at","id");--> statement-breakpoint
CREATE INDEX "invoices_requested" ON "invoices" USING btree ("requested_at","id","status") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_competence" ON "invoices" USING btree ("competence","id") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("due_order","id") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_net" ON "invoices" USING btree ("net_amount","id","is_archived","competence","client_id","status");--> statement-breakpoint
CREATE INDEX "invoices_status_requested" ON "invoices" USING btree ("status","requested_at","id") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_archived" ON "invoices" USING btree ("requested_at","id") WHERE is_archived;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_recurring_month" ON "invoices" USING btree ("recurring_id","recurring_competence") WHERE recurring_id is not null;--> statement-breakpoint
CREATE INDEX "invoices_recurring" ON "invoices" USING btree ("company_id","requested_at","id") WHERE recurring_id is not null;--> statement-breakpoint
CREATE INDEX "invoices_status_since" ON "invoices" USING btree ("status","status_at");--> statement-breakpoint
CREATE INDEX "invoices_status_due" ON "invoices" USING btree ("status","due_order");--> statement-breakpoint
CREATE INDEX "invoices_substitutes" ON "invoices" USING btree ("substitutes_invoice_id") WHERE substitutes_invoice_id is not null;--> statement-breakpoint
CREATE INDEX "invoices_number" ON "invoices" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoices_responsible" ON "invoices" USING btree ("responsible_id","requested_at","id") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_month_requested" ON "invoices" USING btree ("competence","requested_at","id") WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "invoices_paid_late" ON "invoices" USING btree ("requested_at","id") WHERE not is_archived and paid_at > due_order;--> statement-breakpoint
CREATE INDEX "invoices_client" ON "invoices" USING btree ("client_id","is_archived","status","competence","requested_at","due_order","net_amount","id");--> statement-breakpoint
CREATE INDEX "invoices_group" ON "invoices" USING btree ("competence","id","client_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "issuing_attempts_number" ON "issuing_attempts" USING btree ("company_id","environment","series","number") WHERE kind = 'issue';--> statement-breakpoint
CREATE UNIQUE INDEX "issuing_attempts_open" ON "issuing_attempts" USING btree ("invoice_id") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "issuing_attempts_waiting" ON "issuing_attempts" USING btree ("claimed_until") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "payments" USING btree ("invoice_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "invoice_attachments_invoice" ON "invoice_attachments" USING btree ("invoice_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "invoice_requirements_invoice" ON "invoice_requirements" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "job_failures_job" ON "job_failures" USING btree ("job_id","decision");--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_updated" ON "leads" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "leads_stage" ON "leads" USING btree ("stage","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_analyst" ON "leads" USING btree ("analyst_id");--> statement-breakpoint
CREATE INDEX "leads_retention" ON "leads" USING btree ("retention_until");--> statement-breakpoint
CREATE INDEX "licence_documents_licence" ON "licence_documents" USING btree ("licence_id","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "licence_requests_licence" ON "licence_requests" USING btree ("licence_id","id");--> statement-breakpoint
CREATE INDEX "licences_licensing" ON "licences" USING btree ("licensing_id","id");--> statement-breakpoint
CREATE INDEX "licences_place" ON "licences" USING btree ("kind","status");--> statement-breakpoint
CREATE INDEX "licences_ending" ON "licences" USING btree ("valid_until") WHERE valid_until is not null;--> statement-breakpoint
CREATE INDEX "licences_answered" ON "licences" USING btree ("licensing_id") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "licensings_created" ON "licensings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "licensings_updated" ON "licensings" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "licensings_status" ON "licensings" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "licensings_analyst" ON "licensings" USING btree ("analyst_id");--> statement-breakpoint
CREATE INDEX "log_runs_latest" ON "log_runs" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "log_runs_waiting" ON "log_runs" USING btree ("kind") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "media_created" ON "media" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "media_place" ON "media" USING btree ("local","place","id");--> statement-breakpoint
CREATE INDEX "media_search" ON "media" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_views_user" ON "media_views" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "meetings_own" ON "meetings" USING btree ("company_id","user_id","on");--> statement-breakpoint
CREATE INDEX "meetings_on" ON "meetings" USING btree ("on","id");--> statement-breakpoint
CREATE INDEX "meetings_created" ON "meetings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "meetings_status" ON "meetings" USING btree ("status","on","id");--> statement-breakpoint
CREATE INDEX "closing_changes_company" ON "closing_changes" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "month_changes_company" ON "month_changes" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "monthly_obligation_files_of" ON "monthly_obligation_files" USING btree ("obligation_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "monthly_obligations_rule_id" ON "monthly_obligations" USING btree ("rule_id","id");--> statement-breakpoint
CREATE INDEX "monthly_obligations_due" ON "monthly_obligations" USING btree ("due_order","id");--> statement-breakpoint
CREATE INDEX "monthly_obligations_month" ON "monthly_obligations" USING btree ("due_month","due_order","id");--> statement-breakpoint
CREATE INDEX "monthly_obligations_status" ON "monthly_obligations" USING btree ("status","due_order","id");--> statement-breakpoint
CREATE INDEX "monthly_obligations_created" ON "monthly_obligations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "municipal_parameters_city" ON "municipal_parameters" USING btree ("city","id");--> statement-breakpoint
CREATE INDEX "municipal_rules_month" ON "municipal_rules" USING btree ("parameter_id","valid_from","id");--> statement-breakpoint
CREATE INDEX "news_status" ON "news" USING btree ("status","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "news_reads_person" ON "news_reads" USING btree ("news_id","user_id");--> statement-breakpoint
CREATE INDEX "news_reads_user" ON "news_reads" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_rules_kind" ON "notice_rules" USING btree ("kind");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_settings_user" ON "notice_settings" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("user_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "notices_person" ON "notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notices_waiting" ON "notices" USING btree ("user_id","mail_after") WHERE by_mail and mailed_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "notices_broadcast" ON "notices" USING btree ("broadcast_id");--> statement-breakpoint
CREATE INDEX "notices_group_notice" ON "notices" USING btree ("group_notice_id");--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "nps_answers_survey_user" ON "nps_answers" USING btree ("survey_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "nps_invitations_survey_user" ON "nps_invitations" USING btree ("survey_id","user_id");--> statement-breakpoint
CREATE INDEX "nps_invitations_user" ON "nps_invitations" USING btree ("user_id","asked_on");--> statement-breakpoint
CREATE INDEX "nps_tasks_survey" ON "nps_tasks" USING btree ("survey_id","due_on","id");--> statement-breakpoint
CREATE INDEX "payroll_batch_rows_company" ON "payroll_batch_rows" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "payroll_batch_rows_waiting" ON "payroll_batch_rows" USING btree ("batch_id","number") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_company" ON "subscriptions" USING btree ("company_id") WHERE ended_on is null;--> statement-breakpoint
CREATE INDEX "subscriptions_plan" ON "subscriptions" USING btree ("plan_id","created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_coupon" ON "subscriptions" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "events_entity" ON "events" USING btree ("entity_type","entity_id","id");--> statement-breakpoint
CREATE INDEX "events_created" ON "events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "events_actor" ON "events" USING btree ("actor_user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "events_company" ON "events" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "events_action" ON "events" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "events_request" ON "events" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "files_company" ON "files" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "lookup_answers_fetched" ON "lookup_answers" USING btree ("fetched_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profit_distributions_paid" ON "profit_distributions" USING btree ("company_id","paid_on","id");--> statement-breakpoint
CREATE INDEX "profit_distributions_day" ON "profit_distributions" USING btree ("paid_on","company_id");--> statement-breakpoint
CREATE INDEX "profit_distributions_user" ON "profit_distributions" USING btree ("user_id","paid_on");--> statement-breakpoint
CREATE INDEX "profit_distributions_cpf" ON "profit_distributions" USING btree ("person_cpf","paid_on") WHERE person_cpf is not null;--> statement-breakpoint
CREATE INDEX "profit_distributions_said" ON "profit_distributions" USING btree ("reconciliation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profit_distributions_movement" ON "profit_distributions" USING btree ("reconciliation_id") WHERE reconciliation_id is not null and voided_at is null;--> statement-breakpoint
CREATE INDEX "proposals_lead" ON "proposals" USING btree ("lead_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "qualifications_group_name" ON "qualifications" USING btree ("group_id","name") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "qualifications_search" ON "qualifications" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "payroll_months_month" ON "payroll_months" USING btree ("company_id","competence");--> statement-breakpoint
CREATE UNIQUE INDEX "r_factor_decisions_month" ON "r_factor_decisions" USING btree ("company_id","competence");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_rules_words" ON "bank_rules" USING btree ("company_id","words","is_inflow") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reconciliation_targets_of" ON "reconciliation_targets" USING btree ("reconciliation_id");--> statement-breakpoint
CREATE INDEX "reconciliation_targets_boleto" ON "reconciliation_targets" USING btree ("boleto_id");--> statement-breakpoint
CREATE INDEX "reconciliation_targets_expense" ON "reconciliation_targets" USING btree ("expense_id");--> statement-breakpoint
CREATE INDEX "reconciliation_targets_payment" ON "reconciliation_targets" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliations_in_force" ON "reconciliations" USING btree ("transaction_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "reconciliations_company" ON "reconciliations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id");--> statement-breakpoint
CREATE INDEX "referrals_created" ON "referrals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "registration_drafts_registration" ON "registration_drafts" USING btree ("registration_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_drafts_waiting" ON "registration_drafts" USING btree ("company_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "registrations_due" ON "registrations" USING btree ("due_order","id");--> statement-breakpoint
CREATE INDEX "registrations_created" ON "registrations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "registrations_updated" ON "registrations" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "registrations_place" ON "registrations" USING btree ("status","step","due_order");--> statement-breakpoint
CREATE INDEX "registrations_analyst" ON "registrations" USING btree ("analyst_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("user_id","list","name") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_default" ON "saved_views" USING btree ("user_id","list") WHERE is_default and deleted_at is null;--> statement-breakpoint
CREATE INDEX "sent_documents_company" ON "sent_documents" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "sent_documents_user" ON "sent_documents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signatures_subject" ON "signatures" USING btree ("subject_type","subject_id","user_id");--> statement-breakpoint
CREATE INDEX "signatures_company" ON "signatures" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "signups_retention" ON "signups" USING btree ("retention_until");--> statement-breakpoint
CREATE INDEX "signups_lead" ON "signups" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "simulation_leads_retention" ON "simulation_leads" USING btree ("retention_until");--> statement-breakpoint
CREATE INDEX "simulation_leads_lead" ON "simulation_leads" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "simulation_leads_consented" ON "simulation_leads" USING btree ("consented_at","id");--> statement-breakpoint
CREATE INDEX "simulation_leads_net" ON "simulation_leads" USING btree ("best_net","id");--> statement-breakpoint
CREATE INDEX "simulation_leads_search" ON "simulation_leads" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "spreadsheets_of" ON "spreadsheets" USING btree ("created_by","id");--> statement-breakpoint
CREATE INDEX "spreadsheets_waiting" ON "spreadsheets" USING btree ("id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "spreadsheets_over" ON "spreadsheets" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "bank_accounts_company" ON "bank_accounts" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "bank_transactions_date" ON "bank_transactions" USING btree ("bank_account_id","date","id");--> statement-breakpoint
CREATE INDEX "bank_transactions_company" ON "bank_transactions" USING btree ("company_id","date","id");--> statement-breakpoint
CREATE INDEX "bank_transactions_import" ON "bank_transactions" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "bank_transactions_waiting" ON "bank_transactions" USING btree ("company_id","date","id") WHERE not is_said and undone_at is null;--> statement-breakpoint
CREATE INDEX "bank_transactions_search" ON "bank_transactions" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bank_transactions_amount" ON "bank_transactions" USING btree ("company_id","amount","id");--> statement-breakpoint
CREATE INDEX "statement_files_import" ON "statement_files" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "statement_imports_company" ON "statement_imports" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "statements_company" ON "statements" USING btree ("company_id","year","month");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_group_scope_name" ON "tags" USING btree ("group_id","scope","name") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tags_search" ON "tags" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "terms_acceptances_user" ON "terms_acceptances" USING btree ("user_id","terms_id");--> statement-breakpoint
CREATE INDEX "terms_of_service_published" ON "terms_of_service" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "remembered_devices_user" ON "remembered_devices" USING btree ("user_id","secret_hash");--> statement-breakpoint
CREATE INDEX "remembered_devices_secret" ON "remembered_devices" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "unit_sectors_unit_code" ON "unit_sectors" USING btree ("unit_id","code") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "units_group_code" ON "units" USING btree ("group_id","code") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "units_group_name" ON "units" USING btree ("group_id","name","id");--> statement-breakpoint
CREATE INDEX "units_search" ON "units" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "plan_payments_company" ON "plan_payments" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_payments_current" ON "plan_payments" USING btree ("company_id") WHERE status <> 'canceled';--> statement-breakpoint
CREATE INDEX "wizard_documents_company" ON "wizard_documents" USING btree ("company_id","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "partners_company" ON "partners" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_cpf" ON "partners" USING btree ("company_id",(form ->> 'cpf'));--> statement-breakpoint
CREATE UNIQUE INDEX "partners_owner" ON "partners" USING btree ("company_id") WHERE is_owner;--> statement-breakpoint
CREATE UNIQUE INDEX "wizard_drafts_step" ON "wizard_drafts" USING btree ("company_id","step");