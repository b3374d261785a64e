import { newCnpj } from '../../../testing/documents.ts';
import type { Examples } from '../../../testing/example.ts';
import { KNOWN_CEP, KNOWN_POSTAL_CODE } from '../../../testing/public-services.ts';

export const lookupExamples: Examples<'lookup'> = {
  lookup: {
    countries: () => ({}),
    states: () => ({}),
    cities: () => ({ state: 'PE' as const }),
    banks: () => ({}),
    cep: () => ({ cep: KNOWN_CEP }),
    streets: () => ({ state: 'SP' as const, city: 'São Paulo', street: 'Avenida Paulista' }),
    zipCode: () => ({ country: 'PT', code: KNOWN_POSTAL_CODE }),
    registry: () => ({ cnpj: newCnpj() }),
  },
};
