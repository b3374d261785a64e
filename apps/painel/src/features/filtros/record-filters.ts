import type { filterOption } from '@esteto/contract/office/filter-option';
import type { RecordField } from '@esteto/ui/patterns/list-page/filter-field';

// Filters of the staff's lists by a record: a company, a person. Their choices are only fetched by whoever chooses.

const recordFilter = (name: string, label: string, noun: keyof typeof filterOption): RecordField => ({
  kind: 'record',
  name,
  label,
  load: async () => (await import('@esteto/api-client/office/filter-option')).filterOptionQueries[noun],
});

export const companyFilter = recordFilter('company_id', 'Empresa', 'companies');
export const clientFilter = recordFilter('client_id', 'Tomador', 'clients');
export const analystFilter = recordFilter('responsible_id', 'Analista', 'analysts');
export const departmentFilter = recordFilter('department_id', 'Setor', 'departments');
export const planFilter = recordFilter('plan_id', 'Plano', 'plans');
/** Whoever has or had an account, in any of the apps. */
export const personFilter = recordFilter('actor_id', 'Quem', 'people');
export const groupFilter = recordFilter('group_id', 'Grupo gestor', 'groups');
