// Permissions with the levels they are granted at: staff modules (analysts) and company modules (employees). Only what something asks is here, so that
// nobody ticks what changes nothing (contract: 'is asked by something'); permissions.tsv has what the product will have. Labels stay beside the names so
// that the screens that grant them and the messages that refuse them agree.

export const LEVELS = ['view', 'edit', 'delete'] as const;
export type Level = (typeof LEVELS)[number];

export const levelLabel: Record<Level, string> = { view: 'Visualizar', edit: 'Criar/Editar', delete: 'Excluir' };

type PermissionTable = Record<string, { label: string; levels: readonly Level[] }>;

/** Modules of the staff dashboard, granted to analysts; a master has them all. */
export const STAFF_PERMISSIONS = {
  'new.leads': { label: 'Leads', levels: ['view', 'edit', 'delete'] },
  'new.onboarding': { label: 'Onboarding', levels: ['view', 'edit'] },
  'new.onboarding_comments': { label: 'Comentários do onboarding', levels: ['view', 'edit', 'delete'] },
  'new.lead_simulations': { label: 'Leads de simulações', levels: ['view'] },
  'new.referrals': { label: 'Indicações', levels: ['view'] },
  'new.force_lead_to_register': { label: 'Forçar lead para registro', levels: ['edit'] },
  'registration.opening': { label: 'Abertura', levels: ['view', 'edit'] },
  'registration.opening_comments': { label: 'Comentários da abertura', levels: ['view', 'edit', 'delete'] },
  'registration.licensing': { label: 'Licenciamentos', levels: ['view', 'edit'] },
  'registration.licensing_comments': { label: 'Comentários do licenciamento', levels: ['view', 'edit', 'delete'] },
  'doctors.general': { label: 'Médicos: geral', levels: ['view', 'edit'] },
  'doctors.users': { label: 'Usuários', levels: ['view', 'edit'] },
  'doctors.companies': { label: 'Empresas', levels: ['view', 'edit'] },
  'doctors.natural_persons': { label: 'Pessoas físicas', levels: ['view', 'edit'] },
  'doctors.user_export': { label: 'Exportar planilha de usuários', levels: ['view'] },
  'doctors.company_certificates': { label: 'Certificados digitais de empresas', levels: ['view', 'edit'] },
  'doctors.doctor_certificates': { label: 'Certificados digitais de médicos', levels: ['view', 'edit'] },
  'doctors.pf_to_pj': { label: 'Converter PF em PJ', levels: ['edit'] },
  'doctors.company_credentials': { label: 'Credenciais de empresas', levels: ['view', 'edit'] },
  'billing.accounts_receivable': { label: 'Contas a receber', levels: ['view', 'edit'] },
  'billing.clients': { label: 'Tomadores', levels: ['view', 'edit'] },
  'billing.receipts': { label: 'Recebimentos', levels: ['edit', 'delete'] },
  'billing.archive_invoices': { label: 'Arquivar/desarquivar notas', levels: ['edit'] },
  'monthly.follow_up': { label: 'Acompanhamento', levels: ['view'] },
  'monthly.export_registration': { label: 'Exportar registro', levels: ['view'] },
  'monthly.export_billing': { label: 'Exportar faturamento', levels: ['view'] },
  'monthly.export_licensing_history': { label: 'Exportar histórico de licenciamento', levels: ['view'] },
  'monthly.export_closings': { label: 'Exportar fechamentos', levels: ['view'] },
  'monthly.export_statement_history': { label: 'Exportar histórico de extratos', levels: ['view'] },
  'monthly.export_invoices': { label: 'Exportar notas', levels: ['view'] },
  'monthly.export_cancelled_invoices': { label: 'Exportar notas canceladas', levels: ['view'] },
  'monthly.export_boletos': { label: 'Exportar boletos', levels: ['view'] },
  'monthly.company_closings': { label: 'Fechamentos de empresas', levels: ['view', 'edit'] },
  'monthly.company_closing_comments': { label: 'Comentários dos fechamentos', levels: ['view', 'edit', 'delete'] },
  'monthly.cash_book_closings': { label: 'Fechamentos de livro-caixa', levels: ['view', 'edit'] },
  'monthly.cash_book_closing_comments': { label: 'Comentários dos fechamentos de livro-caixa', levels: ['view', 'edit', 'delete'] },
  'monthly.statements': { label: 'Extratos', levels: ['view', 'edit'] },
  'monthly.statement_comments': { label: 'Comentários dos extratos', levels: ['view', 'edit', 'delete'] },
  'monthly.obligations': { label: 'Obrigações mensais', levels: ['view', 'edit'] },
  'monthly.obligation_comments': { label: 'Comentários das obrigações', levels: ['view', 'edit', 'delete'] },
  'monthly.r_factor': { label: 'Fator R', levels: ['view', 'edit'] },
  'monthly.r_factor_comments': { label: 'Comentários do fator R', levels: ['view', 'edit', 'delete'] },
  boletos: { label: 'Boletos', levels: ['view', 'edit'] },
  'finance.plans': { label: 'Planos', levels: ['view', 'edit'] },
  'finance.coupons': { label: 'Cupons', levels: ['view', 'edit'] },
  'cash_book.general': { label: 'Livro-caixa: geral', levels: ['view'] },
  'cash_book.updates': { label: 'Livro-caixa: atualização', levels: ['view', 'edit'] },
  'calendar.calendar': { label: 'Calendário', levels: ['view'] },
  'calendar.reports': { label: 'Relatórios da agenda', levels: ['view'] },
  'duty.management_groups': { label: 'Grupos gestores', levels: ['view', 'edit'] },
  'duty.managers': { label: 'Gestores de plantão (management-group-manager)', levels: ['view', 'edit', 'delete'] },
  'income_tax.dashboard': { label: 'IRPF', levels: ['view', 'edit'] },
  'income_tax.settings': { label: 'Configurações de IRPF', levels: ['view', 'edit'] },
  'income_tax.comments': { label: 'Comentários do IRPF', levels: ['view', 'edit', 'delete'] },
  'parameters.accounting': { label: 'Parâmetros contábeis', levels: ['view', 'edit', 'delete'] },
  'parameters.municipal': { label: 'Parâmetros municipais', levels: ['view', 'edit'] },
  media: { label: 'Vídeos', levels: ['view', 'edit', 'delete'] },
  'advanced.analysts': { label: 'Analistas', levels: ['view', 'edit', 'delete'] },
  'advanced.analyst_activation': { label: 'Ativar/desativar analistas', levels: ['edit'] },
  'advanced.force_logout': { label: 'Forçar logout de usuários', levels: ['edit'] },
  'advanced.departments': { label: 'Setores', levels: ['view', 'edit', 'delete'] },
  'advanced.terms_of_service': { label: 'Termos de serviço', levels: ['view', 'edit', 'delete'] },
  'advanced.notifications': { label: 'Notificações', levels: ['view', 'edit', 'delete'] },
  'advanced.news': { label: 'Novidades', levels: ['view', 'edit', 'delete'] },
  'advanced.colleges': { label: 'Faculdades', levels: ['view', 'edit'] },
  'advanced.nps': { label: 'NPS', levels: ['view', 'edit', 'delete'] },
} as const satisfies PermissionTable;

/** Modules of a company, granted to its employees; partners have them all. */
export const COMPANY_PERMISSIONS = {
  boletos: { label: 'Boletos', levels: ['view', 'edit'] },
  cash_flow: { label: 'Entradas e saídas', levels: ['view'] },
  charts: { label: 'Gráficos', levels: ['view'] },
  clients: { label: 'Tomadores', levels: ['view', 'edit'] },
  files: { label: 'Arquivos', levels: ['view'] },
  invoices: { label: 'Notas fiscais', levels: ['view', 'edit', 'delete'] },
  'invoices.view_all': { label: 'Ver todas as notas', levels: ['view'] },
  statements: { label: 'Extratos', levels: ['view', 'edit'] },
  calendar: { label: 'Calendário', levels: ['view', 'edit', 'delete'] },
  reports: { label: 'Relatórios', levels: ['view'] },
} as const satisfies PermissionTable;

export type StaffPermission = keyof typeof STAFF_PERMISSIONS;
export type CompanyPermission = keyof typeof COMPANY_PERMISSIONS;

/** One granted permission, as stored and as sent: `{ name: 'billing.clients', view: true, edit: false, delete: false }`. */
export type PermissionEntry = { name: string; view: boolean; edit: boolean; delete: boolean };
