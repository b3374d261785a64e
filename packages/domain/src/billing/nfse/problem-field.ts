/** Where a person mends a problem of a DPS: which record holds the value, and the name of its field there. */
export type ProblemField = { record: 'invoice' | 'client' | 'company' | 'municipality'; field: string };

/** The field behind a path of infDPS ('toma.end.endNac.CEP'). What has no nearer one is the invoice's own description. */
export const problemField = (path: string): ProblemField => {
  const [, record, field] = FIELDS.find(([start]) => path === start || path.startsWith(`${start}.`)) ?? FALLBACK;
  return { record, field };
};

type Place = readonly [path: string, record: ProblemField['record'], field: string];

const FALLBACK: Place = ['', 'invoice', 'description'];

/** The nearest first: a group stands after its fields. */
const FIELDS: readonly Place[] = [
  ['serie', 'municipality', 'dps_series'],
  ['tpAmb', 'municipality', 'environment'],
  ['dCompet', 'invoice', 'competence'],
  ['cLocEmi', 'company', 'address.city'],
  ['subst', 'invoice', 'substitution_reason'],
  ['prest.CPF', 'company', 'cpf'],
  ['prest.IM', 'company', 'municipal_registration'],
  ['prest.regTrib.regEspTrib', 'invoice', 'special_regime'],
  ['prest.regTrib', 'company', 'tax_regime'],
  ['prest', 'company', 'cnpj'],
  ['toma.cNaoNIF', 'client', 'no_nif_reason'],
  ['toma.IM', 'client', 'municipal_registration'],
  ['toma.xNome', 'client', 'name'],
  ['toma.fone', 'client', 'phone'],
  ['toma.email', 'client', 'email'],
  ['toma.end.endNac.CEP', 'client', 'address.cep'],
  ['toma.end.xLgr', 'client', 'address.street'],
  ['toma.end.nro', 'client', 'address.number'],
  ['toma.end.xCpl', 'client', 'address.complement'],
  ['toma.end.xBairro', 'client', 'address.neighborhood'],
  ['toma.end', 'client', 'address.city'],
  ['toma', 'client', 'document'],
  ['interm', 'invoice', 'intermediary_id'],
  ['serv.locPrest', 'invoice', 'service_place_ibge'],
  ['serv.cServ.cTribNac', 'invoice', 'national_tax_code'],
  ['serv.cServ.cTribMun', 'invoice', 'municipal_tax_code'],
  ['serv.cServ.cNBS', 'invoice', 'nbs_code'],
  ['valores.vServPrest', 'invoice', 'gross_amount'],
  ['valores.vDescCondIncond.vDescIncond', 'invoice', 'unconditional_discount'],
  ['valores.vDescCondIncond', 'invoice', 'conditional_discount'],
  ['valores.vDedRed', 'invoice', 'deduction_reduction'],
  ['valores.trib.tribMun.tpRetISSQN', 'invoice', 'iss_withheld'],
  ['valores.trib.tribMun.exigSusp', 'invoice', 'suspension_process'],
  ['valores.trib.tribMun', 'invoice', 'iss_rate'],
  ['valores.trib.tribFed.vRetCP', 'invoice', 'inss_withheld'],
  ['valores.trib.tribFed.vRetIRRF', 'invoice', 'irrf'],
  ['valores.trib.tribFed', 'invoice', 'csrf_withheld_total'],
  ['valores.trib.totTrib', 'invoice', 'approx_tax_pct'],
  ['IBSCBS', 'invoice', 'ibscbs_indicator'],
];
