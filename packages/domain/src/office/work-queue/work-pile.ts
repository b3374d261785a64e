// What waits at the staff, pile by pile. A pile is a list under filters: what it counts is what the list shows that it opens.

/** The sections of the menu that have piles, in its order. */
export const WORK_AREAS = ['novos', 'registro', 'faturamento', 'medicos', 'financeiro', 'boletos', 'mensal', 'avancado'] as const;
export type WorkArea = (typeof WORK_AREAS)[number];

export const workAreaLabel: Record<WorkArea, string> = {
  novos: 'Novos',
  registro: 'Registro',
  faturamento: 'Faturamento',
  medicos: 'Médicos',
  financeiro: 'Financeiro',
  boletos: 'Boletos',
  mensal: 'Mensal',
  avancado: 'Avançado',
};

type Filters = Readonly<Record<string, string>>;

export type PileRule = {
  area: WorkArea;
  label: string;
  /** The gender of what it holds, for 'a mais antiga' and 'o mais antigo'. */
  gender: 'f' | 'm';
  /** Filters of the list behind it. */
  filters: Filters;
  /** The part of it that is late: all, what is past its day (`due`), or what the list shows under these filters. Null: nothing of it has a day. */
  late: 'all' | 'due' | Filters | null;
  /** Why somebody loses while it waits, where no day says so. */
  urgent?: string;
  /** The list's filter of one person's; null where the records have nobody who answers for them. */
  person: 'analyst_id' | 'responsible_id' | null;
};

const ofStatus = (label: string, status: string, gender: 'f' | 'm' = 'f', urgent?: string): PileRule => ({
  area: 'faturamento',
  label,
  gender,
  filters: { status },
  late: null,
  person: 'responsible_id',
  ...(urgent && { urgent }),
});

export const workPiles = {
  leads_new: { area: 'novos', label: 'Leads novos', gender: 'm', filters: { stage: 'new' }, late: null, person: 'analyst_id' },
  leads_overdue: {
    area: 'novos',
    label: 'Leads com próximo passo vencido',
    gender: 'm',
    filters: { overdue: 'true' },
    late: 'all',
    person: 'analyst_id',
  },
  onboarding: {
    area: 'novos',
    label: 'Cadastros à espera da equipe',
    gender: 'm',
    filters: { turn: 'staff' },
    late: null,
    person: 'analyst_id',
  },
  openings: {
    area: 'registro',
    label: 'Aberturas em andamento',
    gender: 'f',
    filters: { situation: 'pending' },
    late: { overdue: 'true' },
    person: 'analyst_id',
  },
  openings_without_analyst: {
    area: 'registro',
    label: 'Aberturas sem responsável',
    gender: 'f',
    filters: { situation: 'pending', without_analyst: 'true' },
    late: { situation: 'pending', without_analyst: 'true', overdue: 'true' },
    person: null,
  },
  licensings: {
    area: 'registro',
    label: 'Licenciamentos em andamento',
    gender: 'm',
    filters: { situation: 'pending' },
    late: null,
    person: 'analyst_id',
  },
  licences_answered: {
    area: 'registro',
    label: 'Respostas de médicos sobre licenças',
    gender: 'f',
    filters: { answered: 'true' },
    late: null,
    person: 'analyst_id',
  },
  invoices_requested: ofStatus('Notas solicitadas', 'requested'),
  invoices_in_preparation: ofStatus('Notas em preparação', 'in_preparation'),
  invoices_answered: ofStatus('Exigências respondidas', 'answered'),
  invoices_ready: ofStatus('Notas prontas para emitir', 'ready'),
  invoices_rejected: ofStatus('Notas rejeitadas pelo emissor', 'rejected', 'f', 'o emissor recusou: corrija e envie de novo'),
  invoices_cancellation: ofStatus('Cancelamentos pedidos', 'cancellation_requested', 'm', 'o cliente espera a resposta'),
  invoices_late: {
    area: 'faturamento',
    label: 'Notas vencidas sem recebimento',
    gender: 'f',
    filters: { late: 'true' },
    late: 'all',
    person: 'responsible_id',
  },
  companies_without_analyst: {
    area: 'medicos',
    label: 'Empresas ativas sem analista',
    gender: 'f',
    filters: { accounting_status: 'active', without_analyst: 'true' },
    late: null,
    person: null,
  },
  company_certificates_expired: {
    area: 'medicos',
    label: 'Certificados de empresas vencidos',
    gender: 'm',
    filters: { ends: 'expired' },
    late: 'all',
    person: null,
  },
  company_certificates_ending: {
    area: 'medicos',
    label: 'Certificados de empresas que vencem em 30 dias',
    gender: 'm',
    filters: { ends: 'in_30' },
    late: null,
    person: null,
  },
  doctor_certificates_expired: {
    area: 'medicos',
    label: 'Certificados de médicos vencidos',
    gender: 'm',
    filters: { ends: 'expired' },
    late: 'all',
    person: null,
  },
  doctor_certificates_ending: {
    area: 'medicos',
    label: 'Certificados de médicos que vencem em 30 dias',
    gender: 'm',
    filters: { ends: 'in_30' },
    late: null,
    person: null,
  },
  companies_without_plan: { area: 'financeiro', label: 'Empresas sem plano', gender: 'f', filters: {}, late: null, person: null },
  boletos_claimed: {
    area: 'boletos',
    label: 'Pagamentos informados por conferir',
    gender: 'm',
    filters: { claimed: 'true' },
    late: null,
    person: 'analyst_id',
  },
  boletos_new_guide: {
    area: 'boletos',
    label: 'Guias novas pedidas',
    gender: 'f',
    filters: { new_guide: 'true' },
    late: null,
    urgent: 'o imposto cresce a cada dia',
    person: 'analyst_id',
  },
  boletos_without_line: {
    area: 'boletos',
    label: 'Boletos à espera da linha',
    gender: 'm',
    filters: { awaits_guide: 'true' },
    late: 'due',
    person: 'analyst_id',
  },
  boletos_overdue: {
    area: 'boletos',
    label: 'Boletos vencidos',
    gender: 'm',
    filters: { status: 'overdue' },
    late: 'all',
    person: 'analyst_id',
  },
  closings: {
    area: 'mensal',
    label: 'Fechamentos do mês passado por concluir',
    gender: 'm',
    filters: { open: 'true' },
    late: 'due',
    person: 'analyst_id',
  },
  cash_book_closings: {
    area: 'mensal',
    label: 'Livros-caixa do mês passado por fechar',
    gender: 'm',
    filters: { month_status: 'open' },
    late: null,
    person: 'analyst_id',
  },
  statements_to_check: {
    area: 'mensal',
    label: 'Extratos do mês passado a conferir',
    gender: 'm',
    filters: { state: 'to_check' },
    late: null,
    person: 'analyst_id',
  },
  statements_missing: {
    area: 'mensal',
    label: 'Empresas que devem extrato do mês passado',
    gender: 'f',
    filters: { state: 'missing' },
    late: null,
    person: 'analyst_id',
  },
  obligations: {
    area: 'mensal',
    label: 'Obrigações que faltam',
    gender: 'f',
    filters: { open: 'true' },
    late: { status: 'overdue' },
    person: 'analyst_id',
  },
  nps_tasks: {
    area: 'avancado',
    label: 'Detratores sem retorno',
    gender: 'm',
    filters: { pending: 'true' },
    late: 'due',
    person: 'analyst_id',
  },
} as const satisfies Record<string, PileRule>;

export type PileName = keyof typeof workPiles;
export const WORK_PILES = Object.keys(workPiles) as [PileName, ...PileName[]];

export const pileRule = (name: PileName): PileRule => workPiles[name];

/** The filters of a pile's list, of one person's when `person_id` is told; null where nobody answers for its records. */
export const pileFilters = (name: PileName, person_id: number | null): Filters | null => ofPerson(name, pileRule(name).filters, person_id);

/** The same of what is late of it; null where its list cannot show that apart. */
export const lateFilters = (name: PileName, person_id: number | null): Filters | null => {
  const { late } = pileRule(name);
  return late === null || late === 'all' || late === 'due' ? null : ofPerson(name, late, person_id);
};

const ofPerson = (name: PileName, filters: Filters, person_id: number | null): Filters | null => {
  const { person } = pileRule(name);
  if (person_id === null) return filters;
  return person === null ? null : { ...filters, [person]: String(person_id) };
};
