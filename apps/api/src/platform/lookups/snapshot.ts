import { getBanks } from '@brazilian-utils/brazilian-utils/get-banks';
import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import type { BankRow, CityRow } from '@esteto/contract/office/lookup';
import type { Uf } from '@esteto/domain/shared/tables/uf';
import { compareText } from '@esteto/domain/shared/text/text';
import { toBanks } from './bank-service.ts';

// The lists of a machine that never reached their services: IBGE's cities and the Central Bank's banks as a maintained library carries them
// (@brazilian-utils/brazilian-utils, MIT), bundled with the server.

export const snapshotCities = (uf: Uf): CityRow[] =>
  getMunicipalities(uf)
    .map(({ code, name }) => ({ id: Number(code), nome: name }))
    .toSorted((one, other) => compareText(one.nome, other.nome));

export const snapshotBanks = (): BankRow[] => toBanks(getBanks());
