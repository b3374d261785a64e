import type { AnswerOf, CallOf, Endpoint } from '@esteto/contract/endpoint';
import { lookup } from '@esteto/contract/office/lookup';
import { signup } from '@esteto/contract/opening/signup';
import type { Uf } from '@esteto/domain/shared/tables/uf';
import type { UseQueryOptions } from '@tanstack/react-query';
import { type CallInput, call } from '../api.ts';
import { ApiFailure } from '../failure.ts';
import { queriesFor } from '../queries.ts';

export const lookupQueries = queriesFor(lookup);

/** What the public services know does not change while somebody looks. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY };

/** As the query, but that there is nothing (404) is an answer: null. */
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

/** A company by its CNPJ; null when the registry has none. */
export const companyLookup = (cnpj: string) => orNull(lookup.registry, { cnpj });

/** The same for somebody who has no account yet: its name and place only. */
export const signupCompanyLookup = (cnpj: string) => orNull(signup.company, { cnpj });

/** What an address in Brazil asks for. A CEP that nobody has is null. */
export const addressLookups = {
  lookup: (cep: string) => orNull(lookup.cep, { cep }),
  cities: (state: Uf) => ({ ...lookupQueries.cities({ state }), ...ONCE }),
};

/** What an address abroad asks for. A postal code that the country does not have is null. */
export const foreignAddressLookups = {
  countries: { ...lookupQueries.countries({}), ...ONCE },
  places:
    ({ iso2 }: { iso2: string }) =>
    (code: string) =>
      orNull(lookup.zipCode, { country: iso2, code }),
};
