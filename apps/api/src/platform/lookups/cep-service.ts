import type { CepAddress } from '@esteto/contract/office/lookup';
import { cleanCep } from '@esteto/domain/shared/document/cep';
import { STATES, type Uf } from '@esteto/domain/shared/tables/uf';
import { array, type InferType, object, string } from 'yup';
import { lineIn, lineOf } from './outside-text.ts';
import type { PublicService } from './public-service.ts';

// Addresses as ViaCEP tells them: https://viacep.com.br

/** The address of a CEP (8 digits); null when nobody has it. */
export const addressOfCep = (service: PublicService, cep: string): Promise<CepAddress | null> =>
  service.get([cep, 'json', ''], (body) => {
    if (isNotFound(body)) return null;
    const address = toAddress(place.validateSync(body, { strict: true }));
    if (address.cep !== cep) throw new Error('another CEP');
    return address;
  });

/** The addresses of a street, at most what the service gives (50). */
export const addressesOfStreet = async (service: PublicService, at: { state: Uf; city: string; street: string }): Promise<CepAddress[]> => {
  const read = (body: unknown) => places.validateSync(body, { strict: true }).map(toAddress);
  return (await service.get([at.state, at.city, at.street, 'json', ''], read)) ?? [];
};

/** `{ "erro": true }`, or the text "true". */
const isNotFound = (body: unknown): boolean => typeof body === 'object' && body !== null && 'erro' in body && String(body.erro) === 'true';

const place = object({
  cep: string()
    .matches(/^\d{5}-?\d{3}$/)
    .required(),
  logradouro: string().nullable(),
  bairro: string().nullable(),
  localidade: string().required(),
  uf: string().required(),
  ibge: string()
    .matches(/^\d{7}$/)
    .required(),
});

const places = array(place.required()).max(200).required();

const toAddress = ({ cep, logradouro, bairro, localidade, uf, ibge }: InferType<typeof place>): CepAddress => {
  const state = STATES.find((candidate) => candidate.uf === uf);
  // The first two digits of a city's code are its state's.
  if (!state || !ibge.startsWith(String(state.id))) throw new Error('a city outside its state');
  return {
    cep: cleanCep(cep),
    street: lineOf(logradouro, 120),
    neighborhood: lineOf(bairro, 80),
    city: lineIn(localidade, 80),
    state: state.uf,
    ibge,
    city_id: Number(ibge),
    state_id: state.id,
  };
};
