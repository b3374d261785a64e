import { waitsForAnswer } from '@esteto/domain/invoice/requirement-status';
import { basePath } from '@esteto/domain/route/base-paths';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import type { Deps } from '../../../deps.ts';
import { withParties } from '../invoice.repository.ts';
import { type Contacts, contactOf } from '../invoice-contact.ts';
import { type Requirement, requirementsOf } from './requirement.repository.ts';

export const REQUIREMENT_MAIL = 'invoice.requirement-mail';

/** `version`: of the requirements when they were asked, or sent back. */
export type RequirementMail = { invoice_id: number; requirement_ids: number[]; version: number };

/** Tells whose invoice it is what staff needs to issue it. A job: what was answered meanwhile is not asked again. */
export const sendRequirementMail = async (
  { db, mail, config, ...contacts }: Pick<Deps, 'db' | 'mail' | 'config'> & Contacts,
  { invoice_id, requirement_ids, version }: RequirementMail,
): Promise<void> => {
  const { invoice, client, company } = await withParties(db, 'every_company', invoice_id);
  const waiting = (await requirementsOf(db, invoice_id)).filter(({ id, status }) => requirement_ids.includes(id) && waitsForAnswer(status));
  const person = await contactOf(contacts, invoice);
  if (invoice.status !== 'requirement' || waiting.length === 0 || !person) return;
  await mail.send(
    {
      to: person.email,
      subject: `Falta uma resposta sua: nota para ${client.name}`,
      text: [
        `Olá, ${person.name.split(' ')[0]}.`,
        '',
        `Para emitir a nota de ${company.name} para ${client.name} (competência ${formatCompetence(invoice.competence)}), precisamos de você:`,
        '',
        ...waiting.flatMap((requirement) => [...inWords(requirement), '']),
        'Responda por aqui:',
        // With the company, for whoever looks at another one now.
        `${config.publicUrl}${basePath.professional}/faturamento/contas-a-receber/empresa/${company.id}/detalhes/${invoice_id}?empresa=${company.id}`,
        '',
        'Esteto',
      ].join('\n'),
    },
    `requirement-${requirement_ids.join('-')}-${version}`,
  );
};

const inWords = ({ text, due_at, status, return_reason }: Requirement): string[] => [
  `- ${text}`,
  ...(status === 'returned' ? [`  Ainda falta: ${return_reason}`] : []),
  `  Responda até ${formatDateNumeric(due_at)}.`,
];
