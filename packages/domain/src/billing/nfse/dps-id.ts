import { documentKindCode, paddedDocument } from './access-key.ts';
import type { Dps } from './dps.ts';

/**
 * Id of a DPS, 45 characters: 'DPS' city(7) kind of document(1: 1 CPF, 2 CNPJ) document(14) series(5) number(15). It names the note before it exists,
 * so that one sent twice is found (rule E0014). Null when a part of it is not right; preflight says which.
 */
export const dpsId = ({ cLocEmi, prest, serie, nDPS }: Pick<Dps, 'cLocEmi' | 'prest' | 'serie' | 'nDPS'>): string | null => {
  const document = prest.CNPJ ?? prest.CPF ?? '';
  const id = `DPS${cLocEmi}${documentKindCode(document)}${paddedDocument(document)}${serie.padStart(5, '0')}${nDPS.padStart(15, '0')}`;
  return /^(?:[0-9A-Z]{12}\d{2}|\d{11})$/.test(document) && /^DPS\d{8}[0-9A-Z]{14}\d{20}$/.test(id) && !/^0*$/.test(nDPS) ? id : null;
};
