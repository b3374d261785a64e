import type { Letter } from '../letter/letter.ts';

/** `link`: confirms without typing. */
type Verification = { person: string; code: string; link: string; validMinutes: number };

/** To a new or changed address: the code that shows that somebody reads it. */
export const verificationLetter = ({ person, code, link, validMinutes }: Verification): Letter => ({
  subject: 'Confirme seu e-mail no Esteto',
  preview: `Seu código: ${code}`,
  person,
  parts: [
    { kind: 'text', text: 'Seu código de verificação:' },
    { kind: 'code', code },
    { kind: 'text', text: 'Digite o código no Esteto, ou confirme por aqui:' },
    { kind: 'link', label: 'Confirmar o e-mail', href: link },
    { kind: 'text', text: `Ele vale por ${validMinutes} minutos. Se você não pediu este código, ignore esta mensagem.` },
  ],
});
