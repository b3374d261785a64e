import type { Letter } from '../letter/letter.ts';

type EmailChange = { person: string; code: string; validMinutes: number };

/** To the address that is to become the one that a person signs in with. */
export const emailChangeLetter = ({ person, code, validMinutes }: EmailChange): Letter => ({
  subject: 'Confirme seu novo e-mail no Esteto',
  preview: `Seu código: ${code}`,
  person,
  parts: [
    { kind: 'text', text: 'Seu código de verificação:' },
    { kind: 'code', code },
    { kind: 'text', text: 'Digite o código em Minha conta. A partir daí você entra com este e-mail.' },
    { kind: 'text', text: `Ele vale por ${validMinutes} minutos. Se você não pediu este código, ignore esta mensagem.` },
  ],
});

/** To the address that a person signed in with until now. The new one is not named: this mailbox may be somebody else's by now. */
export const emailChangedLetter = ({ person }: { person: string }): Letter => ({
  subject: 'Seu e-mail de acesso ao Esteto mudou',
  preview: 'A partir de agora você entra com outro e-mail.',
  person,
  parts: [
    { kind: 'text', text: 'O e-mail com que você entra no Esteto foi trocado, com a sua senha e um código enviado ao novo endereço.' },
    { kind: 'text', text: 'Se não foi você, responda a esta mensagem agora: o suporte bloqueia a conta e a devolve a você.' },
  ],
});
