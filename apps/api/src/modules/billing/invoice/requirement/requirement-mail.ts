import { waitsForAnswer } from '@esteto/domain/billing/invoice/requirement-life';
import { requirementLetter } from '@esteto/mail/invoice/requirement-letter';
import { written } from '@esteto/mail/letter/written';
import type { Deps } from '../../../../deps.ts';
import { withParties } from '../invoice.repository.ts';
import { type Contacts, contactOf } from '../invoice-contact.ts';
import { invoiceLink } from '../invoice-link.ts';
import { requirementsOf } from '../requirement.repository.ts';

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
      ...written(
        requirementLetter({
          person: person.name,
          company: company.name,
          client: client.name,
          competence: invoice.competence,
          requirements: waiting.map(({ text, due_at, status, return_reason }) => ({
            text,
            due_at,
            return_reason: status === 'returned' ? return_reason : null,
          })),
          link: invoiceLink(config, company.id, invoice_id),
        }),
      ),
    },
    `requirement-${requirement_ids.join('-')}-${version}`,
  );
};
