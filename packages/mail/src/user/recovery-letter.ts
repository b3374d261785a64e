import type { Letter } from '../letter/letter.ts';

type Recovery = { person: string; link: string; validMinutes: number };

/** To who asked to set a new password, or whoever wrote this address. */
export const recoveryLetter = ({ person, link, validMinutes }: Recovery): Letter => ({
  subject: 'Defina a sua senha no Esteto',
  preview: `O link vale por ${validMinutes} minutos.`,
  person,
  parts: [
    { kind: 'text', text: 'Você pediu para definir uma nova senha.' },
    { kind: 'link', label: 'Definir a senha', href: link },
    {
      kind: 'text',
      text: `O link vale por ${validMinutes} minutos e uma só vez. Se não foi você quem pediu, ignore esta mensagem: a sua senha continua a mesma.`,
    },
  ],
});
