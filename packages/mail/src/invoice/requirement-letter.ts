import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import type { Letter } from '../letter/letter.ts';

/** `return_reason`: what is still missing in an answer that went back; null at the first time of asking. */
export type Asked = { text: string; due_at: string; return_reason: string | null };

type Requirements = { person: string; company: string; client: string; competence: string; requirements: readonly Asked[]; link: string };

/** To whose invoice it is: what staff needs to issue it. */
export const requirementLetter = ({ person, company, client, competence, requirements, link }: Requirements): Letter => ({
  subject: `Falta uma resposta sua: nota para ${client}`,
  preview: requirements[0]?.text ?? '',
  person,
  parts: [
    {
      kind: 'text',
      text: `Para emitir a nota de ${company} para ${client} (competência ${formatCompetence(competence)}), precisamos de você:`,
    },
    { kind: 'items', items: requirements.map(({ text, ...rest }) => ({ text, notes: notesOf(rest) })) },
    { kind: 'link', label: 'Responder', href: link },
  ],
});

const notesOf = ({ due_at, return_reason }: Omit<Asked, 'text'>): string[] => [
  ...(return_reason ? [`Ainda falta: ${return_reason}`] : []),
  `Responda até ${formatDateNumeric(due_at)}.`,
];
