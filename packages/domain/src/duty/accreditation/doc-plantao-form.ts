import { object, text } from '../../shared/schema/fields.ts';
import { cpfIn, isEmailLike } from './accreditation-form.ts';

/** A partner to whom staff open or close Doc Plantão, named exactly. */
export const docPlantaoForm = object({
  person: text('CPF ou e-mail')
    .max(254)
    .test('exact', '${path}: digite o CPF ou o e-mail inteiro.', (value) => !value || isEmailLike(value) || cpfIn(value) !== null)
    .required(),
});
