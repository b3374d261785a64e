import { staffMay } from '../../identity/permission/may.ts';
import type { StaffPermission } from '../../identity/permission/permissions.ts';
import type { Person } from '../../identity/permission/person.ts';

/** What the staff's lists ask of whoever takes their rows out, by the title of the list. One that stands not here leaves with who may see it. */
export const EXPORT_PERMISSION: Readonly<Record<string, StaffPermission>> = {
  Médicos: 'doctors.user_export',
  Usuários: 'doctors.user_export',
  'Pessoas físicas': 'doctors.user_export',
  Abertura: 'monthly.export_registration',
  Licenciamentos: 'monthly.export_licensing_history',
  Acompanhamento: 'monthly.export_closings',
  Fechamentos: 'monthly.export_closings',
  'Fechamentos de livro-caixa': 'monthly.export_closings',
  Extratos: 'monthly.export_statement_history',
  'Contas a receber': 'monthly.export_invoices',
  Boletos: 'monthly.export_boletos',
};

/** Whether somebody may export a list. Only staff need a permission: what is in a doctor's or a group's own lists is theirs. */
export const mayExport = (person: Pick<Person, 'type' | 'is_master' | 'permissions'>, list: string): boolean => {
  const permission = Object.hasOwn(EXPORT_PERMISSION, list) ? EXPORT_PERMISSION[list] : undefined;
  return person.type !== 'admin' || permission === undefined || staffMay(person, permission);
};
