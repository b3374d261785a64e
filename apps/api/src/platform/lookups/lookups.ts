import { getBanks } from '@brazilian-utils/brazilian-utils/get-banks';
import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import {
  type BankRow,
  bankRow,
  type CepAddress,
  type CityRow,
  cepAddress,
  cityRow,
  type PostalPlace,
  postalPlace,
  type RegistryAnswer,
  registryAnswer,
} from '@esteto/contract/office/lookup';
import { STATES, UFS, type Uf } from '@esteto/domain/shared/tables/uf';
import { compareText, searchKey } from '@esteto/domain/shared/text/text';
import { array } from 'yup';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { banksOf, toBanks } from './bank-service.ts';
import { addressesOfStreet, addressOfCep } from './cep-service.ts';
import { citiesOfState } from './city-service.ts';
import { type Lookup, lookupCache } from './lookup-cache.ts';
import { placesOfPostalCode } from './postal-code-service.ts';
import { publicService, ServiceFailure } from './public-service.ts';
import { companyOfCnpj } from './registry-service.ts';

export type Lookups = ReturnType<typeof createLookups>;

/**
 * What the public services know. Lists are answered from what is here (kept, else the snapshot) and renewed by a job, so that nobody waits for
 * them; the rest is asked when somebody asks, and rejects with ServiceFailure when it cannot be had.
 */
export const createLookups = ({ config, db, clock }: { config: Pick<Config, 'lookups'>; db: Database; clock: Clock }) => {
  const at = (base: string | null) => publicService({ base, clock });
  const services = {
    cep: at(config.lookups.cep),
    cities: at(config.lookups.cities),
    banks: at(config.lookups.banks),
    postalCode: at(config.lookups.postalCode),
    registry: at(config.lookups.registry),
  };
  const cache = lookupCache({ db, clock });
  const cities = async (uf: Uf): Promise<CityRow[]> => (await cache.kept(cityList(uf))) ?? snapshotCities(uf);
  const banks = async (): Promise<BankRow[]> => (await cache.kept(bankList)) ?? snapshotBanks();

  return {
    cities,
    banks,

    /** Null when nobody has the CEP (8 digits). */
    cep: (cep: string): Promise<CepAddress | null> =>
      cache.get({ service: 'cep', key: cep, schema: cepAddress }, 90, () => addressOfCep(services.cep, cep)),

    streets: async (at: { state: Uf; city: string; street: string }): Promise<CepAddress[]> => {
      const key = [at.state, at.city, at.street].map(searchKey).join('/');
      return (await cache.get({ service: 'streets', key, schema: cepAddresses }, 30, () => addressesOfStreet(services.cep, at))) ?? [];
    },

    /** `country`: ISO 3166-1 alpha-2, upper case. */
    places: async (country: string, code: string): Promise<PostalPlace[]> => {
      const key = `${country}/${code.toUpperCase()}`;
      const ask = () => placesOfPostalCode(services.postalCode, country, code);
      return (await cache.get({ service: 'places', key, schema: postalPlaces }, 90, ask)) ?? [];
    },

    /** Null when the registry has no such company. The city of its address is known by its code. */
    company: (cnpj: string): Promise<RegistryAnswer | null> =>
      cache.get({ service: 'registry', key: cnpj, schema: registryAnswer }, 7, async () => {
        const company = await companyOfCnpj(services.registry, cnpj);
        return company && { ...company, address: { ...company.address, ...(await cityOf(company.address, cities)) } };
      }),

    /** Asks for the lists again; what does not come leaves what was there. Rejects, at the end, with what did not. Run by a job. */
    renew: async (): Promise<void> => {
      const failed: string[] = [];
      const renewList = async <Row>(list: Lookup<Row[]>, before: readonly Row[], ask: () => Promise<Row[]>): Promise<void> => {
        try {
          const rows = await ask();
          if (rows.length < before.length * SHRUNK) throw new ServiceFailure('the list has shrunk');
          await cache.write(list, rows);
        } catch (error) {
          if (!(error instanceof ServiceFailure)) throw error;
          failed.push(`${list.service} ${list.key}`.trim());
        }
      };
      await renewList(bankList, snapshotBanks(), () => banksOf(services.banks));
      for (const uf of UFS) await renewList(cityList(uf), snapshotCities(uf), () => citiesOfState(services.cities, uf));
      if (failed.length > 0) throw new ServiceFailure(`not renewed: ${failed.join(', ')}`);
    },

    sweep: cache.sweep,
  };
};

/** A list that lost more than this is a broken answer, not news. */
const SHRUNK = 0.9;

const cepAddresses = array(cepAddress.required()).required();
const postalPlaces = array(postalPlace.required()).required();
const cityRows = array(cityRow.required()).required();
const cityList = (uf: Uf): Lookup<CityRow[]> => ({ service: 'cities', key: uf, schema: cityRows });
const bankList: Lookup<BankRow[]> = { service: 'banks', key: '', schema: array(bankRow.required()).required() };

type CityPart = Pick<RegistryAnswer['address'], 'city' | 'ibge' | 'city_id' | 'state_id'>;

/** The registry writes cities in capitals and without accents. */
const cityOf = async (
  { city, state }: { city: string | null; state: Uf | null },
  cities: (uf: Uf) => Promise<CityRow[]>,
): Promise<CityPart> => {
  const match = state && city ? (await cities(state)).find(({ nome }) => searchKey(nome) === searchKey(city)) : undefined;
  const state_id = STATES.find(({ uf }) => uf === state)?.id ?? null;
  return { city: match?.nome ?? city, ibge: match ? String(match.id) : null, city_id: match?.id ?? null, state_id };
};

// The lists of a machine that never reached their services: IBGE's cities and the Central Bank's banks as a maintained library carries them
// (@brazilian-utils/brazilian-utils, MIT), bundled with the server.

export const snapshotCities = (uf: Uf): CityRow[] =>
  getMunicipalities(uf)
    .map(({ code, name }) => ({ id: Number(code), nome: name }))
    .toSorted((one, other) => compareText(one.nome, other.nome));

export const snapshotBanks = (): BankRow[] => toBanks(getBanks());
