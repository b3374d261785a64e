import { isIsoDate } from '../../shared/date/date.ts';
import { readAccessKey } from './access-key.ts';
import { type Dps, SUBSTITUTION_REASONS } from './dps.ts';
import { federalTaxProblems } from './preflight-federal.ts';
import { issProblems } from './preflight-iss.ts';
import { intermediaryProblems, providerProblems, takerProblems } from './preflight-parties.ts';
import { ibsCbsProblems, serviceProblems } from './preflight-service.ts';
import { valueProblems } from './preflight-values.ts';
import { broken, isLine, type Problem, type Rule, SCHEMA } from './problem.ts';

/**
 * Everything that can be known to be wrong with a DPS without asking anybody, in the order of the document; none means that only registers and the
 * city's own parameters may still refuse it. `now` is an instant; without it nothing is said about an issue date in the future. Never throws.
 * Source: Anexo I (leiaute e regras de validação da NFS-e Padrão Nacional), version 1.01 of 2026-02-09, and the schemas of rtc-v1.01.
 */
export const preflight = (dps: Dps, now?: string): Problem[] => [
  ...broken(identityRules(dps, now)),
  ...broken(substitutionRules(dps)),
  ...providerProblems(dps),
  ...takerProblems(dps),
  ...intermediaryProblems(dps),
  ...serviceProblems(dps),
  ...valueProblems(dps),
  ...issProblems(dps),
  ...federalTaxProblems(dps),
  ...ibsCbsProblems(dps),
];

const INSTANT = /^(20\d{2}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:[-+](?:0\d|1[01])|\+12):00$/;

const identityRules = ({ tpAmb, dhEmi, verAplic, serie, nDPS, dCompet, tpEmit, cLocEmi }: Dps, now?: string): Rule[] => {
  const issued = INSTANT.exec(dhEmi)?.[1] ?? '';
  const isSerie = /^\d{1,5}$/.test(serie);
  return [
    [!/^[12]$/.test(tpAmb), 'tpAmb', SCHEMA, 'O ambiente é 1 (produção) ou 2 (homologação).'],
    [!isIsoDate(issued), 'dhEmi', SCHEMA, 'A data e hora de emissão não existem, ou falta o fuso.'],
    [now !== undefined && Date.parse(dhEmi) > Date.parse(now), 'dhEmi', 'E0008', 'A data e hora de emissão estão no futuro.'],
    [!isLine(verAplic, 20), 'verAplic', SCHEMA, 'A versão do aplicativo tem de 1 a 20 caracteres.'],
    [!isSerie, 'serie', SCHEMA, 'A série tem de 1 a 5 números.'],
    [isSerie && (Number(serie) < 1 || Number(serie) > 49_999), 'serie', 'E0010', 'A série de um aplicativo próprio vai de 1 a 49999.'],
    [!/^[1-9]\d{0,14}$/.test(nDPS), 'nDPS', SCHEMA, 'O número da DPS tem até 15 números e não começa com zero.'],
    [!isIsoDate(dCompet), 'dCompet', SCHEMA, 'A data de competência não existe.'],
    [isIsoDate(issued) && isIsoDate(dCompet) && dCompet > issued, 'dCompet', 'E0015', 'A competência não pode ser depois da emissão.'],
    [tpEmit !== '1', 'tpEmit', 'E9996', 'Só o prestador do serviço pode emitir a nota.'],
    [!/^\d{7}$/.test(cLocEmi), 'cLocEmi', SCHEMA, 'O município emissor tem os 7 números do IBGE.'],
  ];
};

const substitutionRules = ({ subst, cLocEmi, prest }: Dps): Rule[] => {
  if (!subst) return [];
  const key = readAccessKey(subst.chSubstda);
  const isOwn = key !== null && key.city === cLocEmi && key.document === (prest.CNPJ ?? prest.CPF);
  return [
    [!key, 'subst.chSubstda', 'E0042', 'A chave da nota substituída não confere. Confira os 50 caracteres.'],
    [key !== null && !isOwn, 'subst.chSubstda', 'E0042', 'A nota substituída não é deste prestador neste município.'],
    [!SUBSTITUTION_REASONS.includes(subst.cMotivo), 'subst.cMotivo', SCHEMA, 'Escolha o motivo da substituição.'],
    [subst.cMotivo === '99' && !subst.xMotivo, 'subst.xMotivo', 'E0078', 'Escreva o motivo da substituição.'],
    [
      subst.xMotivo !== undefined && subst.xMotivo !== '' && !isLine(subst.xMotivo, 255, 15),
      'subst.xMotivo',
      SCHEMA,
      'O motivo da substituição tem de 15 a 255 caracteres, em uma linha.',
    ],
  ];
};
