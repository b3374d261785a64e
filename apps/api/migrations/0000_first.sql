CREATE TABLE "accreditations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accreditations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" bigint NOT NULL,
	"professional_id" bigint NOT NULL,
	"company_id" bigint,
	"status" text NOT NULL,
	"first_competence" text,
	"last_competence" text
);
--> statement-breakpoint
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
	"municipal_registration" text,
	"accounting_status" text NOT NULL,
	"tax_regime" text NOT NULL,
	"wizard_step" text NOT NULL,
	"address" jsonb NOT NULL,
	"is_concierge" boolean DEFAULT false NOT NULL,
	"iss_rate" text,
	"type_of_establishment" text,
	"company_status" text,
	"contract" jsonb,
	"financial_emails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"financial_phones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"has_financial_bpo" boolean DEFAULT false NOT NULL,
	"is_self_employed" boolean DEFAULT false NOT NULL,
	"on_cash_basis" boolean DEFAULT false NOT NULL,
	"enable_demo" boolean DEFAULT false NOT NULL,
	"dominio_folder" text,
	"aedf" text,
	"nf_requirements" text,
	"monthly_obligations_observations" text,
	"analyst_id" bigint,
	"show_crm_popup" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	CONSTRAINT "companies_cnpj" UNIQUE("cnpj")
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
CREATE TABLE "configurations" (
	"field" text PRIMARY KEY NOT NULL,
	"value" text
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
	"birth_date" text,
	"marital_status" text,
	"address" jsonb,
	"is_resident_doctor" boolean DEFAULT false NOT NULL,
	"serve_armed_forces" boolean DEFAULT false NOT NULL,
	"permanent_employee" boolean DEFAULT false NOT NULL,
	"has_fies" boolean DEFAULT false NOT NULL,
	"nf_requirements" text,
	"crms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "doctors_user" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
	"sent_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "invites_token" UNIQUE("token_hash")
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
	"requested_by" bigint,
	"responsible_id" bigint,
	"simples_option" integer,
	"simples_apuration" integer,
	"special_regime" integer,
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
	"ibscbs" jsonb,
	"special" jsonb,
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
CREATE TABLE "group_managers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_managers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_by" bigint,
	"updated_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"role" text NOT NULL
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
	"is_active" boolean DEFAULT true NOT NULL
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
CREATE TABLE "nps_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nps_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"survey_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"score" smallint NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nps_answers_score" CHECK (score between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "nps_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nps_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"survey_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nps_links_token" UNIQUE("token_hash")
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
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone,
	"audience" text,
	"should_send_by_email" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_recoveries" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_recoveries_token" UNIQUE("token_hash")
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
CREATE TABLE "signups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"email" text NOT NULL,
	"consent_version" text,
	"consented_at" timestamp with time zone,
	"pending" jsonb,
	"password_hash" text,
	"user_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"retention_until" timestamp with time zone NOT NULL,
	CONSTRAINT "signups_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "simulation_leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulation_leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
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
	CONSTRAINT "simulation_leads_key" UNIQUE("key")
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
CREATE TABLE "two_factors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"last_step" integer
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
	"password_hash" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_master" boolean DEFAULT false NOT NULL,
	"doctor_role" text,
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"has_two_factor" boolean DEFAULT false NOT NULL,
	"avatar_url" text,
	"current_route" text,
	"search_key" text DEFAULT '' NOT NULL,
	CONSTRAINT "users_email" UNIQUE("email")
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
	"coupon" text,
	"referral" text,
	"simulation" jsonb,
	CONSTRAINT "wizards_company" UNIQUE("company_id")
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
ALTER TABLE "accreditations" ADD CONSTRAINT "accreditations_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditations" ADD CONSTRAINT "accreditations_professional_id_users_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditations" ADD CONSTRAINT "accreditations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_certificates" ADD CONSTRAINT "company_certificates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_analyst_id_users_id_fk" FOREIGN KEY ("analyst_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_files" ADD CONSTRAINT "company_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_files" ADD CONSTRAINT "company_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_batch_rows" ADD CONSTRAINT "invoice_batch_rows_batch_id_invoice_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."invoice_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_batch_rows" ADD CONSTRAINT "invoice_batch_rows_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_batch_rows" ADD CONSTRAINT "invoice_batch_rows_email_id_invoice_emails_id_fk" FOREIGN KEY ("email_id") REFERENCES "public"."invoice_emails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_emails" ADD CONSTRAINT "invoice_emails_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_emails" ADD CONSTRAINT "invoice_emails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "invoice_recurrences" ADD CONSTRAINT "invoice_recurrences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_recurrences" ADD CONSTRAINT "invoice_recurrences_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_recurrences" ADD CONSTRAINT "invoice_recurrences_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_attachments" ADD CONSTRAINT "invoice_attachments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_attachments" ADD CONSTRAINT "invoice_attachments_requirement_id_invoice_requirements_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."invoice_requirements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_attachments" ADD CONSTRAINT "invoice_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_attachments" ADD CONSTRAINT "invoice_attachments_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_requirements" ADD CONSTRAINT "invoice_requirements_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_requirements" ADD CONSTRAINT "invoice_requirements_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_requirements" ADD CONSTRAINT "invoice_requirements_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_managers" ADD CONSTRAINT "group_managers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_managers" ADD CONSTRAINT "group_managers_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nps_answers" ADD CONSTRAINT "nps_answers_survey_id_nps_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."nps_surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nps_answers" ADD CONSTRAINT "nps_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nps_links" ADD CONSTRAINT "nps_links_survey_id_nps_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."nps_surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nps_links" ADD CONSTRAINT "nps_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_recoveries" ADD CONSTRAINT "password_recoveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signups" ADD CONSTRAINT "signups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_terms_id_terms_of_service_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms_of_service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wizards" ADD CONSTRAINT "wizards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accreditations_group_professional" ON "accreditations" USING btree ("group_id","professional_id");--> statement-breakpoint
CREATE INDEX "accreditations_company" ON "accreditations" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clients_company_document" ON "clients" USING btree ("company_id","document") WHERE status <> 'archived';--> statement-breakpoint
CREATE INDEX "clients_company_name" ON "clients" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "clients_company_created" ON "clients" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "clients_name" ON "clients" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "clients_created" ON "clients" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "clients_search" ON "clients" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "companies_created" ON "companies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "companies_analyst" ON "companies" USING btree ("analyst_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_user_company" ON "memberships" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "memberships_company" ON "memberships" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "memberships_created" ON "memberships" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "company_files_company" ON "company_files" USING btree ("company_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "email_verifications_code" ON "email_verifications" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "email_verifications_user" ON "email_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invites_company" ON "invites" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invites_pending" ON "invites" USING btree ("company_id","email") WHERE status = 'pending' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "invoice_batch_rows_waiting" ON "invoice_batch_rows" USING btree ("batch_id","invoice_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "invoice_batches_unfinished" ON "invoice_batches" USING btree ("id") WHERE finished_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_emails_key" ON "invoice_emails" USING btree ("mail_key");--> statement-breakpoint
CREATE INDEX "invoice_emails_invoice" ON "invoice_emails" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "invoice_emails_due" ON "invoice_emails" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
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
CREATE INDEX "invoice_recurrences_due" ON "invoice_recurrences" USING btree ("next_on") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "invoice_attachments_invoice" ON "invoice_attachments" USING btree ("invoice_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "invoice_requirements_invoice" ON "invoice_requirements" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_managers_user_group" ON "group_managers" USING btree ("user_id","group_id");--> statement-breakpoint
CREATE INDEX "municipal_parameters_city" ON "municipal_parameters" USING btree ("city","id");--> statement-breakpoint
CREATE UNIQUE INDEX "nps_answers_survey_user" ON "nps_answers" USING btree ("survey_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "nps_links_survey_user" ON "nps_links" USING btree ("survey_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("user_id","list","name") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_default" ON "saved_views" USING btree ("user_id","list") WHERE is_default and deleted_at is null;--> statement-breakpoint
CREATE INDEX "signups_retention" ON "signups" USING btree ("retention_until");--> statement-breakpoint
CREATE INDEX "simulation_leads_retention" ON "simulation_leads" USING btree ("retention_until");--> statement-breakpoint
CREATE UNIQUE INDEX "terms_acceptances_user" ON "terms_acceptances" USING btree ("user_id","terms_id");--> statement-breakpoint
CREATE INDEX "terms_of_service_published" ON "terms_of_service" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "units_group_code" ON "units" USING btree ("group_id","code") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "units_group_name" ON "units" USING btree ("group_id","name","id");--> statement-breakpoint
CREATE INDEX "units_search" ON "units" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_entity" ON "events" USING btree ("entity_type","entity_id","id");--> statement-breakpoint
CREATE INDEX "lookup_answers_fetched" ON "lookup_answers" USING btree ("fetched_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");