import type { Dps } from './dps.ts';
import { broken, countGiven, type Problem, type Rule, SCHEMA } from './problem.ts';
import { compareRates, isCents, isPercentage } from './rates.ts';

const PATH = 'valores.trib.tribMun';

/** LC 116/2003, art. 8º, II. */
const HIGHEST_RATE = '0.05';
/** The least that may be withheld from a company in the Simples (rules E0621 and E0628). */
const LOWEST_WITHHELD_IN_SIMPLES = '0.018';

/** How the ISS is taxed, withheld and at what rate. What depends on the city's own parameters (E0617 to E0619, E0635, E0640) only the city knows. */
export const issProblems = (dps: Dps): Problem[] => {
  const { tribISSQN, tpImunidade, tpRetISSQN, cPaisResult, exigSusp } = dps.valores.trib.tribMun;
  const { opSimpNac, regEspTrib } = dps.prest.regTrib;
  const isTaxed = tribISSQN === '1';
  const isUntaxedService = dps.serv.cServ.cTribNac === '990101';
  const isWithheld = tpRetISSQN !== '1';
  return broken([
    [!/^[1-4]$/.test(tribISSQN), `${PATH}.tribISSQN`, SCHEMA, 'Diga como o ISS incide sobre o serviço.'],
    [isUntaxedService && tribISSQN !== '4', `${PATH}.tribISSQN`, 'E0532', 'O serviço 99.01.01 não tem incidência de ISS.'],
    [
      cPaisResult !== undefined && tribISSQN !== '3',
      `${PATH}.cPaisResult`,
      'E0591',
      'O país do resultado só se informa em exportação de serviço.',
    ],
    [
      cPaisResult !== undefined && !/^[A-Z]{2}$/.test(cPaisResult),
      `${PATH}.cPaisResult`,
      SCHEMA,
      'Escolha o país do resultado do serviço.',
    ],
    [
      (tribISSQN === '2') !== (tpImunidade !== undefined),
      `${PATH}.tpImunidade`,
      'E0592',
      'O tipo de imunidade é obrigatório em serviço imune, e só nele.',
    ],
    [tpImunidade === '0', `${PATH}.tpImunidade`, 'E0593', 'Escolha o tipo de imunidade.'],
    [tpImunidade !== undefined && !/^[0-5]$/.test(tpImunidade), `${PATH}.tpImunidade`, SCHEMA, 'O tipo de imunidade vai de 1 a 5.'],
    [exigSusp !== undefined && !isTaxed, `${PATH}.exigSusp`, 'E0585', 'A exigibilidade só se suspende em serviço tributado.'],
    [
      exigSusp !== undefined && !/^\d{30}$/.test(exigSusp.nProcesso),
      `${PATH}.exigSusp.nProcesso`,
      SCHEMA,
      'O número do processo tem 30 números, com zeros à esquerda.',
    ],
    ...benefitRules(dps),
    [!/^[1-3]$/.test(tpRetISSQN), `${PATH}.tpRetISSQN`, SCHEMA, 'Diga quem retém o ISS, se alguém.'],
    [isWithheld && !isTaxed, `${PATH}.tpRetISSQN`, 'E0580', 'Não há retenção de ISS em serviço imune, exportado ou sem incidência.'],
    [isWithheld && opSimpNac === '2', `${PATH}.tpRetISSQN`, 'E0583', 'Não há retenção de ISS de MEI.'],
    [isWithheld && regEspTrib !== '0', `${PATH}.tpRetISSQN`, 'E0588', 'Não há retenção de ISS de quem tem regime especial de tributação.'],
    ...rateRules(dps),
  ]);
};

const benefitRules = ({ valores, prest }: Dps): Rule[] => {
  const { BM, tribISSQN } = valores.trib.tribMun;
  if (!BM) return [];
  const { nBM, vRedBCBM, pRedBCBM } = BM;
  const { opSimpNac, regEspTrib } = prest.regTrib;
  return [
    [!/^\d{14}$/.test(nBM), `${PATH}.BM.nBM`, SCHEMA, 'O número do benefício municipal tem 14 números.'],
    [countGiven(vRedBCBM, pRedBCBM) > 1, `${PATH}.BM`, SCHEMA, 'A redução do benefício é um valor ou uma porcentagem, um só.'],
    [vRedBCBM !== undefined && !isCents(vRedBCBM), `${PATH}.BM.vRedBCBM`, SCHEMA, 'A redução do benefício não é um valor em reais.'],
    [
      vRedBCBM !== undefined && vRedBCBM > valores.vServPrest.vServ,
      `${PATH}.BM.vRedBCBM`,
      'E0574',
      'A redução do benefício não pode passar do valor do serviço.',
    ],
    [
      pRedBCBM !== undefined && (!isPercentage(pRedBCBM) || compareRates(pRedBCBM, '0') <= 0),
      `${PATH}.BM.pRedBCBM`,
      'E0586',
      'A porcentagem da redução deve ser maior que 0 e até 100, com duas casas.',
    ],
    [tribISSQN !== '1', `${PATH}.BM`, 'E0533', 'Não há benefício municipal em serviço imune, exportado ou sem incidência de ISS.'],
    [opSimpNac === '2', `${PATH}.BM`, 'E0534', 'MEI não tem benefício municipal.'],
    [regEspTrib !== '0', `${PATH}.BM`, 'E0535', 'Com regime especial não há benefício municipal.'],
  ];
};

const rateRules = ({ valores, prest }: Dps): Rule[] => {
  const { tribISSQN, tpRetISSQN, pAliq, BM } = valores.trib.tribMun;
  const { opSimpNac, regApTribSN, regEspTrib } = prest.regTrib;
  const path = `${PATH}.pAliq`;
  // A benefit may itself forbid the rate, and only the city knows of what kind it is.
  const isInSimples = opSimpNac === '3' && regApTribSN === '1' && tribISSQN === '1' && !BM;
  const isWithheld = tpRetISSQN !== '1';
  const isGiven = pAliq !== undefined;
  return [
    [isGiven && !isPercentage(pAliq), path, SCHEMA, 'A alíquota do ISS é uma porcentagem com duas casas.'],
    [isGiven && compareRates(pAliq, HIGHEST_RATE) > 0, path, 'E0595', 'A alíquota do ISS não pode passar de 5 %.'],
    [isGiven && opSimpNac === '2', path, 'E0600', 'MEI não informa a alíquota do ISS.'],
    [isGiven && tribISSQN !== '1', path, 'E0602', 'Não há alíquota em serviço imune, exportado ou sem incidência de ISS.'],
    [isGiven && regEspTrib !== '0', path, 'E0604', 'Com regime especial não se informa a alíquota do ISS.'],
    [isInSimples && isWithheld && !isGiven, path, 'E0621', 'Com ISS retido, informe a alíquota efetiva do ISS no Simples Nacional.'],
    [
      isInSimples && isWithheld && isGiven && compareRates(pAliq, LOWEST_WITHHELD_IN_SIMPLES) < 0,
      path,
      'E0621',
      'A alíquota do ISS retido no Simples Nacional é de pelo menos 1,8 %.',
    ],
    [
      isInSimples && !isWithheld && isGiven,
      path,
      'E0625',
      'Quem paga o ISS dentro do Simples Nacional só informa a alíquota se o ISS for retido.',
    ],
  ];
};
