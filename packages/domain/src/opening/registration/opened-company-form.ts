import type { InferType } from 'yup';
import { TAX_REGIMES, taxRegimeLabel } from '../../company/company/company-kinds.ts';
import { address, cnpj, name, object, oneOf, pastDate } from '../../shared/schema/fields.ts';

/** Without these no invoice can be issued. */
const PLACE = { cep: 'CEP', street: 'Logradouro', number: 'Número', neighborhood: 'Bairro', city: 'Cidade', state: 'UF' } as const;
const PARTS = ['cep', 'street', 'number', 'neighborhood', 'city', 'state'] as const;

/** What a company is once it is open: an opening does not end before it is known. */
export const openedCompanyForm = object({
  cnpj: cnpj().required(),
  name: name('Razão social').max(150).required(),
  opening_date: pastDate('Data de abertura').required(),
  tax_regime: oneOf('Regime tributário', TAX_REGIMES, taxRegimeLabel).required(),
  address: address()
    .required('Preencha o endereço.')
    .test('whole', (place, { path, createError }) => {
      const missing = PARTS.find((part) => !place?.[part]);
      return missing === undefined || createError({ path: `${path}.${missing}`, message: `Preencha o campo ${PLACE[missing]}.` });
    }),
});
export type OpenedCompanyForm = InferType<typeof openedCompanyForm>;
