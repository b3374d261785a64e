import { type CodedError, codedError } from '@esteto/contract/coded-error';
import type { InputOf } from '@esteto/contract/endpoint';
import type { CepAddress, lookup, PostalPlace, RegistryAnswer } from '@esteto/contract/office/lookup';
import { TOO_MANY_ACTIONS } from '@esteto/contract/wire-error';
import { cleanCep, isValidCep } from '@esteto/domain/shared/document/cep';
import { COUNTRIES, countryByIso2 } from '@esteto/domain/shared/tables/countries';
import { STATES } from '@esteto/domain/shared/tables/uf';
import { compareText } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { AppError, failed, invalid } from '../../../platform/http/app-error.ts';
import { ServiceFailure } from '../../../platform/lookups/public-service.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';

export type LookupService = ReturnType<typeof lookupService>;

const BRAZIL = 'BR';

export const lookupService = ({ lookups, clock }: Pick<Deps, 'lookups' | 'clock'>) => {
  const gate = lookupGate(clock);

  const addressOf = async (cep: string): Promise<CepAddress> => orNotFound(await orSay('cep_failed', lookups.cep(cep)), 'cep_not_found');

  /** What the registry says of a CNPJ, for callers with a gate of their own. */
  const company = async (cnpj: string): Promise<RegistryAnswer> =>
    orNotFound(await orSay('company_failed', lookups.company(cnpj)), 'company_not_found');

  return {
    company,

    countries: async () => [...COUNTRIES],

    /** What an address may name, hence not asked of anybody: the law would have to make a new one. */
    states: async () => STATES_BY_NAME,

    cities: (_actor: SessionActor, { state }: InputOf<typeof lookup.cities>) => lookups.cities(state),

    banks: () => lookups.banks(),

    cep: async (actor: SessionActor, { cep }: InputOf<typeof lookup.cep>): Promise<CepAddress> => {
      gate(actor);
      return addressOf(cep);
    },

    streets: async (actor: SessionActor, { state, city, street }: InputOf<typeof lookup.streets>): Promise<CepAddress[]> => {
      gate(actor);
      return orSay('cep_failed', lookups.streets({ state, city, street }));
    },

    zipCode: async (actor: SessionActor, { country, code }: InputOf<typeof lookup.zipCode>): Promise<PostalPlace[]> => {
      gate(actor);
      const iso2 = country?.toUpperCase() ?? BRAZIL;
      if (iso2 === BRAZIL && isValidCep(code)) return [placeOf(await addressOf(cleanCep(code)))];
      if (iso2 === BRAZIL) throw invalid({ code: codedError('cep_invalid').message });
      const places = await orSay('postal_code_failed', lookups.places(iso2, code));
      if (places.length > 0) return places;
      throw new AppError(404, codedError('postal_code_not_found', countryByIso2(iso2)?.name));
    },

    registry: async (actor: SessionActor, { cnpj }: InputOf<typeof lookup.registry>): Promise<RegistryAnswer> => {
      gate(actor);
      return company(cnpj);
    },
  };
};

const STATES_BY_NAME = STATES.map(({ id, uf, name }) => ({ id, sigla: uf, nome: name })).toSorted((one, other) =>
  compareText(one.nome, other.nome),
);

const placeOf = ({ cep, street, neighborhood, city, state }: CepAddress): PostalPlace => ({
  zip_code: cep,
  street,
  neighborhood,
  city,
  state,
  country: BRAZIL,
});

const orNotFound = <Answer>(answer: Answer | null, code: CodedError): Answer => {
  if (answer === null) throw new AppError(404, codedError(code));
  return answer;
};

/** A failing service is told in words for what was asked. */
const orSay = async <Answer>(code: CodedError, answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof ServiceFailure ? failed(502, code, error) : error;
  }
};

const WINDOW_MS = 60_000;
/** More than anybody types; less than a program that copies a public register through us. */
const MOST_CALLS = 60;

/** Counts what a person looks up in a minute; refuses with 429 what is too much. */
const lookupGate = (clock: Clock): ((actor: SessionActor) => void) => {
  let calls = new Map<number, number>();
  let until = 0;
  return ({ user }) => {
    const now = clock.now().getTime();
    if (now >= until) {
      calls = new Map();
      until = now + WINDOW_MS;
    }
    const count = (calls.get(user.id) ?? 0) + 1;
    calls.set(user.id, count);
    if (count <= MOST_CALLS) return;
    throw new AppError(429, { message: TOO_MANY_ACTIONS }, { 'Retry-After': String(Math.ceil((until - now) / 1000)) });
  };
};
