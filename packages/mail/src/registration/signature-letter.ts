import type { Letter } from '../letter/letter.ts';

type Signature = { person: string; company: string; protocol: string | null; link: string };

/** To the owner of a company that is being opened: the contract waits for the digital signature. */
export const signatureLetter = ({ person, company, protocol, link }: Signature): Letter => ({
  subject: `Falta a sua assinatura digital: ${company}`,
  preview: 'O contrato social espera a sua assinatura na Junta Comercial.',
  person,
  parts: [
    {
      kind: 'text',
      text: `O contrato social de ${company} está na Junta Comercial e espera a sua assinatura digital. Assine com a conta gov.br (nível prata ou ouro) ou com o seu certificado digital.`,
    },
    ...(protocol ? [{ kind: 'facts', facts: [['Protocolo', protocol]] } as const] : []),
    { kind: 'link', label: 'Acompanhar a abertura', href: link },
  ],
});
