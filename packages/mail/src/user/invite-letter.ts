import { type MemberType, memberTypeLabel } from '@esteto/domain/identity/permission/user-types';
import type { Letter } from '../letter/letter.ts';

type Invitation = { name: string; company: string; invited_by: string | null; user_type: MemberType; link: string; validDays: number };

/** The letter by which a company invites a person. */
export const inviteLetter = ({ name, company, invited_by, user_type, link, validDays }: Invitation): Letter => ({
  subject: `Convite para ${company}`,
  preview: `O convite vale por ${validDays} dias.`,
  person: name,
  parts: [
    {
      kind: 'text',
      text: `${invited_by ?? 'A equipe do Esteto'} convida você para a empresa ${company} no Esteto, como ${memberTypeLabel[user_type].toLowerCase()}.`,
    },
    { kind: 'link', label: 'Aceitar o convite', href: link },
    { kind: 'text', text: `O convite vale por ${validDays} dias e uma só vez. Se você não conhece a empresa, ignore esta mensagem.` },
  ],
});
