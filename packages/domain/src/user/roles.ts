import type { ManagerRole } from '../permission/access.ts';

// The roles of people, as screens name them.

export const ROLES = ['admin', 'doctor', 'viewer', 'coordinator', 'manager_admin', 'partner', 'employee', 'third_party'] as const;
export type Role = (typeof ROLES)[number];

export const roleLabel: Record<Role, string> = {
  admin: 'Administrador',
  doctor: 'Médico',
  viewer: 'Visualizador',
  coordinator: 'Coordenador',
  manager_admin: 'Gestor Administrador',
  partner: 'Sócio',
  employee: 'Funcionário',
  third_party: 'Terceiro',
};

/** Roles of the kind that the staff's list of people shows. */
export const ADMIN_ROLES = ['admin', 'doctor'] as const satisfies readonly Role[];

/** What staff create a person as. */
export const STAFF_CREATABLE_ROLES = ['partner', 'employee'] as const satisfies readonly Role[];

/** What a partner makes of somebody who works for the company. */
export const COMPANY_CREATABLE_ROLES = ['employee', 'third_party'] as const satisfies readonly Role[];

/** The role of a manager in a group, by its name. */
export const managerRole: Record<ManagerRole, Role> = { viewer: 'viewer', coordinator: 'coordinator', admin: 'manager_admin' };
