import type { Dps, DpsForeignTrade, DpsService } from './dps.ts';
import { broken, countGiven, isLine, type Problem, type Rule, SCHEMA } from './problem.ts';

export const serviceProblems = (dps: Dps): Problem[] => {
  const { serv, toma, interm, valores } = dps;
  const goesAbroad = serv.locPrest.cPaisPrestacao !== undefined || toma?.end?.endExt !== undefined || interm?.end?.endExt !== undefined;
  const isExport = goesAbroad || valores.trib.tribMun.tribISSQN === '3';
  return broken([
    ...placeRules(serv.locPrest),
    ...codeRules(serv.cServ),
    [isExport && !serv.comExt, 'serv.comExt', 'E0330', 'Em serviço para o exterior, preencha os dados de comércio exterior.'],
    ...(serv.comExt ? foreignTradeRules(serv.comExt) : []),
    ...(serv.infoCompl ? infoRules(serv.infoCompl) : []),
  ]);
};

const placeRules = ({ cLocPrestacao, cPaisPrestacao }: DpsService['locPrest']): Rule[] => [
  [
    countGiven(cLocPrestacao, cPaisPrestacao) !== 1,
    'serv.locPrest',
    SCHEMA,
    'Informe o município ou o país onde o serviço foi prestado, um só.',
  ],
  [
    cLocPrestacao !== undefined && !/^\d{7}$/.test(cLocPrestacao),
    'serv.locPrest.cLocPrestacao',
    SCHEMA,
    'O município do serviço tem os 7 números do IBGE.',
  ],
  [
    cPaisPrestacao !== undefined && (!/^[A-Z]{2}$/.test(cPaisPrestacao) || cPaisPrestacao === 'BR'),
    'serv.locPrest.cPaisPrestacao',
    'E0304',
    'Escolha o país onde o serviço foi prestado, que não o Brasil.',
  ],
];

const codeRules = ({ cTribNac, cTribMun, xDescServ, cNBS, cIntContrib }: DpsService['cServ']): Rule[] => {
  const isCode = /^\d{6}$/.test(cTribNac);
  return [
    [!isCode, 'serv.cServ.cTribNac', SCHEMA, 'O código do serviço tem 6 números, como 040101.'],
    // Items 1 to 40 of LC 116/2003, and 99 for what bears no ISS.
    [
      isCode && !/^(?:0[1-9]|[123]\d|40|99)/.test(cTribNac),
      'serv.cServ.cTribNac',
      'E0310',
      'O código do serviço não existe na lista nacional.',
    ],
    [cTribMun !== undefined && !/^\d{3}$/.test(cTribMun), 'serv.cServ.cTribMun', SCHEMA, 'O código municipal do serviço tem 3 números.'],
    [cTribMun === '000', 'serv.cServ.cTribMun', 'E0315', 'O código municipal do serviço não pode ser 000.'],
    [xDescServ.trim() === '' || xDescServ.length > 2000, 'serv.cServ.xDescServ', SCHEMA, 'Descreva o serviço em até 2000 caracteres.'],
    [!/^\d{9}$/.test(cNBS), 'serv.cServ.cNBS', SCHEMA, 'Escolha o código NBS do serviço, de 9 números.'],
    [
      cIntContrib !== undefined && !/^[a-zA-Z0-9]{1,20}$/.test(cIntContrib),
      'serv.cServ.cIntContrib',
      SCHEMA,
      'O código interno tem até 20 letras e números.',
    ],
  ];
};

const infoRules = ({ docRef, xPed, xInfComp }: NonNullable<DpsService['infoCompl']>): Rule[] => [
  [docRef !== undefined && !isLine(docRef, 255), 'serv.infoCompl.docRef', SCHEMA, 'O documento de referência tem até 255 caracteres.'],
  [xPed !== undefined && !isLine(xPed, 60), 'serv.infoCompl.xPed', SCHEMA, 'O número do pedido tem até 60 caracteres.'],
  [
    xInfComp !== undefined && !isLine(xInfComp, 2000),
    'serv.infoCompl.xInfComp',
    SCHEMA,
    'A informação complementar tem até 2000 caracteres, em uma linha.',
  ],
];

const foreignTradeRules = ({
  mdPrestacao,
  tpMoeda,
  vServMoeda,
  mecAFComexP,
  mecAFComexT,
  movTempBens,
  nDI,
  nRE,
}: DpsForeignTrade): Rule[] => [
  [mdPrestacao === '0', 'serv.comExt.mdPrestacao', 'E0333', 'Escolha o modo de prestação do serviço.'],
  [!/^\d{3}$/.test(tpMoeda), 'serv.comExt.tpMoeda', SCHEMA, 'O código da moeda tem 3 números.'],
  [
    !Number.isSafeInteger(vServMoeda) || vServMoeda <= 0,
    'serv.comExt.vServMoeda',
    SCHEMA,
    'Informe o valor do serviço na moeda estrangeira.',
  ],
  [mecAFComexP === '00', 'serv.comExt.mecAFComexP', 'E0341', 'Escolha o mecanismo de apoio usado pelo prestador, ou nenhum.'],
  [mecAFComexT === '00', 'serv.comExt.mecAFComexT', 'E0343', 'Escolha o mecanismo de apoio usado pelo tomador, ou nenhum.'],
  [movTempBens === '0', 'serv.comExt.movTempBens', 'E0345', 'Diga se a operação se liga à movimentação temporária de bens.'],
  [movTempBens === '2' && nDI === undefined, 'serv.comExt.nDI', 'E0352', 'Informe o número da declaração de importação.'],
  [
    movTempBens === '1' && countGiven(nDI, nRE) > 0,
    'serv.comExt.nDI',
    'E0354',
    'Sem movimentação de bens, não há declaração de importação nem registro de exportação.',
  ],
  [movTempBens === '3' && nRE === undefined, 'serv.comExt.nRE', 'E0356', 'Informe o número do registro de exportação.'],
];

/** Indicators of the operation in which the taker, and where he is, decide the place of the tax. */
const TAKER_DECIDES: ReadonlySet<string> = new Set(
  '030102 050102 100101 100301 100501 030103 050103 100102 100201 100302 100401 100502 100601'.split(' '),
);

export const ibsCbsProblems = ({ IBSCBS, dCompet, toma }: Dps): Problem[] => {
  if (!IBSCBS) return [];
  const { CST, cClassTrib } = IBSCBS.valores.trib.gIBSCBS;
  const path = 'IBSCBS.valores.trib.gIBSCBS';
  return broken([
    [!/^[01]$/.test(IBSCBS.indFinal), 'IBSCBS.indFinal', SCHEMA, 'Diga se o serviço é para uso ou consumo pessoal do tomador.'],
    [dCompet < '2026-01-01', 'IBSCBS', 'E0850', 'IBS e CBS só existem desde 01/01/2026.'],
    [!/^\d{6}$/.test(IBSCBS.cIndOp), 'IBSCBS.cIndOp', SCHEMA, 'O indicador da operação tem 6 números.'],
    [TAKER_DECIDES.has(IBSCBS.cIndOp) && !toma, 'toma', 'E0187', 'Para este indicador de operação, informe o tomador.'],
    [
      TAKER_DECIDES.has(IBSCBS.cIndOp) && toma !== undefined && !toma.end,
      'toma.end',
      'E0234',
      'Para este indicador de operação, informe o endereço do tomador.',
    ],
    [!/^\d{3}$/.test(CST), `${path}.CST`, SCHEMA, 'A situação tributária do IBS e da CBS tem 3 números.'],
    [!/^\d{6}$/.test(cClassTrib), `${path}.cClassTrib`, SCHEMA, 'A classificação tributária do IBS e da CBS tem 6 números.'],
    [!cClassTrib.startsWith(CST), `${path}.cClassTrib`, null, 'A classificação tributária começa com a situação tributária.'],
  ]);
};
