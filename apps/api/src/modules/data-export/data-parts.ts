// What a copy of somebody's data holds, table by table, and what it leaves out and why. Its test fails when a table is named in neither.

/**
 * Whose rows: of the person, of the companies of which they are a partner, or of what hangs on a row of another part. `sent` names a table of what people
 * send of their own: a file that it names is its sender's, not the company's.
 */
type Whose = { person: string } | { company: string; sent?: string } | { of: string; by: string };

export type DataPart = { table: string; label: string; whose: Whose };

const person = (table: string, label: string, column = 'user_id'): DataPart => ({ table, label, whose: { person: column } });
const company = (table: string, label: string, column = 'company_id'): DataPart => ({ table, label, whose: { company: column } });
/** Rows whose column `by` names a row of the part `of`. */
const hanging = (table: string, label: string, of: string, by: string): DataPart => ({ table, label, whose: { of, by } });

export const DATA_PARTS: readonly DataPart[] = [
  person('users', 'Sua conta', 'id'),
  person('doctors', 'Seu cadastro de médico'),
  person('doctor_certificates', 'Seu certificado digital (sem a chave)'),
  person('sessions', 'Onde você entrou'),
  person('events', 'O que você fez', 'actor_user_id'),
  person('terms_acceptances', 'Termos que você aceitou'),
  person('notices', 'Avisos que você recebeu'),
  person('notice_settings', 'Suas preferências de avisos'),
  person('saved_views', 'Suas visualizações salvas'),
  person('news_reads', 'Novidades que você leu'),
  person('nps_answers', 'Suas respostas a pesquisas'),
  person('nps_invitations', 'Pesquisas que você recebeu'),
  person('boleto_views', 'Boletos que você abriu'),
  person('media_views', 'Vídeos que você viu, e se resolveram'),
  person('connect_identities', 'Sua conta corporativa'),
  person('group_managers', 'Grupos de gestão de que você participa'),
  person('referrals', 'Quem você indicou', 'referrer_id'),
  person('signups', 'Seu pedido de cadastro'),
  person('memberships', 'Empresas de que você participa'),
  person('data_exports', 'Cópias que você pediu'),
  company('companies', 'Suas empresas', 'id'),
  company('former_regimes', 'Regimes tributários de antes'),
  company('company_certificates', 'Certificados digitais das empresas (sem a chave)'),
  company('company_files', 'Arquivos das empresas'),
  person('sent_documents', 'O que você enviou à equipe'),
  { table: 'files', label: 'Todos os arquivos guardados', whose: { company: 'company_id', sent: 'sent_documents' } },
  company('clients', 'Tomadores'),
  company('invoices', 'Notas fiscais'),
  hanging('payments', 'Recebimentos', 'invoices', 'invoice_id'),
  hanging('invoice_requirements', 'Pendências das notas', 'invoices', 'invoice_id'),
  hanging('invoice_attachments', 'Anexos das notas', 'invoices', 'invoice_id'),
  company('invoice_recurrences', 'Notas recorrentes'),
  company('invoice_emails', 'E-mails de notas'),
  company('issuing_attempts', 'Transmissões de notas'),
  company('dps_counters', 'Numeração das notas'),
  company('boletos', 'Boletos'),
  company('bank_accounts', 'Contas bancárias'),
  company('statements', 'Extratos'),
  hanging('statement_files', 'Arquivos dos extratos', 'statements', 'statement_id'),
  hanging('bank_transactions', 'Movimentos bancários', 'bank_accounts', 'bank_account_id'),
  company('cash_books', 'Livros-caixa'),
  company('cash_book_entries', 'Lançamentos do livro-caixa'),
  company('cash_book_months', 'Meses do livro-caixa'),
  company('payroll_months', 'Folha e pró-labore'),
  company('closings', 'Fechamentos'),
  company('monthly_obligations', 'Obrigações'),
  hanging('monthly_obligation_files', 'Guias e recibos das obrigações', 'monthly_obligations', 'obligation_id'),
  company('registrations', 'Aberturas'),
  company('registration_drafts', 'Minutas'),
  company('signatures', 'O que foi assinado no Esteto'),
  company('licensings', 'Licenciamentos'),
  hanging('licences', 'Licenças', 'licensings', 'licensing_id'),
  company('subscriptions', 'Planos contratados'),
  company('wizards', 'Cadastro das empresas'),
  company('wizard_drafts', 'O que estava sendo digitado no cadastro'),
  company('wizard_documents', 'Documentos do cadastro'),
  company('plan_payments', 'Primeiros pagamentos dos planos'),
  company('partners', 'Sócios das empresas'),
  company('accreditations', 'Credenciamentos'),
  company('invites', 'Convites da empresa'),
];

/** Tables that no copy holds. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  accounting_parameters: 'of the law and of the product',
  holidays: 'of the law and of the product',
  municipal_parameters: 'of the law and of the product',
  municipal_rules: 'of the law and of the product',
  configurations: 'of the product',
  terms_of_service: 'texts of the product',
  plans: 'of the product',
  plan_versions: 'of the product',
  plan_contracts: 'texts of the product; what a company pays is among its plans',
  coupons: 'of the product',
  colleges: 'public data; which one is yours is in your register',
  nps_surveys: 'of the product',
  news: 'of the product',
  broadcasts: 'of the team; what you got of each is among your notices',
  notice_rules: 'of the product',
  job_failures: 'of the product',
  media: 'of the product',
  media_playlists: 'of the product',
  units: 'of a hospital’s group',
  management_groups: 'of a hospital’s group',
  lookup_answers: 'public data, of nobody',
  leads: 'what the team notes while it sells; a lead that became a client is in the register',
  simulation_leads: 'hangs on a lead',
  comments: 'notes of the team for itself',
  invoice_batches: 'work of the team',
  invoice_batch_rows: 'work of the team',
  departments: 'of the office',
  department_members: 'of the office',
  log_runs: 'work of the master',
  event_seals: 'proof of the audit trail',
  known_devices: 'secrets of browsers',
  two_factors: 'secrets of the second factor',
  recovery_codes: 'secrets of the second factor',
  password_recoveries: 'links of a few minutes',
  email_verifications: 'codes of a few minutes',
  connect_attempts: 'secrets of ten minutes',
  nps_tasks: 'work of the team',
  guesses: 'hashes that name nobody',
  idempotency_keys: 'answers kept for a repeated call',
};

/** No copy tells a secret, and none what only serves a search. */
export const isHidden = (column: string): boolean => /password|hash$|^sealed_|secret|search_key|^key$/.test(column);
