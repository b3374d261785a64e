import { integer } from '@esteto/domain/shared/schema/fields';
import { number, type ObjectSchema, type ObjectShape, string } from 'yup';

/** What every record answers beside its own fields. */
export const recordFields = {
  id: number().required(),
  version: number().required(),
  created_at: string().required(),
  updated_at: string().required(),
};

/** A form as an update sends it: with the version that the person saw, so that nobody overwrites what they have not seen (409). */
export const versioned = <T extends object, C, D>(form: ObjectSchema<T, C, D>) =>
  form.shape({ version: integer('Versão').min(1).required() } satisfies ObjectShape);
