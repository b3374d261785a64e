import type { Uf } from '../tables/uf.ts';
import { formatCep } from './cep.ts';

/** An address as stored and sent: bare CEP, UF in two letters, `ibge` the municipality's 7 digits. Any part may be unknown. */
export type Address = {
  cep: string | null;
  street: string | null;
  number: string | null;
  complement: string | null;
  neighborhood: string | null;
  city: string | null;
  state: Uf | null;
  ibge: string | null;
  city_id: number | null;
  state_id: number | null;
  country_id: number | null;
};

/** Parts that stand for others which a person reads: codes that lists and the law know a place by. */
export const ADDRESS_CODES: readonly string[] = ['ibge', 'city_id', 'state_id', 'country_id'];

/** An address in any country: abroad there is a postal code of its own instead of the CEP. */
export type AnyAddress = Address & { zip_code: string | null };

export const emptyAddress: Address = {
  cep: null,
  street: null,
  number: null,
  complement: null,
  neighborhood: null,
  city: null,
  state: null,
  ibge: null,
  city_id: null,
  state_id: null,
  country_id: null,
};

const WHOLE = ['cep', 'street', 'number', 'neighborhood', 'city', 'state'] as const;

/** The parts without which an address cannot be stated in a contract; all of them where there is no address. */
export const lackingAddressParts = (address: Partial<Address> | null): (typeof WHOLE)[number][] => WHOLE.filter((part) => !address?.[part]);

/** 'Av. Paulista, 1000, sala 5, Bela Vista, São Paulo/SP, 01310-100'; unknown parts are left out. */
/** The parts of an address below 'address', for a form that is filled from it all at once. */
export const addressByPath = (address: Partial<Address>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(address).map(([part, value]) => [`address.${part}`, value]));

export const formatAddress = (address: Partial<AnyAddress>): string => {
  const city = [address.city, address.state].filter(Boolean).join('/');
  const code = address.cep ? formatCep(address.cep) : address.zip_code;
  return [address.street, address.number, address.complement, address.neighborhood, city, code].filter(Boolean).join(', ');
};

/** 'Campinas/SP' where one of these addresses stands there; else the code, said to be one. */
export const placeInWords = (ibge: string, addresses: readonly (Partial<AnyAddress> | null)[]): string => {
  const sameCity = addresses.find((address) => address?.ibge === ibge);
  return (sameCity && [sameCity.city, sameCity.state].filter(Boolean).join('/')) || `Município ${ibge} (código do IBGE)`;
};
