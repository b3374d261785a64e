import { grants } from './grants.ts';
import { COMPANY_PERMISSIONS, type CompanyPermission, type PermissionEntry } from './permissions.ts';

// What a partner gives somebody who works for the company, as a list that a person ticks.

/** `invoices:edit`. */
export type CompanyGrant = `${CompanyPermission}:${'view' | 'edit' | 'delete'}`;

/** Every grant with what it lets one do, in the order shown. */
export const companyGrantLabel = {
  'invoices:view': 'Notas fiscais: ver as que pediu',
  'invoices.view_all:view': 'Notas fiscais: ver as de todos',
  'invoices:edit': 'Notas fiscais: pedir e alterar',
  'invoices:delete': 'Notas fiscais: cancelar',
  'clients:view': 'Tomadores: ver',
  'clients:edit': 'Tomadores: cadastrar e alterar',
  'boletos:view': 'Boletos: ver e copiar a linha',
  'boletos:edit': 'Boletos: informar pagamentos',
  'statements:view': 'Extratos: ver',
  'statements:edit': 'Extratos: enviar',
  'cash_flow:view': 'Entradas e saídas: ver',
  'charts:view': 'Gráficos: ver',
  'files:view': 'Arquivos: ver e baixar',
  'reports:view': 'Relatórios: ver e baixar',
  'calendar:view': 'Calendário: ver',
  'calendar:edit': 'Calendário: marcar plantões e compromissos',
  'calendar:delete': 'Calendário: apagar',
} as const satisfies Partial<Record<CompanyGrant, string>>;

export type GivenGrant = keyof typeof companyGrantLabel;

export const COMPANY_GRANTS = Object.keys(companyGrantLabel) as GivenGrant[];

/** As stored. Whoever may change something may also see it. */
export const entriesOfGrants = (given: readonly GivenGrant[]): PermissionEntry[] =>
  (Object.keys(COMPANY_PERMISSIONS) as CompanyPermission[]).flatMap((name) => {
    const has = (level: string) => given.some((grant) => grant === `${name}:${level}`);
    const entry = { name, view: has('view') || has('edit') || has('delete'), edit: has('edit'), delete: has('delete') };
    return entry.view ? [entry] : [];
  });

export const grantsOfEntries = (entries: readonly PermissionEntry[]): GivenGrant[] =>
  COMPANY_GRANTS.filter((grant) => {
    const [name = '', level] = grant.split(':');
    return (level === 'view' || level === 'edit' || level === 'delete') && grants(entries, name, level);
  });
