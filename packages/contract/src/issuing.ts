import { EMITTER_ENVIRONMENTS, ISSUING_ADAPTERS } from '@esteto/domain/municipality/issuing-adapter';
import { array, type InferType, object, string } from 'yup';

/** What keeps an invoice from being issued: the official code, in words, and where it is mended. */
const issuingProblem = object({
  code: string().nullable().defined(),
  message: string().required(),
  record: string().oneOf(['invoice', 'client', 'company', 'municipality']).required(),
  field: string().required(),
});

/** How the invoice will be issued, and everything known to be in the way; nobody outside was asked. */
export const issuingCheck = object({
  adapter: string().oneOf(ISSUING_ADAPTERS).required(),
  environment: string().oneOf(EMITTER_ENVIRONMENTS).required(),
  problems: array(issuingProblem.required()).required(),
});
export type IssuingCheck = InferType<typeof issuingCheck>;
