import type { DpsAddress } from './dps.ts';
import { countGiven, hasLength, isLine, type Rule, SCHEMA } from './problem.ts';

/** The address of a party, `who` in the messages; `country` is the party's own code for a country that is none or Brazil. */
export const addressRules = (
  { endNac, endExt, xLgr, nro, xCpl, xBairro }: DpsAddress,
  path: string,
  who: string,
  country: string,
): Rule[] => [
  [countGiven(endNac, endExt) !== 1, path, SCHEMA, `O endereço do ${who} é no Brasil ou no exterior, um só.`],
  [endNac !== undefined && !/^\d{7}$/.test(endNac.cMun), `${path}.endNac.cMun`, SCHEMA, `O município do ${who} tem os 7 números do IBGE.`],
  [endNac !== undefined && !/^\d{8}$/.test(endNac.CEP), `${path}.endNac.CEP`, SCHEMA, `O CEP do ${who} tem 8 números.`],
  [
    endExt !== undefined && (!/^[A-Z]{2}$/.test(endExt.cPais) || endExt.cPais === 'BR'),
    `${path}.endExt.cPais`,
    country,
    `Escolha o país do ${who}, que não o Brasil.`,
  ],
  [
    endExt !== undefined && !hasLength(endExt.cEndPost, 11),
    `${path}.endExt.cEndPost`,
    SCHEMA,
    `O código postal do ${who} tem de 1 a 11 caracteres.`,
  ],
  [
    endExt !== undefined && !hasLength(endExt.xCidade, 60),
    `${path}.endExt.xCidade`,
    SCHEMA,
    `A cidade do ${who} tem de 1 a 60 caracteres.`,
  ],
  [
    endExt !== undefined && !hasLength(endExt.xEstProvReg, 60),
    `${path}.endExt.xEstProvReg`,
    SCHEMA,
    `O estado ou região do ${who} tem de 1 a 60 caracteres.`,
  ],
  [!isLine(xLgr, 255), `${path}.xLgr`, SCHEMA, `O logradouro do ${who} tem de 1 a 255 caracteres.`],
  [!isLine(nro, 60), `${path}.nro`, SCHEMA, `O número do endereço do ${who} tem de 1 a 60 caracteres. Sem número, escreva S/N.`],
  [xCpl !== undefined && !isLine(xCpl, 156), `${path}.xCpl`, SCHEMA, `O complemento do ${who} tem de 1 a 156 caracteres.`],
  [!isLine(xBairro, 60), `${path}.xBairro`, SCHEMA, `O bairro do ${who} tem de 1 a 60 caracteres.`],
];
