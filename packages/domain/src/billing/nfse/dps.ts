// The declaration (DPS) from which the national system makes an NFS-e: infDPS of the official layout, version 1.01 (tipos of rtc-v1.01). Groups and fields
// keep the layout's names and order, so that the XML is written by walking them and a problem's path means the same in both. What differs from the XML:
// amounts are integer cents, percentages fractions in text ('0.0201' is 2,01 %), dates ISO. A field that is not there is left out.
// Only what a provider of medical services issues is here: no DPS by the taker (refused by the system, rule E9996), works, events or deductions by documents.

export type Dps = {
  /** 1 production, 2 trial. */
  tpAmb: '1' | '2';
  /** Instant of issue with its offset: '2026-11-21T10:00:00-03:00'. */
  dhEmi: string;
  verAplic: string;
  /** 1 to 49999 for an own application. */
  serie: string;
  nDPS: string;
  dCompet: string;
  /** 1 provider, the only one that the system takes. */
  tpEmit: '1';
  cLocEmi: string;
  subst?: DpsSubstitution;
  prest: DpsProvider;
  toma?: DpsPerson;
  interm?: DpsPerson;
  serv: DpsService;
  valores: DpsValues;
  IBSCBS?: DpsIbsCbs;
};

export const SUBSTITUTION_REASONS = ['01', '02', '03', '04', '05', '99'] as const;
export type SubstitutionReason = (typeof SUBSTITUTION_REASONS)[number];

export const substitutionReasonLabel: Record<SubstitutionReason, string> = {
  '01': 'Desenquadramento do Simples Nacional',
  '02': 'Enquadramento no Simples Nacional',
  '03': 'Inclusão retroativa de imunidade ou isenção',
  '04': 'Exclusão retroativa de imunidade ou isenção',
  '05': 'Rejeição pelo tomador ou pelo intermediário',
  '99': 'Outros',
};

export type DpsSubstitution = { chSubstda: string; cMotivo: SubstitutionReason; xMotivo?: string };

/** Exactly one of CNPJ and CPF. Name and address are the register's: the provider may not send them. */
export type DpsProvider = { CNPJ?: string; CPF?: string; IM?: string; fone?: string; email?: string; regTrib: DpsRegime };

export type DpsRegime = {
  /** 1 not in the Simples, 2 MEI, 3 ME or EPP. */
  opSimpNac: '1' | '2' | '3';
  /** The regime of an ME or EPP: 1 all in the Simples, 2 ISS outside, 3 federal taxes and ISS outside. */
  regApTribSN?: '1' | '2' | '3';
  /** 0 none, 1 cooperative, 2 estimate, 3 city's micro company, 4 notary, 5 self-employed, 6 professional society. */
  regEspTrib: '0' | '1' | '2' | '3' | '4' | '5' | '6';
};

/** Exactly one of CNPJ, CPF, NIF and the reason why there is no NIF. */
export type DpsPerson = {
  CNPJ?: string;
  CPF?: string;
  NIF?: string;
  cNaoNIF?: '0' | '1' | '2';
  IM?: string;
  xNome: string;
  end?: DpsAddress;
  fone?: string;
  email?: string;
};

/** Exactly one of endNac and endExt. */
export type DpsAddress = {
  endNac?: { cMun: string; CEP: string };
  endExt?: { cPais: string; cEndPost: string; xCidade: string; xEstProvReg: string };
  xLgr: string;
  nro: string;
  xCpl?: string;
  xBairro: string;
};

export type DpsService = {
  /** Exactly one of the two. */
  locPrest: { cLocPrestacao?: string; cPaisPrestacao?: string };
  cServ: { cTribNac: string; cTribMun?: string; xDescServ: string; cNBS: string; cIntContrib?: string };
  comExt?: DpsForeignTrade;
  infoCompl?: { docRef?: string; xPed?: string; xInfComp?: string };
};

export type DpsForeignTrade = {
  mdPrestacao: '0' | '1' | '2' | '3' | '4';
  vincPrest: '0' | '1' | '2' | '3' | '4' | '5' | '6';
  /** Code of the currency, three digits, and the amount in its cents. */
  tpMoeda: string;
  vServMoeda: number;
  mecAFComexP: string;
  mecAFComexT: string;
  movTempBens: '0' | '1' | '2' | '3';
  nDI?: string;
  nRE?: string;
  mdic: '0' | '1';
};

export type DpsValues = {
  vServPrest: { vServ: number };
  vDescCondIncond?: { vDescIncond?: number; vDescCond?: number };
  /** Exactly one of the two. */
  vDedRed?: { pDR?: string; vDR?: number };
  trib: { tribMun: DpsIss; tribFed?: DpsFederalTaxes; totTrib: DpsTaxTotal };
};

export type DpsIss = {
  /** 1 taxed, 2 immune, 3 export, 4 not taxed. */
  tribISSQN: '1' | '2' | '3' | '4';
  cPaisResult?: string;
  tpImunidade?: '0' | '1' | '2' | '3' | '4' | '5';
  exigSusp?: { tpSusp: '1' | '2'; nProcesso: string };
  BM?: { nBM: string; vRedBCBM?: number; pRedBCBM?: string };
  /** 1 not withheld, 2 by the taker, 3 by the intermediary. */
  tpRetISSQN: '1' | '2' | '3';
  pAliq?: string;
};

export type DpsFederalTaxes = {
  piscofins?: {
    CST: string;
    vBCPisCofins?: number;
    pAliqPis?: string;
    pAliqCofins?: string;
    vPis?: number;
    vCofins?: number;
    /** 0 none withheld, 3 PIS, Cofins and CSLL withheld; the others since NT 007 in between. */
    tpRetPisCofins?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
  };
  vRetCP?: number;
  vRetIRRF?: number;
  vRetCSLL?: number;
};

/** Exactly one of the four (Lei 12.741/2012). */
export type DpsTaxTotal = {
  vTotTrib?: { vTotTribFed: number; vTotTribEst: number; vTotTribMun: number };
  pTotTrib?: { pTotTribFed: string; pTotTribEst: string; pTotTribMun: string };
  indTotTrib?: '0';
  pTotTribSN?: string;
};

/** The new taxes. Medicine: CST '200', cClassTrib '200029' (60 % less, LC 214/2025, art. 130); from a company in the Simples only since 2027. */
export type DpsIbsCbs = {
  finNFSe: '0';
  /** For the taker's personal use or consumption. Mandatory in one published copy of the schema, optional in another: always there. */
  indFinal: '0' | '1';
  cIndOp: string;
  indDest: '0' | '1';
  valores: { trib: { gIBSCBS: { CST: string; cClassTrib: string } } };
};
