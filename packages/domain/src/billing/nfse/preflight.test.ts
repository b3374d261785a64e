import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { buildAccessKey } from './access-key.ts';
import type { Dps } from './dps.ts';
import { preflight } from './preflight.ts';
import { SERVICE_CODES } from './service-codes.ts';

const CITY = '3550308';
const CNPJ = '11222333000181';
const CPF = '52998224725';
const LETTERS = '12ABC34501DE35';

const ADDRESS = { endNac: { cMun: CITY, CEP: '01310100' }, xLgr: 'Av. Paulista', nro: '1000', xBairro: 'Bela Vista' };
const ABROAD = {
  endExt: { cPais: 'PT', cEndPost: '1000-001', xCidade: 'Lisboa', xEstProvReg: 'Lisboa' },
  xLgr: 'Rua Augusta',
  nro: '1',
  xBairro: 'Baixa',
};
const TRADE = {
  mdPrestacao: '1',
  vincPrest: '0',
  tpMoeda: '978',
  vServMoeda: 100,
  mecAFComexP: '01',
  mecAFComexT: '01',
  movTempBens: '1',
  mdic: '0',
};
const TAKER = { CNPJ: LETTERS, xNome: 'Hospital São Lucas', end: ADDRESS };

/** A clinic in the Simples that invoices a hospital for consultations, ISS paid by itself. */
const SIMPLES: Dps = {
  tpAmb: '2',
  dhEmi: '2026-11-21T10:00:00-03:00',
  verAplic: 'Esteto 1',
  serie: '1',
  nDPS: '42',
  dCompet: '2026-11-20',
  tpEmit: '1',
  cLocEmi: CITY,
  prest: { CNPJ, IM: '12345', regTrib: { opSimpNac: '3', regApTribSN: '1', regEspTrib: '0' } },
  toma: TAKER,
  serv: {
    locPrest: { cLocPrestacao: CITY },
    cServ: { cTribNac: '040101', xDescServ: 'Consultas médicas\nde novembro', cNBS: '123012200' },
  },
  valores: {
    vServPrest: { vServ: 1_000_000 },
    trib: { tribMun: { tribISSQN: '1', tpRetISSQN: '1' }, totTrib: { pTotTribSN: '0.0808' } },
  },
};

type Changes = Record<string, unknown>;

/** The document with other values at some paths; undefined takes a field away. */
const altered = (changes: Changes, base: Dps = SIMPLES): Dps => {
  const dps: Record<string, unknown> = JSON.parse(JSON.stringify(base));
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let group = dps;
    for (const name of names) group = (group[name] ??= {}) as Record<string, unknown>;
    group[last] = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  }
  return JSON.parse(JSON.stringify(dps)) as Dps;
};

/** The same clinic outside the Simples, with every federal tax withheld. */
const PRESUMIDO = altered({
  'prest.regTrib': { opSimpNac: '1', regEspTrib: '0' },
  'valores.trib.tribFed': {
    piscofins: {
      CST: '01',
      vBCPisCofins: 1_000_000,
      pAliqPis: '0.0065',
      pAliqCofins: '0.03',
      vPis: 6500,
      vCofins: 30_000,
      tpRetPisCofins: '3',
    },
    vRetIRRF: 15_000,
    vRetCSLL: 46_500,
  },
  'valores.trib.totTrib': { pTotTrib: { pTotTribFed: '0.1133', pTotTribEst: '0', pTotTribMun: '0.05' } },
});

const PERSON = altered({ 'prest.CNPJ': undefined, 'prest.CPF': CPF, 'prest.regTrib': { opSimpNac: '1', regEspTrib: '5' } }, PRESUMIDO);
const keyOf = (document: string, city = CITY) =>
  buildAccessKey({ city, environment: '2', document, number: 7, issued: '2026-11', code: '123456789' });

const found = (dps: Dps, now?: string) => preflight(dps, now).map(({ path, code }) => [path, code]);

describe('preflight', () => {
  it.each([
    ['of a clinic in the Simples', SIMPLES],
    ['of a clinic outside it, with taxes withheld', PRESUMIDO],
    ['of a self-employed person', altered({ 'valores.trib.tribFed': undefined }, PERSON)],
    ['without a taker', altered({ toma: undefined })],
    ['for a person without address', altered({ toma: { CPF, xNome: 'Ana' } })],
    ['with ISS withheld by the taker', altered({ 'valores.trib.tribMun': { tribISSQN: '1', tpRetISSQN: '2', pAliq: '0.0201' } })],
    [
      'with ISS withheld by an intermediary',
      altered({ 'valores.trib.tribMun': { tribISSQN: '1', tpRetISSQN: '3', pAliq: '0.05' }, interm: TAKER }),
    ],
    [
      'with discounts and a deduction',
      altered({ 'valores.vDescCondIncond': { vDescIncond: 100, vDescCond: 200 }, 'valores.vDedRed': { vDR: 300 } }, PRESUMIDO),
    ],
    ['with a benefit', altered({ 'valores.trib.tribMun.BM': { nBM: '35503080100001', pRedBCBM: '0.1' } }, PRESUMIDO)],
    ['with the collection suspended', altered({ 'valores.trib.tribMun.exigSusp': { tpSusp: '1', nProcesso: '1'.repeat(30) } })],
    ['of an immune service', altered({ 'valores.trib.tribMun': { tribISSQN: '2', tpImunidade: '3', tpRetISSQN: '1' } })],
    [
      'for abroad',
      altered({
        toma: { NIF: 'PT123', xNome: 'Clínica Lisboa', end: ABROAD },
        'serv.comExt': TRADE,
        'valores.trib.tribMun': { tribISSQN: '3', cPaisResult: 'PT', tpRetISSQN: '1' },
      }),
    ],
    [
      'with IBS and CBS',
      altered({
        IBSCBS: {
          finNFSe: '0',
          indFinal: '0',
          cIndOp: '030102',
          indDest: '0',
          valores: { trib: { gIBSCBS: { CST: '200', cClassTrib: '200029' } } },
        },
      }),
    ],
    ['in place of another note', altered({ subst: { chSubstda: keyOf(CNPJ), cMotivo: '99', xMotivo: 'Valor do serviço errado' } })],
    [
      'with the whole of taxes in reais',
      altered({ 'valores.trib.totTrib': { vTotTrib: { vTotTribFed: 1, vTotTribEst: 0, vTotTribMun: 2 } } }),
    ],
    ...SERVICE_CODES.map(({ code, name }): [string, Dps] => [`of ${name}`, altered({ 'serv.cServ.cTribNac': code })]),
  ])('finds nothing wrong %s', (_, dps) => {
    expect(preflight(dps, '2026-11-21T13:00:00Z')).toEqual([]);
  });

  it.each<[Changes, string, string | null]>([
    [{ tpAmb: '3' }, 'tpAmb', 'E1235'],
    [{ dhEmi: '2026-11-21T10:00:00Z' }, 'dhEmi', 'E1235'],
    [{ dhEmi: '2026-02-30T10:00:00-03:00' }, 'dhEmi', 'E1235'],
    [{ verAplic: '' }, 'verAplic', 'E1235'],
    [{ verAplic: ' com espaço' }, 'verAplic', 'E1235'],
    [{ serie: '0' }, 'serie', 'E0010'],
    [{ serie: '50000' }, 'serie', 'E0010'],
    [{ serie: 'A' }, 'serie', 'E1235'],
    [{ nDPS: '0' }, 'nDPS', 'E1235'],
    [{ dCompet: '2026-11-31' }, 'dCompet', 'E1235'],
    [{ dCompet: '2026-02-30' }, 'dCompet', 'E1235'],
    [{ dCompet: '2026-11-22' }, 'dCompet', 'E0015'],
    [{ tpEmit: '2' }, 'tpEmit', 'E9996'],
    [{ cLocEmi: '355030' }, 'cLocEmi', 'E1235'],
    [
      { subst: { chSubstda: keyOf(CNPJ).replace(/.$/, (digit) => String((Number(digit) + 1) % 10)), cMotivo: '01' } },
      'subst.chSubstda',
      'E0042',
    ],
    [{ subst: { chSubstda: keyOf(LETTERS), cMotivo: '01' } }, 'subst.chSubstda', 'E0042'],
    [{ subst: { chSubstda: keyOf(CNPJ, '3304557'), cMotivo: '01' } }, 'subst.chSubstda', 'E0042'],
    [{ subst: { chSubstda: keyOf(CNPJ), cMotivo: '06' } }, 'subst.cMotivo', 'E1235'],
    [{ subst: { chSubstda: keyOf(CNPJ), cMotivo: '99' } }, 'subst.xMotivo', 'E0078'],
    [{ subst: { chSubstda: keyOf(CNPJ), cMotivo: '99', xMotivo: 'curto' } }, 'subst.xMotivo', 'E1235'],
    [
      {
        'prest.CPF': CPF,
        'prest.regTrib': { opSimpNac: '1', regEspTrib: '0' },
        'valores.trib.totTrib': { pTotTrib: { pTotTribFed: '0', pTotTribEst: '0', pTotTribMun: '0' } },
      },
      'prest',
      'E1235',
    ],
    [{ 'prest.CNPJ': '11222333000182' }, 'prest.CNPJ', 'E0080'],
    [{ 'prest.CNPJ': '11.222.333/0001-81' }, 'prest.CNPJ', 'E0080'],
    [{ 'prest.IM': '' }, 'prest.IM', 'E1235'],
    [{ 'prest.fone': '(11) 3000-0000' }, 'prest.fone', 'E1235'],
    [{ 'prest.email': 'x' }, 'prest.email', 'E0148'],
    [{ 'prest.regTrib.regApTribSN': undefined }, 'prest.regTrib.regApTribSN', 'E0166'],
    [{ 'prest.regTrib.regApTribSN': '4' }, 'prest.regTrib.regApTribSN', 'E1235'],
    [{ 'prest.regTrib.regEspTrib': '6' }, 'prest.regTrib.regEspTrib', 'E0175'],
    [{ 'toma.CNPJ': CNPJ }, 'toma.CNPJ', 'E0202'],
    [{ 'toma.CNPJ': '12ABC34501DE36' }, 'toma.CNPJ', 'E0188'],
    [{ toma: { CPF: '52998224726', xNome: 'Ana' } }, 'toma.CPF', 'E0206'],
    [{ toma: { xNome: 'Ana' } }, 'toma', 'E1235'],
    [{ toma: { cNaoNIF: '0', xNome: 'Ana' } }, 'toma.cNaoNIF', 'E0226'],
    [{ toma: { cNaoNIF: '3', xNome: 'Ana' } }, 'toma.cNaoNIF', 'E1235'],
    [{ 'toma.xNome': '' }, 'toma.xNome', 'E1235'],
    [{ 'toma.email': 'ana@' }, 'toma.email', 'E0247'],
    [{ 'toma.email': `${'a'.repeat(60)}@${'b'.repeat(20)}.com.br` }, 'toma.email', 'E0247'],
    [{ 'toma.end.endNac': undefined }, 'toma.end', 'E1235'],
    [{ 'toma.end.endNac.cMun': '1' }, 'toma.end.endNac.cMun', 'E1235'],
    [{ 'toma.end.endNac.CEP': '01310-100' }, 'toma.end.endNac.CEP', 'E1235'],
    [{ 'toma.end.xLgr': '' }, 'toma.end.xLgr', 'E1235'],
    [{ 'toma.end.nro': '' }, 'toma.end.nro', 'E1235'],
    [{ 'toma.end.xCpl': '' }, 'toma.end.xCpl', 'E1235'],
    [{ 'toma.end.xBairro': 'Centro — Sul' }, 'toma.end.xBairro', 'E1235'],
    [{ interm: { ...TAKER, CNPJ: '11222333000262' } }, 'interm.CNPJ', 'E0262'],
    [{ interm: { ...TAKER, CNPJ: '12ABC34501DE36' } }, 'interm.CNPJ', 'E0248'],
    [{ 'serv.locPrest': {} }, 'serv.locPrest', 'E1235'],
    [{ 'serv.locPrest': { cLocPrestacao: 'São Paulo' } }, 'serv.locPrest.cLocPrestacao', 'E1235'],
    [{ 'serv.cServ.cTribNac': '04.01' }, 'serv.cServ.cTribNac', 'E1235'],
    [{ 'serv.cServ.cTribNac': '410101' }, 'serv.cServ.cTribNac', 'E0310'],
    [{ 'serv.cServ.cTribNac': '000101' }, 'serv.cServ.cTribNac', 'E0310'],
    [{ 'serv.cServ.cTribMun': '000' }, 'serv.cServ.cTribMun', 'E0315'],
    [{ 'serv.cServ.cTribMun': '1' }, 'serv.cServ.cTribMun', 'E1235'],
    [{ 'serv.cServ.xDescServ': ' ' }, 'serv.cServ.xDescServ', 'E1235'],
    [{ 'serv.cServ.xDescServ': 'x'.repeat(2001) }, 'serv.cServ.xDescServ', 'E1235'],
    [{ 'serv.cServ.cNBS': '1.2301' }, 'serv.cServ.cNBS', 'E1235'],
    [{ 'serv.cServ.cNBS': undefined }, 'serv.cServ.cNBS', 'E1235'],
    [{ 'serv.cServ.cIntContrib': 'a b' }, 'serv.cServ.cIntContrib', 'E1235'],
    [{ 'serv.infoCompl': { docRef: '' } }, 'serv.infoCompl.docRef', 'E1235'],
    [{ 'serv.infoCompl': { xPed: 'x'.repeat(61) } }, 'serv.infoCompl.xPed', 'E1235'],
    [{ 'serv.infoCompl': { xInfComp: 'a\nb' } }, 'serv.infoCompl.xInfComp', 'E1235'],
    [{ 'serv.comExt': { ...TRADE, mdPrestacao: '0' } }, 'serv.comExt.mdPrestacao', 'E0333'],
    [{ 'serv.comExt': { ...TRADE, tpMoeda: 'EUR' } }, 'serv.comExt.tpMoeda', 'E1235'],
    [{ 'serv.comExt': { ...TRADE, vServMoeda: 0 } }, 'serv.comExt.vServMoeda', 'E1235'],
    [{ 'serv.comExt': { ...TRADE, mecAFComexP: '00' } }, 'serv.comExt.mecAFComexP', 'E0341'],
    [{ 'serv.comExt': { ...TRADE, mecAFComexT: '00' } }, 'serv.comExt.mecAFComexT', 'E0343'],
    [{ 'serv.comExt': { ...TRADE, movTempBens: '0' } }, 'serv.comExt.movTempBens', 'E0345'],
    [{ 'serv.comExt': { ...TRADE, movTempBens: '2' } }, 'serv.comExt.nDI', 'E0352'],
    [{ 'serv.comExt': { ...TRADE, nRE: '1' } }, 'serv.comExt.nDI', 'E0354'],
    [{ 'serv.comExt': { ...TRADE, movTempBens: '3' } }, 'serv.comExt.nRE', 'E0356'],
    [{ 'valores.vServPrest.vServ': 0 }, 'valores.vServPrest.vServ', null],
    [{ 'valores.vServPrest.vServ': 1.5 }, 'valores.vServPrest.vServ', 'E1235'],
    [{ 'valores.vDescCondIncond': { vDescIncond: 0 } }, 'valores.vDescCondIncond.vDescIncond', 'E0431'],
    [{ 'valores.vDescCondIncond': { vDescCond: -1 } }, 'valores.vDescCondIncond.vDescCond', 'E0432'],
    [{ 'valores.vDedRed': { vDR: 1 } }, 'valores.vDedRed', 'E0441'],
    [{ 'valores.trib.tribMun.tribISSQN': '5', 'valores.trib.tribMun.tpRetISSQN': '1' }, 'valores.trib.tribMun.tribISSQN', 'E1235'],
    [{ 'serv.cServ.cTribNac': '990101' }, 'valores.trib.tribMun.tribISSQN', 'E0532'],
    [{ 'valores.trib.tribMun.cPaisResult': 'PT' }, 'valores.trib.tribMun.cPaisResult', 'E0591'],
    [{ 'valores.trib.tribMun.tpImunidade': '1' }, 'valores.trib.tribMun.tpImunidade', 'E0592'],
    [{ 'valores.trib.tribMun.tribISSQN': '2' }, 'valores.trib.tribMun.tpImunidade', 'E0592'],
    [{ 'valores.trib.tribMun': { tribISSQN: '2', tpImunidade: '0', tpRetISSQN: '1' } }, 'valores.trib.tribMun.tpImunidade', 'E0593'],
    [{ 'valores.trib.tribMun': { tribISSQN: '2', tpImunidade: '9', tpRetISSQN: '1' } }, 'valores.trib.tribMun.tpImunidade', 'E1235'],
    [{ 'valores.trib.tribMun.exigSusp': { tpSusp: '1', nProcesso: '1' } }, 'valores.trib.tribMun.exigSusp.nProcesso', 'E1235'],
    [
      { 'valores.trib.tribMun': { tribISSQN: '4', tpRetISSQN: '1', exigSusp: { tpSusp: '1', nProcesso: '1'.repeat(30) } } },
      'valores.trib.tribMun.exigSusp',
      'E0585',
    ],
    [{ 'valores.trib.tribMun.BM': { nBM: '1' } }, 'valores.trib.tribMun.BM.nBM', 'E1235'],
    [{ 'valores.trib.tribMun.BM': { nBM: '1'.repeat(14), vRedBCBM: 1, pRedBCBM: '0.1' } }, 'valores.trib.tribMun.BM', 'E1235'],
    [{ 'valores.trib.tribMun.BM': { nBM: '1'.repeat(14), vRedBCBM: -1 } }, 'valores.trib.tribMun.BM.vRedBCBM', 'E1235'],
    [{ 'valores.trib.tribMun.BM': { nBM: '1'.repeat(14), vRedBCBM: 1_000_001 } }, 'valores.trib.tribMun.BM.vRedBCBM', 'E0574'],
    [{ 'valores.trib.tribMun.BM': { nBM: '1'.repeat(14), pRedBCBM: '0' } }, 'valores.trib.tribMun.BM.pRedBCBM', 'E0586'],
    [{ 'valores.trib.tribMun': { tribISSQN: '4', tpRetISSQN: '1', BM: { nBM: '1'.repeat(14) } } }, 'valores.trib.tribMun.BM', 'E0533'],
    [{ 'valores.trib.tribMun': { tribISSQN: '4', tpRetISSQN: '2' } }, 'valores.trib.tribMun.tpRetISSQN', 'E0580'],
    [{ 'valores.trib.tribMun.tpRetISSQN': '2' }, 'valores.trib.tribMun.pAliq', 'E0621'],
    [{ 'valores.trib.tribMun': { tribISSQN: '1', tpRetISSQN: '2', pAliq: '0.0179' } }, 'valores.trib.tribMun.pAliq', 'E0621'],
    [{ 'valores.trib.tribMun': { tribISSQN: '1', tpRetISSQN: '2', pAliq: '0.0501' } }, 'valores.trib.tribMun.pAliq', 'E0595'],
    [{ 'valores.trib.tribMun': { tribISSQN: '1', tpRetISSQN: '2', pAliq: '0.020199' } }, 'valores.trib.tribMun.pAliq', 'E1235'],
    [{ 'valores.trib.tribMun': { tribISSQN: '1', tpRetISSQN: '2', pAliq: '2%' } }, 'valores.trib.tribMun.pAliq', 'E1235'],
    [{ 'valores.trib.tribMun.pAliq': '0.02' }, 'valores.trib.tribMun.pAliq', 'E0625'],
    [{ 'valores.trib.tribMun': { tribISSQN: '4', tpRetISSQN: '1', pAliq: '0.02' } }, 'valores.trib.tribMun.pAliq', 'E0602'],
    [{ 'valores.trib.totTrib': {} }, 'valores.trib.totTrib', 'E1235'],
    [{ 'valores.trib.totTrib': { indTotTrib: '0' } }, 'valores.trib.totTrib.indTotTrib', 'E0712'],
    [{ 'valores.trib.totTrib.pTotTribSN': '8,08' }, 'valores.trib.totTrib.pTotTribSN', 'E1235'],
    [
      { 'valores.trib.totTrib': { vTotTrib: { vTotTribFed: -1, vTotTribEst: 0, vTotTribMun: 0 } } },
      'valores.trib.totTrib.vTotTrib.vTotTribFed',
      'E0702',
    ],
    [
      { 'valores.trib.totTrib': { vTotTrib: { vTotTribFed: 0, vTotTribEst: 1_000_001, vTotTribMun: 0 } } },
      'valores.trib.totTrib.vTotTrib.vTotTribEst',
      'E0703',
    ],
    [
      { 'valores.trib.totTrib': { vTotTrib: { vTotTribFed: 0, vTotTribEst: 0, vTotTribMun: 0.5 } } },
      'valores.trib.totTrib.vTotTrib.vTotTribMun',
      'E0704',
    ],
  ])('of a clinic in the Simples with %o finds %s, %s', (changes, path, code) => {
    expect(found(altered(changes))).toEqual([[path, code]]);
  });

  it.each<[Changes, string, string | null]>([
    [{ 'prest.regTrib.opSimpNac': '4', 'valores.trib.totTrib': { indTotTrib: '0' } }, 'prest.regTrib.opSimpNac', 'E1235'],
    [{ 'prest.regTrib.regApTribSN': '1' }, 'prest.regTrib.regApTribSN', 'E0162'],
    [{ 'prest.regTrib.regEspTrib': '9' }, 'prest.regTrib.regEspTrib', 'E1235'],
    [{ 'prest.regTrib.regEspTrib': '6', 'valores.trib.tribMun.tribISSQN': '4' }, 'prest.regTrib.regEspTrib', 'E0172'],
    [{ 'valores.vDescCondIncond': { vDescIncond: 600_000 }, 'valores.vDedRed': { vDR: 400_001 } }, 'valores.vServPrest.vServ', 'E0427'],
    [{ 'valores.vDescCondIncond': { vDescCond: 938_501 } }, 'valores.vServPrest.vServ', 'E0428'],
    [
      { 'valores.vDescCondIncond': { vDescCond: 900_000 }, 'valores.trib.tribMun': { tribISSQN: '1', tpRetISSQN: '2', pAliq: '0.05' } },
      'valores.vServPrest.vServ',
      'E0428',
    ],
    [{ 'valores.vDedRed': {} }, 'valores.vDedRed', 'E1235'],
    [{ 'valores.vDedRed': { vDR: -1 } }, 'valores.vDedRed.vDR', 'E1235'],
    [{ 'valores.vDedRed': { pDR: '0' } }, 'valores.vDedRed.pDR', 'E0453'],
    [{ 'valores.vDedRed': { pDR: '1.5' } }, 'valores.vDedRed.pDR', 'E0453'],
    [{ 'valores.vDedRed': { pDR: '0.1' }, 'valores.trib.tribMun.tribISSQN': '4' }, 'valores.vDedRed', 'E0435'],
    [{ 'valores.vDedRed': { pDR: '0.1' }, 'prest.regTrib.regEspTrib': '6' }, 'valores.vDedRed', 'E0438'],
    [{ 'valores.trib.tribMun.BM': { nBM: '1'.repeat(14) }, 'prest.regTrib.regEspTrib': '6' }, 'valores.trib.tribMun.BM', 'E0535'],
    [{ 'valores.trib.tribMun.pAliq': '0.02', 'prest.regTrib.regEspTrib': '6' }, 'valores.trib.tribMun.pAliq', 'E0604'],
    [{ 'valores.trib.tribMun.tpRetISSQN': '2', 'prest.regTrib.regEspTrib': '6' }, 'valores.trib.tribMun.tpRetISSQN', 'E0588'],
    [{ 'valores.trib.tribFed.vRetCP': 0 }, 'valores.trib.tribFed.vRetCP', 'E0699'],
    [{ 'valores.trib.tribFed.vRetIRRF': -1 }, 'valores.trib.tribFed.vRetIRRF', 'E0700'],
    [{ 'valores.trib.tribFed.vRetCSLL': 0 }, 'valores.trib.tribFed.vRetCSLL', 'E0701'],
    [{ 'valores.trib.tribFed.vRetCSLL': undefined }, 'valores.trib.tribFed.vRetCSLL', 'E0724'],
    [{ 'valores.trib.tribFed.piscofins.tpRetPisCofins': '0' }, 'valores.trib.tribFed.vRetCSLL', 'E0720'],
    [{ 'valores.trib.tribFed.piscofins.tpRetPisCofins': 'x' }, 'valores.trib.tribFed.piscofins.tpRetPisCofins', 'E1235'],
    [{ 'valores.trib.tribFed.piscofins.CST': '1' }, 'valores.trib.tribFed.piscofins.CST', 'E1235'],
    [{ 'valores.trib.tribFed.piscofins': { CST: '00', vBCPisCofins: -1 } }, 'valores.trib.tribFed.piscofins.vBCPisCofins', 'E1235'],
    [{ 'valores.trib.tribFed.piscofins': { CST: '00', vBCPisCofins: 1_000_001 } }, 'valores.trib.tribFed.piscofins.vBCPisCofins', 'E0677'],
    [{ 'valores.trib.tribFed.piscofins': { CST: '00', pAliqPis: '1.1', vPis: 0 } }, 'valores.trib.tribFed.piscofins.pAliqPis', 'E0686'],
    [
      { 'valores.trib.tribFed.piscofins': { CST: '00', pAliqCofins: 'x', vCofins: 0 } },
      'valores.trib.tribFed.piscofins.pAliqCofins',
      'E0692',
    ],
    [{ 'valores.trib.tribFed.piscofins.vPis': 6501 }, 'valores.trib.tribFed.piscofins.vPis', 'E0694'],
    [{ 'valores.trib.tribFed.piscofins.vCofins': undefined }, 'valores.trib.tribFed.piscofins.vCofins', 'E0696'],
    [{ 'valores.trib.totTrib': { pTotTribSN: '0.08' } }, 'valores.trib.totTrib.pTotTribSN', 'E0713'],
    [{ 'valores.trib.totTrib': { indTotTrib: '0' } }, 'valores.trib.totTrib.indTotTrib', 'E0713'],
    [{ 'valores.trib.totTrib.pTotTrib.pTotTribFed': '-1' }, 'valores.trib.totTrib.pTotTrib.pTotTribFed', 'E0706'],
    [{ 'valores.trib.totTrib.pTotTrib.pTotTribEst': '2' }, 'valores.trib.totTrib.pTotTrib.pTotTribEst', 'E0707'],
    [{ 'valores.trib.totTrib.pTotTrib.pTotTribMun': '0.12345' }, 'valores.trib.totTrib.pTotTrib.pTotTribMun', 'E0708'],
  ])('of a clinic outside the Simples with %o finds %s, %s', (changes, path, code) => {
    expect(found(altered(changes, PRESUMIDO))).toEqual([[path, code]]);
  });

  it('of a person finds a wrong CPF, the Simples and federal taxes', () => {
    const person = altered({ 'valores.trib.tribFed': undefined }, PERSON);
    expect(found(altered({ 'prest.CPF': '52998224726' }, person))).toEqual([['prest.CPF', 'E0096']]);
    expect(found(altered({ 'prest.regTrib': { opSimpNac: '3', regApTribSN: '2', regEspTrib: '0' } }, person))).toEqual([
      ['prest.regTrib.opSimpNac', 'E0160'],
    ]);
    expect(found(PERSON)).toEqual([['valores.trib.tribFed', 'E0675']]);
    const key = keyOf(CPF);
    expect(found(altered({ subst: { chSubstda: key, cMotivo: '01' } }, person))).toEqual([]);
  });

  it('of a MEI finds everything that a MEI may not say', () => {
    const mei = altered(
      {
        'prest.regTrib': { opSimpNac: '2', regEspTrib: '1' },
        'valores.vDedRed': { pDR: '0.1' },
        'valores.trib.tribMun': { tribISSQN: '1', tpRetISSQN: '2', pAliq: '0.02', BM: { nBM: '1'.repeat(14) } },
        'valores.trib.totTrib': { pTotTribSN: '0.05' },
      },
      PRESUMIDO,
    );
    expect(found(mei).map(([, code]) => code)).toEqual(
      expect.arrayContaining(['E0174', 'E0436', 'E0534', 'E0583', 'E0600', 'E0676', 'E0710']),
    );
  });

  it('asks of who withholds the ISS a document and an address', () => {
    const withheld = { tribISSQN: '1', tpRetISSQN: '2', pAliq: '0.02' };
    expect(found(altered({ toma: undefined, 'valores.trib.tribMun': withheld }))).toEqual([
      ['toma', 'E0204'],
      ['toma.end.endNac', 'E0237'],
    ]);
    expect(found(altered({ toma: { cNaoNIF: '1', xNome: 'Ana' }, 'valores.trib.tribMun': { ...withheld, tpRetISSQN: '3' } }))).toEqual([
      ['interm', 'E0264'],
      ['interm.end.endNac', 'E0293'],
    ]);
  });

  it('of a service for abroad asks what abroad demands', () => {
    expect(found(altered({ toma: { cNaoNIF: '1', xNome: 'Ana', end: ABROAD } }))).toEqual([['serv.comExt', 'E0330']]);
    expect(found(altered({ 'serv.locPrest': { cPaisPrestacao: 'BR' } }))).toEqual([
      ['serv.locPrest.cPaisPrestacao', 'E0304'],
      ['serv.comExt', 'E0330'],
    ]);
    expect(found(altered({ 'valores.trib.tribMun': { tribISSQN: '3', cPaisResult: 'pt', tpRetISSQN: '1' } }))).toEqual([
      ['serv.comExt', 'E0330'],
      ['valores.trib.tribMun.cPaisResult', 'E1235'],
    ]);
    const abroad = { 'serv.comExt': TRADE };
    expect(found(altered({ ...abroad, 'toma.end': ABROAD }))).toEqual([['toma', 'E0223']]);
    expect(found(altered({ toma: { NIF: 'x', xNome: 'Ana' } }))).toEqual([['toma.end.endExt', 'E0242']]);
    expect(found(altered({ ...abroad, toma: { NIF: 'x'.repeat(41), xNome: 'Ana', end: ABROAD } }))).toEqual([['toma.NIF', 'E1235']]);
    const wrong = { endExt: { cPais: 'BR', cEndPost: '', xCidade: '', xEstProvReg: '' }, xLgr: 'Rua', nro: '1', xBairro: 'Baixa' };
    expect(found(altered({ ...abroad, interm: { NIF: 'x', xNome: 'Ana', end: wrong } }))).toEqual([
      ['interm.end.endExt.cPais', 'E0299'],
      ['interm.end.endExt.cEndPost', 'E1235'],
      ['interm.end.endExt.xCidade', 'E1235'],
      ['interm.end.endExt.xEstProvReg', 'E1235'],
    ]);
  });

  it('of IBS and CBS asks what they demand', () => {
    const ibsCbs = {
      finNFSe: '0',
      indFinal: '0',
      cIndOp: '030102',
      indDest: '0',
      valores: { trib: { gIBSCBS: { CST: '200', cClassTrib: '200029' } } },
    };
    const withTaxes = { IBSCBS: ibsCbs };
    expect(found(altered({ ...withTaxes, 'IBSCBS.indFinal': undefined }))).toEqual([['IBSCBS.indFinal', 'E1235']]);
    expect(found(altered({ ...withTaxes, dCompet: '2025-12-31' }))).toEqual([['IBSCBS', 'E0850']]);
    expect(found(altered({ ...withTaxes, toma: undefined }))).toEqual([['toma', 'E0187']]);
    expect(found(altered({ ...withTaxes, 'toma.end': undefined }))).toEqual([['toma.end', 'E0234']]);
    expect(found(altered({ ...withTaxes, 'IBSCBS.cIndOp': '1' }))).toEqual([['IBSCBS.cIndOp', 'E1235']]);
    expect(
      found(altered({ ...withTaxes, 'IBSCBS.valores.trib.gIBSCBS': { CST: '2', cClassTrib: '200' } })).map(([, code]) => code),
    ).toEqual(['E1235', 'E1235']);
    expect(
      found(altered({ ...withTaxes, 'IBSCBS.valores.trib.gIBSCBS': { CST: '000', cClassTrib: '200029' } })).map(([, code]) => code),
    ).toEqual([null]);
  });

  it('finds an issue in the future only when told what time it is', () => {
    expect(found(SIMPLES, '2026-11-21T12:59:59Z')).toEqual([['dhEmi', 'E0008']]);
    expect(found(SIMPLES)).toEqual([]);
  });

  it('says every problem in Portuguese, with its path', () => {
    expect(preflight(altered({ 'toma.CNPJ': '12ABC34501DE36', serie: '0' }))).toEqual([
      { path: 'serie', code: 'E0010', message: 'A série de um aplicativo próprio vai de 1 a 49999.' },
      { path: 'toma.CNPJ', code: 'E0188', message: 'O CNPJ do tomador não confere.' },
    ]);
  });

  it('never throws, whatever the values', () => {
    const leaves = (value: unknown, path = ''): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, part]) => leaves(part, path ? `${path}.${name}` : name))
        : [path];
    const whole = altered({
      interm: { ...TAKER, end: ABROAD },
      'serv.comExt': TRADE,
      subst: { chSubstda: keyOf(CNPJ), cMotivo: '99', xMotivo: 'x'.repeat(15) },
      'valores.vDescCondIncond': { vDescIncond: 1, vDescCond: 1 },
      'valores.vDedRed': { pDR: '0.1' },
      'valores.trib.tribMun': { tribISSQN: '1', tpRetISSQN: '2', pAliq: '0.02', BM: { nBM: '1', pRedBCBM: '0.1' } },
      'valores.trib.tribFed': PRESUMIDO.valores.trib.tribFed,
    });
    const paths = leaves(whole);
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom('', '0', '1', '2', '3', '0.05', '-1', '1e9'));
    const amount = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, 2 ** 53));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...paths), text, amount), { minLength: 1, maxLength: 6 }), (changes) => {
        const dps = altered({}, whole);
        for (const [path, words, number] of changes) {
          const names = path.split('.');
          const last = names.pop() ?? '';
          const group = names.reduce<Record<string, unknown>>((parent, name) => parent[name] as Record<string, unknown>, dps);
          group[last] = typeof group[last] === 'number' ? number : words;
        }
        for (const { path, message } of preflight(dps, '2026-11-21T13:00:00Z')) expect([path, message]).not.toContain('');
      }),
      runs,
    );
  });
});
