import type { InferType } from 'yup';
import { isoDate, longText, object, text } from '../../shared/schema/fields.ts';

/** Letters that a version may have; the longest agreement in the field has some 60,000. */
export const MOST_TERMS = 100_000;

/** A version while it is written. What changed is told to who accepts it. */
export const termsForm = object({
  what_changed: longText('O que muda').max(1000).required(),
  text: longText('Texto').max(MOST_TERMS).required(),
});
export type TermsForm = InferType<typeof termsForm>;

/** From which day it holds; left out: at once. */
export const publishTermsForm = object({
  from: isoDate('Vale a partir de').test(
    'not-past',
    'Vale a partir de: escolha hoje ou um dia depois.',
    (from, { options: { context } }) => !from || !context?.today || from >= context.today,
  ),
});
export type PublishTermsForm = InferType<typeof publishTermsForm>;

export const acceptanceFilters = object({ search: text('Busca').max(100) });
