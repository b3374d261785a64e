import type { Letter } from '../letter/letter.ts';

/** `reason`: why the month could not be asked for, as a person reads it. */
type Suspended = { company: string; client: string; reason: string; link: string };

/** To whoever asked for the recurring invoice and to the company's owners. */
export const suspendedLetter = ({ company, client, reason, link }: Suspended): Letter => ({
  subject: `Repetição pausada: nota para ${client}`,
  preview: reason,
  person: null,
  parts: [
    { kind: 'text', text: `A nota de ${company} para ${client} se repete todo mês, mas desta vez não pôde ser pedida:` },
    { kind: 'quote', text: reason },
    { kind: 'text', text: 'A repetição fica pausada até alguém retomar.' },
    { kind: 'link', label: 'Ver e retomar', href: link },
  ],
});
