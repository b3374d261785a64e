import type { Dps, DpsValues } from './dps.ts';
import { broken, countGiven, type Problem, type Rule, SCHEMA } from './problem.ts';
import { compareRates, isCents, isPercentage, partOf } from './rates.ts';

/** The service, its discounts and what lowers the base of the ISS. */
export const valueProblems = (dps: Dps): Problem[] => {
  const { valores } = dps;
  const { vServ } = valores.vServPrest;
  const { vDescIncond, vDescCond } = valores.vDescCondIncond ?? {};
  const takenFromBase = (vDescIncond ?? 0) + deductionOf(valores);
  const isDiscount = (value: number | undefined): boolean => value === undefined || (isCents(value) && value > 0 && value < vServ);
  return broken([
    [!isCents(vServ), 'valores.vServPrest.vServ', SCHEMA, 'O valor do serviço não é um valor em reais.'],
    [vServ === 0, 'valores.vServPrest.vServ', null, 'O valor do serviço deve ser maior que zero.'],
    [takenFromBase > vServ, 'valores.vServPrest.vServ', 'E0427', 'O desconto incondicionado e as deduções passam do valor do serviço.'],
    [
      takenFromBase <= vServ && takenFromBase + (vDescCond ?? 0) + withheldOf(valores) > vServ,
      'valores.vServPrest.vServ',
      'E0428',
      'Os descontos, as deduções e o que é retido passam do valor do serviço.',
    ],
    [
      !isDiscount(vDescIncond),
      'valores.vDescCondIncond.vDescIncond',
      'E0431',
      'O desconto incondicionado deve ser maior que zero e menor que o valor do serviço.',
    ],
    [
      !isDiscount(vDescCond),
      'valores.vDescCondIncond.vDescCond',
      'E0432',
      'O desconto condicionado deve ser maior que zero e menor que o valor do serviço.',
    ],
    ...deductionRules(dps),
  ]);
};

const deductionRules = ({ valores, prest, serv }: Dps): Rule[] => {
  if (!valores.vDedRed) return [];
  const { pDR, vDR } = valores.vDedRed;
  const { opSimpNac, regApTribSN, regEspTrib } = prest.regTrib;
  const isInSimples = opSimpNac === '3' && regApTribSN === '1';
  const path = 'valores.vDedRed';
  return [
    [countGiven(pDR, vDR) !== 1, path, SCHEMA, 'A dedução é um valor ou uma porcentagem, um só.'],
    [vDR !== undefined && !isCents(vDR), `${path}.vDR`, SCHEMA, 'A dedução não é um valor em reais.'],
    [
      pDR !== undefined && (!isPercentage(pDR) || compareRates(pDR, '0') <= 0),
      `${path}.pDR`,
      'E0453',
      'A porcentagem da dedução deve ser maior que 0 e até 100, com duas casas.',
    ],
    [valores.trib.tribMun.tribISSQN !== '1', path, 'E0435', 'Não há dedução em serviço imune, exportado ou sem incidência de ISS.'],
    [opSimpNac === '2', path, 'E0436', 'MEI não tem dedução na base do ISS.'],
    [regEspTrib !== '0', path, 'E0438', 'Com regime especial não há dedução na base do ISS.'],
    [
      isInSimples && !DEDUCTIBLE_IN_SIMPLES.has(serv.cServ.cTribNac),
      path,
      'E0441',
      'Quem paga o ISS dentro do Simples Nacional não tem dedução neste serviço.',
    ],
  ];
};

/** What the deduction takes from the base: an amount, or a percentage of the service less the unconditional discount (rule E0427). */
const deductionOf = ({ vServPrest, vDescCondIncond, vDedRed }: DpsValues): number =>
  vDedRed?.vDR ?? partOf(vServPrest.vServ - (vDescCondIncond?.vDescIncond ?? 0), vDedRed?.pDR);

/** Everything that the payer keeps: federal taxes, and the ISS when it is withheld. */
const withheldOf = (values: DpsValues): number => {
  const { tribMun, tribFed = {} } = values.trib;
  const base = values.vServPrest.vServ - (values.vDescCondIncond?.vDescIncond ?? 0) - deductionOf(values);
  const iss = tribMun.tpRetISSQN === '1' ? 0 : partOf(base, tribMun.pAliq);
  return iss + (tribFed.vRetCP ?? 0) + (tribFed.vRetIRRF ?? 0) + (tribFed.vRetCSLL ?? 0);
};

/** Services whose base may be lowered inside the Simples (rules E0441 and E0442). */
const DEDUCTIBLE_IN_SIMPLES: ReadonlySet<string> = new Set(
  (
    '042201 042301 050901 060101 060201 070201 070202 070501 070502 090201 090202 100101 100102 100103 100104 100105 100201 100202 100301 100401 ' +
    '100402 100403 100501 100502 100601 100701 100801 100901 101001 150101 150102 150103 150104 150105 151001 151002 151003 151004 151005 160201 ' +
    '170501 170601 171001 171002 171101 171102 171201 210101 250301'
  ).split(' '),
);
