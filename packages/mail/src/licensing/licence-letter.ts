import type { Letter } from '../letter/letter.ts';

type Waiting = { person: string; company: string; licence: string; asked: string; link: string };

/** To the owner of a company: a licence waits for an answer. */
export const licenceLetter = ({ person, company, licence, asked, link }: Waiting): Letter => ({
  subject: `Falta uma resposta sua: licença ${licence} de ${company}`,
  preview: asked,
  person,
  parts: [
    { kind: 'text', text: `Para seguir com a licença ${licence} de ${company}, precisamos de você:` },
    { kind: 'quote', text: asked },
    { kind: 'link', label: 'Ver as licenças', href: link },
  ],
});
