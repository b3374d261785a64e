import type { Dps, DpsFederalTaxes } from './dps.ts';
import { broken, countGiven, type Problem, type Rule, SCHEMA } from './problem.ts';
import { isCents, isPercentage, partOf } from './rates.ts';

const FEDERAL = 'valores.trib.tribFed';
const TOTAL = 'valores.trib.totTrib';

/** Federal taxes withheld, and the share of all taxes that the note tells the taker (Lei 12.741/2012). */
export const federalTaxProblems = (dps: Dps): Problem[] => broken([...federalRules(dps), ...totalRules(dps)]);

const federalRules = ({ prest, valores }: Dps): Rule[] => {
  const { tribFed } = valores.trib;
  if (!tribFed) return [];
  const { vServ } = valores.vServPrest;
  const { vRetCP, vRetIRRF, vRetCSLL, piscofins } = tribFed;
  const kind = piscofins?.tpRetPisCofins;
  const isKept = (value: number | undefined): boolean => value === undefined || (isCents(value) && value > 0 && value < vServ);
  return [
    [prest.CPF !== undefined, FEDERAL, 'E0675', 'Pessoa física não informa tributos federais na nota.'],
    [prest.regTrib.opSimpNac === '2', FEDERAL, 'E0676', 'MEI não informa tributos federais na nota.'],
    ...(piscofins ? pisCofinsRules(piscofins, vServ) : []),
    [!isKept(vRetCP), `${FEDERAL}.vRetCP`, 'E0699', 'O INSS retido deve ser maior que zero e menor que o valor do serviço.'],
    [!isKept(vRetIRRF), `${FEDERAL}.vRetIRRF`, 'E0700', 'O IRRF retido deve ser maior que zero e menor que o valor do serviço.'],
    [
      !isKept(vRetCSLL),
      `${FEDERAL}.vRetCSLL`,
      'E0701',
      'PIS, Cofins e CSLL retidos devem ser maiores que zero e menores que o valor do serviço.',
    ],
    [kind === '0' && vRetCSLL !== undefined, `${FEDERAL}.vRetCSLL`, 'E0720', 'Se PIS, Cofins e CSLL não são retidos, não há valor retido.'],
    [
      kind !== undefined && kind !== '0' && kind !== '2' && vRetCSLL === undefined,
      `${FEDERAL}.vRetCSLL`,
      'E0724',
      'Informe o valor retido de PIS, Cofins e CSLL.',
    ],
  ];
};

const pisCofinsRules = (taxes: NonNullable<DpsFederalTaxes['piscofins']>, vServ: number): Rule[] => {
  const { CST, vBCPisCofins, pAliqPis, pAliqCofins, vPis, vCofins, tpRetPisCofins } = taxes;
  const path = `${FEDERAL}.piscofins`;
  const base = vBCPisCofins ?? 0;
  const isExact = (value: number | undefined, rate: string | undefined): boolean => rate === undefined || value === partOf(base, rate);
  return [
    [!/^\d{2}$/.test(CST), `${path}.CST`, SCHEMA, 'A situação tributária do PIS e da Cofins tem 2 números.'],
    [!isCents(base), `${path}.vBCPisCofins`, SCHEMA, 'A base do PIS e da Cofins não é um valor em reais.'],
    [base > vServ, `${path}.vBCPisCofins`, 'E0677', 'A base do PIS e da Cofins não pode passar do valor do serviço.'],
    [pAliqPis !== undefined && !isPercentage(pAliqPis), `${path}.pAliqPis`, 'E0686', 'A alíquota do PIS vai de 0 a 100 %, com duas casas.'],
    [
      pAliqCofins !== undefined && !isPercentage(pAliqCofins),
      `${path}.pAliqCofins`,
      'E0692',
      'A alíquota da Cofins vai de 0 a 100 %, com duas casas.',
    ],
    [!isExact(vPis, pAliqPis), `${path}.vPis`, 'E0694', 'O PIS não é a base vezes a alíquota.'],
    [!isExact(vCofins, pAliqCofins), `${path}.vCofins`, 'E0696', 'A Cofins não é a base vezes a alíquota.'],
    [
      tpRetPisCofins !== undefined && !/^\d$/.test(tpRetPisCofins),
      `${path}.tpRetPisCofins`,
      SCHEMA,
      'Diga o que é retido de PIS, Cofins e CSLL.',
    ],
  ];
};

const totalRules = ({ prest, valores }: Dps): Rule[] => {
  const { vTotTrib, pTotTrib, indTotTrib, pTotTribSN } = valores.trib.totTrib;
  const { opSimpNac } = prest.regTrib;
  const { vServ } = valores.vServPrest;
  const isPart = (value: number): boolean => isCents(value) && value <= vServ;
  const amount = 'O valor aproximado dos tributos vai de zero ao valor do serviço.';
  const share = 'A porcentagem aproximada dos tributos vai de 0 a 100, com duas casas.';
  return [
    [countGiven(vTotTrib, pTotTrib, indTotTrib, pTotTribSN) !== 1, TOTAL, SCHEMA, 'Informe o total aproximado dos tributos de um só modo.'],
    [opSimpNac === '2' && pTotTribSN !== undefined, `${TOTAL}.pTotTribSN`, 'E0710', 'MEI não informa a porcentagem do Simples Nacional.'],
    [
      opSimpNac === '3' && indTotTrib !== undefined,
      `${TOTAL}.indTotTrib`,
      'E0712',
      'Empresa do Simples Nacional informa o total dos tributos.',
    ],
    [
      opSimpNac === '1' && countGiven(indTotTrib, pTotTribSN) > 0,
      indTotTrib === undefined ? `${TOTAL}.pTotTribSN` : `${TOTAL}.indTotTrib`,
      'E0713',
      'Quem não é do Simples Nacional informa os tributos federais, estaduais e municipais.',
    ],
    [pTotTribSN !== undefined && !isPercentage(pTotTribSN), `${TOTAL}.pTotTribSN`, SCHEMA, share],
    ...(vTotTrib
      ? ([
          [!isPart(vTotTrib.vTotTribFed), `${TOTAL}.vTotTrib.vTotTribFed`, 'E0702', amount],
          [!isPart(vTotTrib.vTotTribEst), `${TOTAL}.vTotTrib.vTotTribEst`, 'E0703', amount],
          [!isPart(vTotTrib.vTotTribMun), `${TOTAL}.vTotTrib.vTotTribMun`, 'E0704', amount],
        ] satisfies Rule[])
      : []),
    ...(pTotTrib
      ? ([
          [!isPercentage(pTotTrib.pTotTribFed), `${TOTAL}.pTotTrib.pTotTribFed`, 'E0706', share],
          [!isPercentage(pTotTrib.pTotTribEst), `${TOTAL}.pTotTrib.pTotTribEst`, 'E0707', share],
          [!isPercentage(pTotTrib.pTotTribMun), `${TOTAL}.pTotTrib.pTotTribMun`, 'E0708', share],
        ] satisfies Rule[])
      : []),
  ];
};
