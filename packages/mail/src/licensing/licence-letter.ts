import type { Letter } from '../letter/letter.ts';

type Waiting = { person: string; company: string; licence: string; request: string; is_rejected: boolean; link: string };

/** To the owner of a company: a licence waits for an answer, or was refused for the reason that is told. */
export const licenceLetter = ({ person, company, licence, request, is_rejected, link }: Waiting): Letter => ({
  subject: is_rejected ? `Licença impedida: ${licence} de ${company}` : `Falta uma resposta sua: licença ${licence} de ${company}`,
  preview: request,
  person,
  parts: [
    {
      kind: 'text',
      text: is_rejected
        ? `A licença ${licence} de ${company} não pôde seguir. O motivo:`
        : `Para seguir com a licença ${licence} de ${company}, precisamos de você:`,
    },
    { kind: 'quote', text: request },
    { kind: 'text', text: 'Responda pelo Esteto, com palavras, arquivos ou os dois.' },
    { kind: 'link', label: is_rejected ? 'Ver e responder' : 'Responder', href: link },
  ],
});
