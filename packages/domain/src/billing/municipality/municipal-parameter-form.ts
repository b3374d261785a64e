import type { InferType } from 'yup';
import { flag, integer, object, oneOf, text } from '../../shared/schema/fields.ts';
import { UFS } from '../../shared/tables/uf.ts';
import { EMITTER_ENVIRONMENTS, emitterEnvironmentLabel, ISSUING_ADAPTERS, issuingAdapterLabel } from './issuing-adapter.ts';
import { municipalRuleForm } from './municipal-rule.ts';

/** Series that the national system leaves to the applications of companies (rule E0010). */
export const OWN_SERIES = { first: 1, last: 49_999 } as const;

/** What is decided once for a city, and holds for every company there. A city without parameters issues by hand. */
export const municipalParameterForm = object({
  ibge: text('Código do município')
    .matches(/^\d{7}$/, { message: '${path}: use os 7 dígitos do IBGE.', excludeEmptyString: true })
    .required(),
  city: text('Município').max(80).required(),
  state: oneOf('UF', UFS).required(),
  adapter: oneOf('Emissão', ISSUING_ADAPTERS, issuingAdapterLabel).required(),
  environment: oneOf('Ambiente', EMITTER_ENVIRONMENTS, emitterEnvironmentLabel).required(),
  dps_series: integer('Série da DPS')
    .min(OWN_SERIES.first, '${path}: use de 1 a 49999.')
    .max(OWN_SERIES.last, '${path}: use de 1 a 49999.')
    .required(),
  /** The emitter refuses a municipal registration that the city did not give to the national register of taxpayers. */
  sends_municipal_registration: flag('Informa a inscrição municipal'),
  /** A new version of what the city's law says; null, or the same again, leaves it as it is. */
  rule: municipalRuleForm,
});
export type MunicipalParameterForm = InferType<typeof municipalParameterForm>;

export const municipalParameterFilters = object({
  search: text('Buscar').max(120),
  adapter: oneOf('Emissão', ISSUING_ADAPTERS, issuingAdapterLabel),
  environment: oneOf('Ambiente', EMITTER_ENVIRONMENTS, emitterEnvironmentLabel),
  without_rule: flag('Sem ISS e prazos').nullable().default(null),
});
export type MunicipalParameterFilters = InferType<typeof municipalParameterFilters>;
