import { ACCOUNT_TYPES, accountTypeLabel } from '../../company/company/wizard.ts';
import { email, name, newPassword, object, oneOf, phone } from '../../shared/schema/fields.ts';

/** Dados Básicos, the first step of the wizard: the account that is opened at /cadastro. */
export const basicDataForm = object({
  name: name('Nome').max(120).required(),
  email: email().required(),
  password: newPassword().required(),
  phone: phone('Celular').required(),
  account_type: oneOf('Tipo de conta', ACCOUNT_TYPES, accountTypeLabel).required(),
});
