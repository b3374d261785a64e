import { cep, cnpj, object as form, oneOf, text } from '@esteto/domain/shared/schema/fields';
import { UFS } from '@esteto/domain/shared/tables/uf';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { session } from '../access.ts';
import { get } from '../endpoint.ts';

// What the public services know: the lists of countries, states, cities and banks, the address of a CEP or of a postal code abroad, a
// company by its CNPJ.

const DAY_SECONDS = 86_400;
const knownText = string().nullable().defined();

/** What a CEP says of an address. `ibge`, and `city_id` as a number, is the code of the city on tax documents. */
export const cepAddress = object({
  cep: string().required(),
  street: knownText,
  neighborhood: knownText,
  city: string().required(),
  state: string().oneOf(UFS).required(),
  ibge: string().required(),
  city_id: number().required(),
  state_id: number().required(),
});
export type CepAddress = InferType<typeof cepAddress>;

/** A place that has the postal code. `country`: ISO 3166-1 alpha-2. */
export const postalPlace = object({
  zip_code: string().required(),
  street: knownText,
  neighborhood: knownText,
  city: string().required(),
  state: knownText,
  country: string().required(),
});
export type PostalPlace = InferType<typeof postalPlace>;

export const countryRow = object({
  id: number().required(),
  iso2: string().required(),
  name: string().required(),
  /** On Brazilian tax documents. */
  bacen: knownText,
});

export const stateRow = object({ id: number().required(), sigla: string().oneOf(UFS).required(), nome: string().required() });

/** `id`: the seven digits of IBGE. */
export const cityRow = object({ id: number().required(), nome: string().required() });
export type CityRow = InferType<typeof cityRow>;

/** `code`: the three digits (COMPE). */
export const bankRow = object({
  code: string().required(),
  ispb: string().required(),
  name: string().required(),
  fullName: string().required(),
});
export type BankRow = InferType<typeof bankRow>;

const activity = object({ code: string().required(), text: string().defined() });

export const registryAnswer = object({
  type: knownText,
  name: string().required(),
  fantasy_name: knownText,
  shareholders: array(object({ name: string().required(), role: knownText })).required(),
  emails: array(string().required()).required(),
  size: knownText,
  opening_date: knownText,
  phones: array(string().required()).required(),
  share_capital: number().nullable().defined(),
  main_activity: activity.nullable().defined(),
  secondary_activities: array(activity).required(),
  situation_date: knownText,
  legal_nature: knownText,
  special_situation: knownText,
  special_situation_date: knownText,
  situation: knownText,
  situation_reason: knownText,
  is_simples: boolean().nullable().defined(),
  last_updated_at: knownText,
  address: object({
    cep: knownText,
    street: knownText,
    number: knownText,
    complement: knownText,
    neighborhood: knownText,
    city: knownText,
    state: string().oneOf(UFS).nullable().defined(),
    ibge: knownText,
    city_id: number().nullable().defined(),
    state_id: number().nullable().defined(),
  }).required(),
});
export type RegistryAnswer = InferType<typeof registryAnswer>;

/** What ViaCEP asks for at least, so that a search is no list of a whole city. */
const MIN_STREET = 3;

export const lookup = {
  countries: get('countries', { summary: 'Países.', who: session, answer: array(countryRow).required(), max_age: DAY_SECONDS }),
  states: get('states', { summary: 'Estados, pelo nome.', who: session, answer: array(stateRow).required(), max_age: DAY_SECONDS }),
  cities: get('cities', {
    summary: 'Cidades de um estado, pelo nome.',
    who: session,
    query: form({ state: oneOf('UF', UFS).required() }),
    answer: array(cityRow).required(),
    max_age: DAY_SECONDS,
  }),
  banks: get('banks', { summary: 'Bancos, pelo nome.', who: session, answer: array(bankRow).required(), max_age: DAY_SECONDS }),
  cep: get('cep', { summary: 'O endereço de um CEP.', who: session, query: form({ cep: cep().required() }), answer: cepAddress }),
  streets: get('streets', {
    summary: 'Os CEPs de uma rua.',
    who: session,
    query: form({
      state: oneOf('UF', UFS).required(),
      city: text('Cidade').min(MIN_STREET).max(80).required(),
      street: text('Logradouro').min(MIN_STREET).max(120).required(),
    }),
    answer: array(cepAddress).required(),
  }),
  /** `country`: ISO 3166-1 alpha-2; Brazil, whose postal code is the CEP, when it is left out. */
  zipCode: get('zip-code', {
    summary: 'Os lugares de um código postal.',
    who: session,
    query: form({
      country: text('País').matches(/^[A-Za-z]{2}$/, {
        message: '${path}: use a sigla de duas letras, como PT.',
        excludeEmptyString: true,
      }),
      code: text('Código postal')
        .matches(/^[A-Za-z0-9][A-Za-z0-9 -]{1,14}$/, 'Código postal inválido.')
        .required(),
    }),
    answer: array(postalPlace).required(),
  }),
  registry: get('company-registry', {
    summary: 'O que o cadastro público diz de um CNPJ.',
    who: session,
    query: form({ cnpj: cnpj().required() }),
    answer: registryAnswer,
  }),
};
