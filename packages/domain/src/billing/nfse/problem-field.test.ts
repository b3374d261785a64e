import { expect, it } from 'vitest';
import { problemField } from './problem-field.ts';

it.each([
  ['toma.CNPJ', 'client', 'document'],
  ['toma.end.endNac.CEP', 'client', 'address.cep'],
  ['toma.end.endNac.cMun', 'client', 'address.city'],
  ['toma.end', 'client', 'address.city'],
  ['prest.CNPJ', 'company', 'cnpj'],
  ['prest.regTrib.opSimpNac', 'company', 'tax_regime'],
  ['serie', 'municipality', 'dps_series'],
  ['valores.trib.tribMun.pAliq', 'invoice', 'iss_rate'],
  ['valores.trib.tribMun.tpRetISSQN', 'invoice', 'iss_withheld'],
  ['valores.trib.totTrib.pTotTribSN', 'invoice', 'approx_tax_pct'],
  ['prest.regTrib.regEspTrib', 'invoice', 'special_regime'],
  ['interm.end.endNac', 'invoice', 'intermediary_id'],
  ['valores.trib.tribMun.exigSusp.nProcesso', 'invoice', 'suspension_process'],
  ['IBSCBS.cIndOp', 'invoice', 'ibscbs_indicator'],
  ['serv.cServ.xDescServ', 'invoice', 'description'],
  ['what nobody knows', 'invoice', 'description'],
  // A path is matched by whole names.
  ['tomador', 'invoice', 'description'],
] as const)('%s is mended at the %s, in %s', (path, record, field) => {
  expect(problemField(path)).toEqual({ record, field });
});
