import type { Address } from '../../shared/document/address.ts';
import type { DpsAddress, DpsPerson } from './dps.ts';
import type { DpsClient } from './dps-facts.ts';

/** The taker or the intermediary. An address that nobody has begun to fill in is none; one that is begun goes whole, for `preflight` to tell what it lacks. */
export const personOf = (client: DpsClient): DpsPerson => {
  const address = client.person_type === 'EX' ? addressAbroad(client.address) : addressHere(client.address);
  return {
    ...documentOf(client),
    ...(client.municipal_registration && client.person_type === 'PJ' && { IM: client.municipal_registration }),
    xNome: client.name,
    ...(address && { end: address }),
    ...(client.phone && { fone: client.phone.replaceAll(/\D/g, '') }),
    ...(client.email && { email: client.email }),
  };
};

const documentOf = ({ person_type, document, no_nif_reason }: DpsClient): Pick<DpsPerson, 'CNPJ' | 'CPF' | 'NIF' | 'cNaoNIF'> => {
  if (person_type === 'PJ') return { CNPJ: document ?? '' };
  if (person_type === 'PF') return { CPF: document ?? '' };
  return document ? { NIF: document } : { cNaoNIF: no_nif_reason ?? '0' };
};

const addressHere = (address: Address | null): DpsAddress | null =>
  address?.ibge || address?.cep ? { endNac: { cMun: address.ibge ?? '', CEP: address.cep ?? '' }, ...lines(address) } : null;

/** The register has no country in two letters yet, which the system then asks for. */
const addressAbroad = (address: Address | null): DpsAddress => ({
  endExt: { cPais: '', cEndPost: address?.cep ?? '', xCidade: address?.city ?? '', xEstProvReg: address?.state ?? '' },
  ...lines(address),
});

const lines = (address: Address | null): Pick<DpsAddress, 'xLgr' | 'nro' | 'xCpl' | 'xBairro'> => ({
  xLgr: address?.street ?? '',
  nro: address?.number ?? 'S/N',
  ...(address?.complement && { xCpl: address.complement }),
  xBairro: address?.neighborhood ?? '',
});
