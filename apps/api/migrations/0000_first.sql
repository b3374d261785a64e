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
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL
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
	"xml_file_id" text,
	"pdf_file_id" text,
	"requirements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"substitutes_invoice_id" bigint,
	"substituted_by_id" bigint,
	"substitution_reason" text,
	"cancel_reason" text,
	"cancel_text" text,
	"cancel_event_status" text,
	"status_before_cancel" text,
	"last_rejection_code" text,
	"last_rejection_message" text,
	"rejection_history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ibscbs" jsonb,
	"special" jsonb,
	"is_archived" boolean DEFAULT false NOT NULL,
	"is_recurring" boolean DEFAULT false NOT NULL,
	"recurring_id" bigint
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
	"password_hash" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_master" boolean DEFAULT false NOT NULL,
	"doctor_role" text,
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"has_two_factor" boolean DEFAULT false NOT NULL,
	"avatar_url" text,
	"current_route" text,
	CONSTRAINT "users_email" UNIQUE("email")
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
ALTER TABLE "clients" ADD CONSTRAINT "clients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_intermediary_id_clients_id_fk" FOREIGN KEY ("intermediary_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_responsible_id_users_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_xml_file_id_files_id_fk" FOREIGN KEY ("xml_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_substitutes_invoice_id_invoices_id_fk" FOREIGN KEY ("substitutes_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_substituted_by_id_invoices_id_fk" FOREIGN KEY ("substituted_by_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_managers" ADD CONSTRAINT "group_managers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_managers" ADD CONSTRAINT "group_managers_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_group_id_management_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."management_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clients_company_document" ON "clients" USING btree ("company_id","document") WHERE status <> 'archived';--> statement-breakpoint
CREATE INDEX "clients_company_name" ON "clients" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "clients_company_created" ON "clients" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "clients_search" ON "clients" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_user_company" ON "memberships" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "memberships_company" ON "memberships" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_company_number" ON "invoices" USING btree ("company_id","dps_series","number");--> statement-breakpoint
CREATE INDEX "invoices_company_requested" ON "invoices" USING btree ("company_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "invoices_company_competence" ON "invoices" USING btree ("company_id","competence","id");--> statement-breakpoint
CREATE INDEX "invoices_company_due" ON "invoices" USING btree ("company_id","due_order","id");--> statement-breakpoint
CREATE INDEX "invoices_company_net" ON "invoices" USING btree ("company_id","net_amount","id");--> statement-breakpoint
CREATE INDEX "invoices_requester" ON "invoices" USING btree ("company_id","requested_by","requested_at","id");--> statement-breakpoint
CREATE INDEX "invoices_requested" ON "invoices" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "invoices_competence" ON "invoices" USING btree ("competence","id");--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("due_order","id");--> statement-breakpoint
CREATE INDEX "invoices_net" ON "invoices" USING btree ("net_amount","id");--> statement-breakpoint
CREATE INDEX "invoices_status_requested" ON "invoices" USING btree ("status","requested_at","id");--> statement-breakpoint
CREATE INDEX "invoices_status_since" ON "invoices" USING btree ("status","status_at");--> statement-breakpoint
CREATE INDEX "invoices_status_due" ON "invoices" USING btree ("status","due_order");--> statement-breakpoint
CREATE INDEX "invoices_number" ON "invoices" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoices_client" ON "invoices" USING btree ("client_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "group_managers_user_group" ON "group_managers" USING btree ("user_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "units_group_code" ON "units" USING btree ("group_id","code") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "units_group_name" ON "units" USING btree ("group_id","name","id");--> statement-breakpoint
CREATE INDEX "units_search" ON "units" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_entity" ON "events" USING btree ("entity_type","entity_id","id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");