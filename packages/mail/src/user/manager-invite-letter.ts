import { managerRoleLabel } from '@esteto/domain/duty/group-manager/manager-roles';
import type { ManagerRole } from '@esteto/domain/identity/permission/access';
import type { Letter } from '../letter/letter.ts';

type Invitation = { name: string; group: string; invited_by: string | null; role: ManagerRole; link: string; validDays: number };

/** The letter by which a group invites one of its managers. */
export const managerInviteLetter = ({ name, group, invited_by, role, link, validDays }: Invitation): Letter => ({
  subject: `Convite para gerir ${group}`,
  preview: `O convite vale por ${validDays} dias.`,
  person: name,
  parts: [
    {
      kind: 'text',
      text: `${invited_by ?? 'A equipe do Esteto'} convida você para o grupo ${group} no Esteto, como ${managerRoleLabel[role]}.`,
    },
    { kind: 'link', label: 'Aceitar o convite', href: link },
    { kind: 'text', text: `O convite vale por ${validDays} dias e uma só vez. Se você não conhece o grupo, ignore esta mensagem.` },
  ],
});
