import type { WithholdingClient, WithholdingCompany } from './suggested-withholdings.ts';

// Who issues and who pays, for the tests of what is kept back.

export const presumido: WithholdingCompany = { type: 'new_company', tax_regime: 'normal', iss_rate: '0.03' };
export const simples: WithholdingCompany = { type: 'new_company', tax_regime: 'simples', iss_rate: '0.0201' };
export const doctor: WithholdingCompany = { type: 'natural_person', tax_regime: 'normal', iss_rate: null };
export const keepsAll: WithholdingClient = {
  person_type: 'PJ',
  withholds_iss: true,
  withholds_irrf: true,
  withholds_csrf: true,
  withholds_inss: true,
};
export const keepsNothing: WithholdingClient = {
  person_type: 'PJ',
  withholds_iss: false,
  withholds_irrf: false,
  withholds_csrf: false,
  withholds_inss: false,
};
