/** What somebody of the staff answers for, in the order shown. */
export const OPEN_WORK_KINDS = [
  'companies',
  'leads',
  'registrations',
  'licensings',
  'invoices',
  'closings',
  'obligations',
  'nps_tasks',
] as const;
export type OpenWorkKind = (typeof OPEN_WORK_KINDS)[number];

export const openWorkLabel: Record<OpenWorkKind, string> = {
  companies: 'Empresas',
  leads: 'Leads em aberto',
  registrations: 'Aberturas em andamento',
  licensings: 'Licenciamentos em andamento',
  invoices: 'Notas por emitir',
  closings: 'Meses por fechar',
  obligations: 'Obrigações em aberto',
  nps_tasks: 'Retornos a detratores',
};

export type OpenWork = Record<OpenWorkKind, number>;

export const openWorkTotal = (work: OpenWork): number => OPEN_WORK_KINDS.reduce((sum, kind) => sum + work[kind], 0);
