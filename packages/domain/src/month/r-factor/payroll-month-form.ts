import type { InferType } from 'yup';
import { cents, competence, integer, longText, object } from '../../shared/schema/fields.ts';

/**
 * What a company paid its people in a month, as the fator R counts it: on the day of payment (SC Cosit 17/2021). The CPP inside the DAS is found from the
 * DAS and not told. Cents.
 */
export const payrollMonthForm = object({
  competence: competence('Mês').required(),
  pro_labore: cents('Pró-labore').required(),
  wages: cents('Salários e 13º').required(),
  inss_employer: cents('INSS patronal fora do DAS').required(),
  fgts: cents('FGTS').required(),
  reason: longText('Motivo').max(500).required(),
  /** The version that the person saw; null where nothing was told yet. */
  version: integer('Versão').min(1),
});
export type PayrollMonthForm = InferType<typeof payrollMonthForm>;
