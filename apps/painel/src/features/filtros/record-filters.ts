import type { RecordField } from '@esteto/ui/patterns/list-page/filter-field';

// Filters of the staff's lists by a record: a company, a person. Their choices are only fetched by whoever chooses.

const options = () => import('@esteto/api-client/office/filter-option').then(({ filterOptionQueries }) => filterOptionQueries);

export const companyFilter: RecordField = {
  kind: 'record',
  name: 'company_id',
  label: 'Empresa',
  load: async () => (await options()).companies,
};

export const clientFilter: RecordField = {
  kind: 'record',
  name: 'client_id',
  label: 'Tomador',
  load: async () => (await options()).clients,
};

export const analystFilter: RecordField = {
  kind: 'record',
  name: 'responsible_id',
  label: 'Analista',
  load: async () => (await options()).analysts,
};

export const departmentFilter: RecordField = {
  kind: 'record',
  name: 'department_id',
  label: 'Setor',
  load: async () => (await options()).departments,
};

/** Whoever has or had an account, in any of the apps. */
export const personFilter: RecordField = {
  kind: 'record',
  name: 'actor_id',
  label: 'Quem',
  load: async () => (await options()).people,
};

export const groupFilter: RecordField = {
  kind: 'record',
  name: 'group_id',
  label: 'Grupo gestor',
  load: async () => (await options()).groups,
};

export const planFilter: RecordField = {
  kind: 'record',
  name: 'plan_id',
  label: 'Plano',
  load: async () => (await options()).plans,
};
