import type { Letter } from '../letter/letter.ts';

type Invitation = {
  name: string;
  group: string;
  invited_by: string | null;
  /** What the group says, in its own words. */
  message: string | null;
  link: string;
  validDays: number;
};

/** To a doctor whom a group asks in, and whom Esteto does not know yet. */
export const doctorInviteLetter = ({ name, group, invited_by, message, link, validDays }: Invitation): Letter => ({
  subject: `${group} convida você para os plantões`,
  preview: `O convite vale por ${validDays} dias.`,
  person: name,
  parts: [
    {
      kind: 'text',
      text: `${invited_by ? `${invited_by}, do grupo ${group},` : `O grupo ${group}`} convida você a se credenciar no Esteto para os plantões do grupo.`,
    },
    ...(message ? [{ kind: 'text' as const, text: `“${message}”` }] : []),
    { kind: 'link', label: 'Ver o convite', href: link },
    { kind: 'text', text: 'Você vê antes o que o grupo pede. Nenhum documento seu é mostrado sem que você escolha.' },
    { kind: 'text', text: `O convite vale por ${validDays} dias e uma só vez. Se você não conhece o grupo, ignore esta mensagem.` },
  ],
});
