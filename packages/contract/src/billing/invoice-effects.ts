import { cents, competence, flag, object as form } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, number, object, string } from 'yup';

// What an invoice that is being asked for does to the company's taxes; the figures and their units are those of domain/tax/invoice-effects.

const factorR = object({ ratio: string().required(), annex: string().oneOf(['III', 'V']).required() });
const rates = object({ band: number().required(), iii: string().required(), v: string().required() });
const amounts = object({ before: number().required(), after: number().required() });

const simplesEffects = object({
  das: object({ iii: number().required(), v: number().required() }).required(),
  iss: object({ iii: string().nullable().defined(), v: string().nullable().defined() }).required(),
  counts_from: string().required(),
  rbt12: amounts.required(),
  rates: object({ before: rates.nullable().defined(), after: rates.nullable().defined() }).required(),
  suggested_pro_labore: amounts.required(),
  now: factorR.nullable().defined(),
  factor_r: object({ before: factorR.required(), after: factorR.required() }).nullable().defined(),
  untold: array(string().required()).required(),
  missing: array(string().required()).required(),
});

export const invoiceEffectsAnswer = object({
  /** Null for a company outside the Simples and for a natural person. */
  simples: simplesEffects.nullable().defined(),
  /** Null for a natural person, who distributes no profits. */
  dividends: object({ limit: number().nullable().defined(), left: amounts.required(), tax: amounts.required() }).nullable().defined(),
});
export type InvoiceEffectsAnswer = InferType<typeof invoiceEffectsAnswer>;

export const effectsQuery = form({
  gross_amount: cents('Valor do serviço').min(1, '${path}: escreva um valor maior que zero.').required(),
  competence: competence().required(),
  iss_withheld: flag('ISS retido pelo tomador'),
  pro_labore: cents('Pró-labore por mês'),
});
