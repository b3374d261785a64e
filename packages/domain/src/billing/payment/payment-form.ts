import type { InferType } from 'yup';
import { cents, isoDate, longText, object } from '../../shared/schema/fields.ts';
import { WITHHELD } from './settlement.ts';

/** Money that came in for an issued invoice, with the tax that the client kept back beyond what the note already names. Amounts in cents. */
export const paymentForm = object({
  date: isoDate('Recebido em').required(),
  amount: cents('Valor recebido')
    .required()
    .test({
      name: 'settles-something',
      message: '${path}: escreva um valor maior que zero.',
      // Nothing may come in when everything was withheld. What is no amount is for its own field to refuse.
      test: (value, { parent }) => value !== 0 || WITHHELD.some((name) => (parent as Record<string, unknown>)[name]),
    }),
  withheld_iss: cents('ISS retido'),
  withheld_irrf: cents('IRRF retido'),
  withheld_csrf: cents('PIS, Cofins e CSLL retidos'),
  withheld_inss: cents('INSS retido'),
  withheld_other: cents('Glosa ou tarifa'),
  note: longText('Observação').max(500),
});
export type PaymentForm = InferType<typeof paymentForm>;
