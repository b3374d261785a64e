import type { Letter } from '../letter/letter.ts';

/** To the owner of a company that is being opened: the articles of association wait for a decision. */
export const draftLetter = ({ person, company, link }: { person: string; company: string; link: string }): Letter => ({
  subject: `A minuta do contrato social de ${company} está pronta`,
  preview: 'Leia e aprove, ou diga o que precisa mudar.',
  person,
  parts: [
    {
      kind: 'text',
      text: `A minuta do contrato social de ${company} está pronta. Leia as cláusulas, cada uma explicada em palavras simples, e aprove, ou diga o que precisa mudar. A abertura continua depois da sua aprovação.`,
    },
    { kind: 'link', label: 'Ler a minuta', href: link },
  ],
});
