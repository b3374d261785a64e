import { text } from '../../shared/schema/fields.ts';

/** What the browser draws for one signup: what comes later belongs to the same. */
export const signupKey = () =>
  text('Chave')
    .matches(/^[\w-]{16,64}$/, '${path}: recarregue a página e tente de novo.')
    .required();
