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

/** What staff create a person as. */
export const STAFF_CREATABLE_ROLES = ['partner', 'employee'] as const satisfies readonly Role[];

/** What a partner makes of somebody who works for the company. */
export const COMPANY_CREATABLE_ROLES = ['employee', 'third_party'] as const satisfies readonly Role[];
