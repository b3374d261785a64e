import { staffMay } from '../../identity/permission/may.ts';
import type { StaffPermission } from '../../identity/permission/permissions.ts';
import type { Person } from '../../identity/permission/person.ts';

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
  'income_taxes',
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
  income_taxes: 'Declarações de IRPF em andamento',
};

export type OpenWork = Record<OpenWorkKind, number>;

export const openWorkTotal = (work: OpenWork): number => OPEN_WORK_KINDS.reduce((sum, kind) => sum + work[kind], 0);

/** What whoever takes over must hold, one of these where there are several: work that cannot be opened is left lying. */
const NEEDED: Record<OpenWorkKind, StaffPermission | readonly StaffPermission[]> = {
  companies: ['doctors.general', 'doctors.companies', 'doctors.natural_persons'],
  leads: 'new.leads',
  registrations: 'registration.opening',
  licensings: 'registration.licensing',
  invoices: 'billing.accounts_receivable',
  closings: ['monthly.company_closings', 'monthly.cash_book_closings'],
  obligations: 'monthly.obligations',
  nps_tasks: 'advanced.nps',
  income_taxes: 'income_tax.dashboard',
};

export const mayTakeOver = (person: Pick<Person, 'type' | 'is_master' | 'permissions'>, kind: OpenWorkKind): boolean =>
  staffMay(person, NEEDED[kind], { level: 'edit', of: 'some' });

/** Why somebody takes none of it over: what they could not open, by name. Null where they take it all. */
export const takeOverProblem = (
  person: Parameters<typeof mayTakeOver>[0] & { name: string },
  kinds: readonly OpenWorkKind[],
): string | null => {
  const closed = kinds.filter((kind) => !mayTakeOver(person, kind)).map((kind) => openWorkLabel[kind]);
  return closed.length === 0
    ? null
    : `Quem assume: ${person.name} não cuida de ${new Intl.ListFormat('pt-BR').format(closed)}. Passe isso a outra pessoa.`;
};
