import type { Letter } from '../letter/letter.ts';

type StaffInvitation = { name: string; link: string; validDays: number };

/** The letter by which the office invites somebody into its staff. */
export const staffInviteLetter = ({ name, link, validDays }: StaffInvitation): Letter => ({
  subject: 'Convite para a equipe do Esteto',
  preview: `O convite vale por ${validDays} dias.`,
  person: name,
  parts: [
    { kind: 'text', text: 'Você foi convidado para a equipe do Esteto. Escolha a sua senha para entrar no painel.' },
    { kind: 'link', label: 'Escolher a senha', href: link },
    {
      kind: 'text',
      text: `O convite vale por ${validDays} dias e uma só vez. Se você não esperava por ele, ignore esta mensagem.`,
    },
  ],
});
