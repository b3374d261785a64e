import type { Address } from '../../shared/document/address.ts';
import { addressByPath } from '../../shared/document/address.ts';

/** What the registry of companies knows of a client. */
export type RegistryFacts = {
  name: string;
  fantasy_name: string | null;
  situation: string | null;
  address: Omit<Address, 'country_id'>;
};

/**
 * What the registry says, by the fields of the client's form, in groups that are filled whole or not at all: half an address of the registry
 * and half of the person's would be neither's. Its e-mail and phone are the accountant's more often than not, and notes would go there.
 */
export const clientFromRegistry = ({ name, fantasy_name, address }: RegistryFacts): Record<string, unknown>[] => [
  { name: name.slice(0, 150).trim() },
  { fantasy_name: fantasy_name?.slice(0, 150).trim() ?? null },
  addressByPath(address),
];

/** One line about a company of the registry: that it is there, or that it is not active. */
export const registryNote = ({ situation }: Pick<RegistryFacts, 'situation'>): string =>
  situation === null || situation.toUpperCase() === 'ATIVA'
    ? 'Encontrado no cadastro da Receita Federal.'
    : `Na Receita Federal, este CNPJ está com a situação ${situation.toLowerCase()}.`;
