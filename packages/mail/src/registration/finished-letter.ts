import type { Letter } from '../letter/letter.ts';

/** To the owner of a company that is open now. */
export const finishedLetter = ({ person, company, link }: { person: string; company: string; link: string }): Letter => ({
  subject: `${company} está aberta`,
  preview: 'O registro terminou.',
  person,
  parts: [
    {
      kind: 'text',
      text: `O registro de ${company} terminou: a empresa está aberta. Agora cuidamos das licenças, e você acompanha tudo na página da empresa.`,
    },
    { kind: 'link', label: 'Ver a empresa', href: link },
  ],
});
