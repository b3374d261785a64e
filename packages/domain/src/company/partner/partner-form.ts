import type { InferType } from 'yup';
import { address, birthDate, cpf, isoDate, name, object, oneOf, text } from '../../shared/schema/fields.ts';
import { UFS, ufLabel } from '../../shared/tables/uf.ts';
import { MARITAL_STATUSES, MATRIMONIAL_REGIMES, maritalStatusLabel, matrimonialRegimeLabel } from '../doctor/marital-status.ts';

/** What the articles of association say of a partner. A doctor born in Brazil is what most partners are. */
export const partnerForm = object({
  name: name('Nome').max(120).required(),
  nationality: text('Nacionalidade').max(60).default('brasileiro(a)').nonNullable(),
  marital_status: oneOf('Estado civil', MARITAL_STATUSES, maritalStatusLabel).required(),
  matrimonial_regime: oneOf('Regime de bens', MATRIMONIAL_REGIMES, matrimonialRegimeLabel).when('marital_status', ([status], schema) =>
    status === 'married' ? schema.required('Escolha o regime de bens do casamento.') : schema,
  ),
  profession: text('Profissão').max(60).default('médico(a)').nonNullable(),
  birth_city: text('Cidade de nascimento').max(80),
  birth_date: birthDate().required(),
  cpf: cpf().required(),
  rg: text('RG').max(20).required(),
  issuing_uf_rg: oneOf('UF emissora do RG', UFS, ufLabel),
  issuing_agency: text('Órgão emissor do RG').max(20),
  issuing_date_rg: isoDate('Data de emissão do RG'),
  address: address(),
});
export type PartnerForm = InferType<typeof partnerForm>;
