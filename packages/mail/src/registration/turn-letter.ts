import { formatDateFull } from '@esteto/domain/shared/date/date';
import type { Letter } from '../letter/letter.ts';

type Turn = { person: string; company: string; step: string; news: string; due_on: string | null; boleto: string | null; link: string };

/** To whoever has the turn in the opening of a company. `due_on`: 'YYYY-MM-DD'. */
export const turnLetter = ({ person, company, step, news, due_on, boleto, link }: Turn): Letter => ({
  subject: `A abertura de ${company} espera por você: ${step}`,
  preview: news,
  person,
  parts: [
    { kind: 'text', text: `A abertura de ${company} está na etapa ${step}. ${news}` },
    ...(due_on ? [{ kind: 'facts', facts: [['Prazo', formatDateFull(due_on)]] } as const] : []),
    ...(boleto ? [{ kind: 'code', code: boleto } as const] : []),
    { kind: 'link', label: 'Abrir', href: link },
  ],
});
