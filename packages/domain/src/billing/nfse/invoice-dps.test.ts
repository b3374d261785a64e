import { describe, expect, it } from 'vitest';
import { emptyAddress } from '../../shared/document/address.ts';
import type { DpsClient, DpsCompany, DpsInvoice } from './dps-facts.ts';
import { type Emission, invoiceDps } from './invoice-dps.ts';
import { preflight } from './preflight.ts';

const ADDRESS = {
  ...emptyAddress,
  cep: '01310100',
  street: 'Avenida Paulista',
  number: '1000',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  ibge: '3550308',
} as const;

const INVOICE: DpsInvoice = {
  competence: '2026-11',
  description: 'Plantões de novembro.',
  gross_amount: 1_500_000,
  service_place_ibge: null,
  national_tax_code: '040101',
  municipal_tax_code: null,
  nbs_code: null,
  simples_option: 3,
  simples_apuration: 1,
  special_regime: null,
  approx_tax_pct: '0.0808',
  suspension_type: null,
  suspension_process: null,
  ibscbs_indicator: null,
};
const COMPANY: DpsCompany = { type: 'new_company', cnpj: '11222333000181', cpf: null, municipal_registration: '12345', address: ADDRESS };
const CLIENT: DpsClient = {
  person_type: 'PJ',
  document: '12ABC34501DE35',
  no_nif_reason: null,
  name: 'Hospital São Lucas',
  municipal_registration: null,
  email: 'notas@saolucas.test',
  phone: '1133334444',
  address: ADDRESS,
};
const EMISSION: Emission = {
  environment: 'homologation',
  at: '2026-11-20T15:00:00.000Z',
  series: 1,
  number: 42,
  sends_municipal_registration: false,
};
const NORMAL = { simples_option: 1, simples_apuration: null, approx_tax_pct: null, iss_rate: '0.03' };

type Parts = {
  invoice?: Partial<DpsInvoice>;
  company?: Partial<DpsCompany>;
  client?: Partial<DpsClient>;
  intermediary?: DpsClient;
  emission?: Partial<Emission>;
};

const dpsOf = ({ invoice, company, client, intermediary, emission }: Parts = {}) =>
  invoiceDps({
    invoice: { ...INVOICE, ...invoice },
    company: { ...COMPANY, ...company },
    client: { ...CLIENT, ...client },
    intermediary: intermediary ?? null,
    emission: { ...EMISSION, ...emission },
    substitutes: null,
  });
const problemsOf = (parts: Parts) => preflight(dpsOf(parts), EMISSION.at).map(({ path, code }) => [path, code]);

describe('the DPS of an invoice', () => {
  it('is the whole document, field by field', () => {
    expect(dpsOf()).toEqual({
      tpAmb: '2',
      dhEmi: '2026-11-20T12:00:00-03:00',
      verAplic: 'Esteto 1',
      serie: '1',
      nDPS: '42',
      dCompet: '2026-11-20',
      tpEmit: '1',
      cLocEmi: '3550308',
      prest: { CNPJ: '11222333000181', regTrib: { opSimpNac: '3', regApTribSN: '1', regEspTrib: '0' } },
      toma: {
        CNPJ: '12ABC34501DE35',
        xNome: 'Hospital São Lucas',
        end: { endNac: { cMun: '3550308', CEP: '01310100' }, xLgr: 'Avenida Paulista', nro: '1000', xBairro: 'Bela Vista' },
        fone: '1133334444',
        email: 'notas@saolucas.test',
      },
      serv: {
        locPrest: { cLocPrestacao: '3550308' },
        cServ: { cTribNac: '040101', xDescServ: 'Plantões de novembro.', cNBS: '123012200' },
      },
      valores: {
        vServPrest: { vServ: 1_500_000 },
        trib: { tribMun: { tribISSQN: '1', tpRetISSQN: '1' }, totTrib: { pTotTribSN: '0.0808' } },
      },
    });
  });

  it.each<[string, Parts]>([
    ['in the Simples', {}],
    ['with the ISS withheld', { invoice: { iss_rate: '0.0201', iss_withheld: 'taker' } }],
    ['with an ISS rate that the DAS pays', { invoice: { iss_rate: '0.0201' } }],
    ['outside the Simples', { invoice: { ...NORMAL } }],
    ['with every federal tax withheld', { invoice: { ...NORMAL, irrf: 22_500, csrf_withheld_total: 69_750, inss_withheld: 1000 } }],
    [
      'with discounts and a deduction',
      { invoice: { ...NORMAL, unconditional_discount: 100, conditional_discount: 50, deduction_reduction: 300 } },
    ],
    [
      'for a person without an address',
      { client: { person_type: 'PF', document: '52998224725', address: null, phone: null, email: null } },
    ],
    ['of last month', { invoice: { competence: '2026-10' } }],
    [
      'of a doctor without a company',
      { invoice: { ...NORMAL, approx_tax_pct: '0.1345', irrf: 100 }, company: { cnpj: null, cpf: '52998224725' } },
    ],
    ['with the ISS withheld by who is between', { invoice: { iss_rate: '0.0201', iss_withheld: 'intermediary' }, intermediary: CLIENT }],
    ['of a society of professionals', { invoice: { ...NORMAL, special_regime: '6' } }],
    ['whose ISS a judge has suspended', { invoice: { ...NORMAL, suspension_type: '1', suspension_process: '10012345620268260053' } }],
    ['with its own registration', { emission: { sends_municipal_registration: true } }],
    [
      'in 2027, when PIS and Cofins are no more',
      { invoice: { ...NORMAL, competence: '2027-01' }, emission: { at: '2026-11-20T15:00:00.000Z' } },
    ],
  ])('%s has nothing that could be known to be wrong', (name, parts) => {
    expect(problemsOf(parts)).toEqual(name.startsWith('in 2027') ? [['dCompet', 'E0015']] : []);
  });

  it.each<[string, Parts, [string, string][]]>([
    ['no share of taxes in the Simples', { invoice: { approx_tax_pct: null } }, [['valores.trib.totTrib', 'E1235']]],
    [
      'no service code',
      { invoice: { national_tax_code: null } },
      [
        ['serv.cServ.cTribNac', 'E1235'],
        ['serv.cServ.cNBS', 'E1235'],
      ],
    ],
    ['a service whose NBS nobody knows', { invoice: { national_tax_code: '010101' } }, [['serv.cServ.cNBS', 'E1235']]],
    ['a month to come', { invoice: { competence: '2026-12' } }, [['dCompet', 'E0015']]],
    ['a client without a document', { client: { document: null } }, [['toma.CNPJ', 'E0188']]],
    [
      'a company without a city',
      { company: { address: emptyAddress } },
      [
        ['cLocEmi', 'E1235'],
        ['serv.locPrest.cLocPrestacao', 'E1235'],
      ],
    ],
    ['an address half written', { client: { address: { ...ADDRESS, street: null } } }, [['toma.end.xLgr', 'E1235']]],
    [
      'ISS withheld by nobody knows whom',
      { invoice: { iss_rate: '0.02', iss_withheld: 'intermediary' } },
      [
        ['interm', 'E0264'],
        ['interm.end.endNac', 'E0293'],
      ],
    ],
  ])('%s is told, and not guessed', (_name, parts, problems) => {
    expect(problemsOf(parts)).toEqual(problems);
  });

  it('of a company outside the Simples tells what the Lucro Presumido takes', () => {
    const { trib } = dpsOf({ invoice: { ...NORMAL, csrf_withheld_total: 69_750 } }).valores;
    // 32 % of 15 %, 32 % of 9 %, 0,65 % and 3 %.
    expect(trib.totTrib).toEqual({ pTotTrib: { pTotTribFed: '0.1133', pTotTribEst: '0', pTotTribMun: '0.03' } });
    expect(trib.tribFed).toEqual({
      piscofins: {
        CST: '01',
        vBCPisCofins: 1_500_000,
        pAliqPis: '0.0065',
        pAliqCofins: '0.03',
        vPis: 9750,
        vCofins: 45_000,
        tpRetPisCofins: '3',
      },
      vRetCSLL: 69_750,
    });
  });

  it('of IBS and CBS says that the service is for no personal use', () => {
    expect(dpsOf({ invoice: { ibscbs_indicator: '030101' } }).IBSCBS).toMatchObject({
      finNFSe: '0',
      indFinal: '0',
      cIndOp: '030101',
      valores: { trib: { gIBSCBS: { CST: '200', cClassTrib: '200029' } } },
    });
  });

  it('says what few notes have, where they have it', () => {
    const invoice = { ...NORMAL, special_regime: '6', suspension_type: '2', suspension_process: '123' } as const;
    const { prest, interm, valores } = dpsOf({ invoice, intermediary: { ...CLIENT, name: 'Cooperativa' } });
    expect([prest.regTrib.regEspTrib, interm?.xNome, valores.trib.tribMun.exigSusp]).toEqual([
      '6',
      'Cooperativa',
      { tpSusp: '2', nProcesso: '123'.padStart(30, '0') },
    ]);
  });

  it('of a month that is over says its last day, and just before midnight UTC the day is still that of São Paulo', () => {
    expect(dpsOf({ invoice: { competence: '2026-02' } }).dCompet).toBe('2026-02-28');
    const late = dpsOf({ emission: { at: '2026-12-01T02:59:59.000Z' } });
    expect([late.dhEmi, late.dCompet]).toEqual(['2026-11-30T23:59:59-03:00', '2026-11-30']);
  });

  it('rounds the share of taxes to what the XML can write', () => {
    expect(dpsOf({ invoice: { approx_tax_pct: '0.09972' } }).valores.trib.totTrib).toEqual({ pTotTribSN: '0.0997' });
  });
});
