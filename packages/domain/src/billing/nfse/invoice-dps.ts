import { competenceOf, firstDayOf, lastDayOf } from '../../shared/date/competence.ts';
import { inSaoPaulo } from '../../shared/date/date.ts';
import type { Address } from '../../shared/document/address.ts';
import type { EmitterEnvironment } from '../municipality/issuing-adapter.ts';
import type { Dps, DpsAddress, DpsIss, DpsPerson, DpsService, DpsSubstitution, DpsValues } from './dps.ts';
import type { DpsClient, DpsCompany, DpsInvoice } from './dps-facts.ts';
import { federalTaxesOf, taxTotalOf } from './dps-taxes.ts';
import { nbsOf } from './nbs-codes.ts';

/** The act of issuing: where, when, and under which number. `at` is an instant, UTC. */
export type Emission = {
  environment: EmitterEnvironment;
  at: string;
  series: number;
  number: number;
  sends_municipal_registration: boolean;
};

export type DpsFacts = {
  invoice: DpsInvoice;
  company: DpsCompany;
  client: DpsClient;
  intermediary: DpsClient | null;
  emission: Emission;
  /** The note whose place this one takes. */
  substitutes: DpsSubstitution | null;
};

/** Name and version under which this application presents itself to the national system. */
export const APPLICATION = 'Esteto 1';

/**
 * The DPS of an invoice. What the invoice, company or client does not have is left out or empty, for `preflight` to tell: nothing is guessed.
 * Amounts stay cents and rates fractions.
 */
export const invoiceDps = ({ invoice, company, client, intermediary, emission, substitutes }: DpsFacts): Dps => {
  const city = company.address.ibge ?? '';
  const issued = inSaoPaulo(emission.at).date;
  return {
    tpAmb: emission.environment === 'production' ? '1' : '2',
    dhEmi: instantWithOffset(emission.at),
    verAplic: APPLICATION,
    serie: String(emission.series),
    nDPS: String(emission.number),
    dCompet: competenceDay(invoice.competence, issued),
    tpEmit: '1',
    cLocEmi: city,
    ...(substitutes && { subst: substitutes }),
    prest: {
      ...(company.cnpj ? { CNPJ: company.cnpj } : { CPF: company.cpf ?? '' }),
      ...(emission.sends_municipal_registration && company.municipal_registration && { IM: company.municipal_registration }),
      regTrib: regimeOf(invoice),
    },
    toma: personOf(client),
    ...(intermediary && { interm: personOf(intermediary) }),
    serv: serviceOf(invoice, city),
    valores: valuesOf(invoice, company),
    ...(invoice.ibscbs_indicator && { IBSCBS: ibsCbsOf(invoice.ibscbs_indicator) }),
  };
};

/** An instant as the layout has it, '2026-11-20T12:00:00-03:00': São Paulo has had one offset since 2019, without summer time. */
export const instantWithOffset = (at: string): string => `${new Date(Date.parse(at) - 3 * 3_600_000).toISOString().slice(0, 19)}-03:00`;

/** The layout wants a day. A month that is over is told by its last one; one to come by its first, which the system refuses (E0015). */
const competenceDay = (competence: string, issued: string): string => {
  if (competence === competenceOf(issued)) return issued;
  return competence < issued ? lastDayOf(competence) : firstDayOf(competence);
};

const regimeOf = ({ simples_option, simples_apuration, special_regime }: DpsInvoice): Dps['prest']['regTrib'] => ({
  opSimpNac: code(simples_option, ['1', '2', '3']) ?? '1',
  ...given('regApTribSN', code(simples_apuration, ['1', '2', '3'])),
  regEspTrib: special_regime ?? '0',
});

const serviceOf = (invoice: DpsInvoice, city: string): DpsService => ({
  locPrest: { cLocPrestacao: invoice.service_place_ibge ?? city },
  cServ: {
    cTribNac: invoice.national_tax_code ?? '',
    ...given('cTribMun', invoice.municipal_tax_code),
    xDescServ: invoice.description,
    cNBS: nbsOf(invoice) ?? '',
  },
});

const valuesOf = (invoice: DpsInvoice, company: DpsCompany): DpsValues => {
  const discounts = {
    ...given('vDescIncond', invoice.unconditional_discount || null),
    ...given('vDescCond', invoice.conditional_discount || null),
  };
  const tribFed = federalTaxesOf(invoice, company);
  return {
    vServPrest: { vServ: invoice.gross_amount },
    ...(Object.keys(discounts).length > 0 && { vDescCondIncond: discounts }),
    ...(invoice.deduction_reduction && { vDedRed: { vDR: invoice.deduction_reduction } }),
    trib: { tribMun: issOf(invoice), ...(tribFed && { tribFed }), totTrib: taxTotalOf(invoice, company) },
  };
};

const WITHHELD_BY = { none: '1', taker: '2', intermediary: '3' } as const;

const issOf = (invoice: DpsInvoice): DpsIss => {
  const { iss_rate, iss_withheld, simples_option, simples_apuration, special_regime, suspension_type, suspension_process } = invoice;
  const tpRetISSQN = WITHHELD_BY[iss_withheld ?? 'none'];
  // Inside the Simples the DAS pays it, so that its rate is told only when somebody withholds it (E0625); a special regime has none (E0604).
  const isInDas = simples_option === 3 && simples_apuration === 1 && tpRetISSQN === '1';
  return {
    tribISSQN: '1',
    ...(suspension_type && { exigSusp: { tpSusp: suspension_type, nProcesso: (suspension_process ?? '').padStart(30, '0') } }),
    tpRetISSQN,
    ...(iss_rate && !isInDas && !special_regime && { pAliq: iss_rate }),
  };
};

/** Health services: 60 % less of the rates (LC 214/2025, art. 130 and Anexo III). */
const ibsCbsOf = (cIndOp: string): NonNullable<Dps['IBSCBS']> => ({
  finNFSe: '0',
  indFinal: '0',
  cIndOp,
  indDest: '0',
  valores: { trib: { gIBSCBS: { CST: '200', cClassTrib: '200029' } } },
});

const code = <Code extends string>(value: number | null, codes: readonly Code[]): Code | null =>
  codes.find((each) => each === String(value)) ?? null;

/** A field that is there only when it has a value. */
const given = <Name extends string, Value>(name: Name, value: Value | null): { [K in Name]?: Value } =>
  (value === null ? {} : { [name]: value }) as { [K in Name]?: Value };

/** The taker or the intermediary. An address that nobody has begun to fill in is none; one that is begun goes whole, for `preflight` to tell what it lacks. */
const personOf = (client: DpsClient): DpsPerson => {
  const address = client.person_type === 'EX' ? addressAbroad(client.address) : addressHere(client.address);
  return {
    ...documentOf(client),
    ...(client.municipal_registration && client.person_type === 'PJ' && { IM: client.municipal_registration }),
    xNome: client.name,
    ...(address && { end: address }),
    ...(client.phone && { fone: client.phone.replaceAll(/\D/g, '') }),
    ...(client.email && { email: client.email }),
  };
};

const documentOf = ({ person_type, document, no_nif_reason }: DpsClient): Pick<DpsPerson, 'CNPJ' | 'CPF' | 'NIF' | 'cNaoNIF'> => {
  if (person_type === 'PJ') return { CNPJ: document ?? '' };
  if (person_type === 'PF') return { CPF: document ?? '' };
  return document ? { NIF: document } : { cNaoNIF: no_nif_reason ?? '0' };
};

const addressHere = (address: Address | null): DpsAddress | null =>
  address?.ibge || address?.cep ? { endNac: { cMun: address.ibge ?? '', CEP: address.cep ?? '' }, ...lines(address) } : null;

/** The register has no country in two letters yet, which the system then asks for. */
const addressAbroad = (address: Address | null): DpsAddress => ({
  endExt: { cPais: '', cEndPost: address?.cep ?? '', xCidade: address?.city ?? '', xEstProvReg: address?.state ?? '' },
  ...lines(address),
});

const lines = (address: Address | null): Pick<DpsAddress, 'xLgr' | 'nro' | 'xCpl' | 'xBairro'> => ({
  xLgr: address?.street ?? '',
  nro: address?.number ?? 'S/N',
  ...(address?.complement && { xCpl: address.complement }),
  xBairro: address?.neighborhood ?? '',
});
