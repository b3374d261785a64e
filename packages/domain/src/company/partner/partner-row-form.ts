import type { InferType } from 'yup';
import { email, integer, name, object, text } from '../../shared/schema/fields.ts';
import { partnerForm } from './partner-form.ts';

/** Who is a partner, as the owner says it; the rest each tells themself. `shares`: of the company's (partner-invite.ts says out of how many). */
export const partnerRowForm = object({
  name: name('Nome').max(120).required(),
  email: email(),
  shares: integer('Quotas').min(1, 'Cada sócio tem pelo menos uma quota.').max(10_000_000),
});
export type PartnerRowForm = InferType<typeof partnerRowForm>;

/** `token`: what the link brought. It travels in the body, so that it stands in no log of addresses. */
export const partnerTokenForm = object({ token: text('Link').max(100).required() });

/** What a partner tells of themself by their link. */
export const partnerEntryForm = partnerForm.shape({ token: text('Link').max(100).required() });
