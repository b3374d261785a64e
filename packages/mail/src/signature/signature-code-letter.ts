import type { Letter } from '../letter/letter.ts';

type SignatureCode = { person: string; title: string; code: string; validMinutes: number };

/** To whoever has read a text and asks to sign it: the code is the signature, so it says of what. */
export const signatureCodeLetter = ({ person, title, code, validMinutes }: SignatureCode): Letter => ({
  subject: `Código para assinar: ${title}`,
  preview: `Seu código: ${code}`,
  person,
  parts: [
    { kind: 'text', text: `Para assinar "${title}" no Esteto, digite este código na página em que você leu o texto.` },
    { kind: 'text', text: 'Seu código de verificação:' },
    { kind: 'code', code },
    {
      kind: 'text',
      text: `Ele vale por ${validMinutes} minutos e assina só este texto. Se você não pediu este código, não o passe a ninguém e ignore esta mensagem.`,
    },
  ],
});
