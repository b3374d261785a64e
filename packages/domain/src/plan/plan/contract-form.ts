import type { InferType } from 'yup';
import { longText, object } from '../../shared/schema/fields.ts';
import { contractProblem } from './contract-template.ts';

/** The text that whoever takes a plan signs; every change is a version of its own. */
export const contractForm = object({
  text: longText('Texto do contrato')
    .max(60_000)
    .required()
    .test('fields', (value, { createError }) => {
      const message = contractProblem(value ?? '');
      return message === null || createError({ message });
    }),
});
export type ContractForm = InferType<typeof contractForm>;
