import type { AnswerOf, CallOf, Endpoint } from '@esteto/contract/endpoint';
import { lookup } from '@esteto/contract/lookup';
import type { Uf } from '@esteto/domain/tables/uf';
import type { UseQueryOptions } from '@tanstack/react-query';
import { type CallInput, call } from './api.ts';
import { ApiFailure } from './failure.ts';
import { queriesFor } from './queries.ts';

const queries = queriesFor(lookup);

/** What the public services know does not change while somebody looks. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY };

/** As `queries.X`, but that there is nothing (404) is an answer: null. */
const orNull = <E extends Endpoint>(endpoint: E, input: CallOf<E>): UseQueryOptions<AnswerOf<E> | null> => ({
  queryKey: [endpoint.path, input],
  queryFn: async ({ signal }) => {
    try {
      return await call(endpoint, { ...input, signal } as CallInput<E>);
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 404) return null;
      throw error;
    }
  },
  ...ONCE,
});

export const lookupQueries = {
  countries: { ...queries.countries({}), ...ONCE },
  states: { ...queries.states({}), ...ONCE },
  banks: { ...queries.banks({}), ...ONCE },
  cities: (state: Uf) => ({ ...queries.cities({ state }), ...ONCE }),
  streets: queries.streets,
  /** Null when nobody has the CEP. */
  cep: (cep: string) => orNull(lookup.cep, { cep }),
  /** Null when the registry has no such company. */
  company: (cnpj: string) => orNull(lookup.registry, { cnpj }),
  /** Null when the country has no such code. */
  places:
    ({ iso2 }: { iso2: string }) =>
    (code: string) =>
      orNull(lookup.zipCode, { country: iso2, code }),
};

/** What an address in Brazil asks for. */
export const addressLookups = { lookup: lookupQueries.cep, cities: lookupQueries.cities };

/** What an address abroad asks for. */
export const foreignAddressLookups = { countries: lookupQueries.countries, places: lookupQueries.places };
