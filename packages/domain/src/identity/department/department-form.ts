import type { InferType } from 'yup';
import { list, longText, name, object, oneOf, text } from '../../shared/schema/fields.ts';
import { STAFF_GRANTS, type StaffGrant, staffGrantLabel } from '../permission/staff-grants.ts';

const labels = Object.fromEntries(STAFF_GRANTS.map((grant) => [grant, staffGrantLabel(grant)])) as Record<StaffGrant, string>;

/** What is ticked in the tree of modules. */
export const grantsField = (label: string) => list(label, oneOf('Permissão', STAFF_GRANTS, labels).required(), STAFF_GRANTS.length);

/** A department of the office. `grants`: what its people usually may; given to nobody by itself, but offered where people are. */
export const departmentForm = object({
  name: name('Nome').max(80).required(),
  description: longText('O que faz').max(500),
  grants: grantsField('Modelo de permissões'),
});
export type DepartmentForm = InferType<typeof departmentForm>;

export const departmentFilters = object({ search: text('Busca').max(100) });
