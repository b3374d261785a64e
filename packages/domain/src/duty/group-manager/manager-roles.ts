import type { ManagerRole } from '../../identity/permission/access.ts';
import { roleLabel } from '../../identity/user/roles.ts';

export const managerRoleLabel: Record<ManagerRole, string> = {
  admin: roleLabel.manager_admin,
  coordinator: roleLabel.coordinator,
  viewer: roleLabel.viewer,
};

/** What each may, in one line. */
export const managerRoleMeaning: Record<ManagerRole, string> = {
  admin: 'Faz tudo no grupo e decide quem mais entra.',
  coordinator: 'Cuida da escala das suas unidades; o resto só lê.',
  viewer: 'Lê tudo das suas unidades e não muda nada.',
};

/** Nobody leaves a group that works without somebody who decides. */
export const LAST_ADMIN = 'Esta é a única pessoa que administra o grupo. Dê o papel de Gestor Administrador a outra antes.';
export const FOREIGN_ACCOUNT = 'Este e-mail já é de um médico ou de alguém da equipe. Use outro: quem gere um grupo tem uma conta própria.';
