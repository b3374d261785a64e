import type { NewCompany } from '../modules/company/company/company.service.ts';
import type { DemoCompanyName } from './demo-clients.ts';
import { demoCnpj, demoCnpjWithLetters, demoCpf } from './demo-documents.ts';
import { addressIn } from './demo-places.ts';

/** How a company works: for how many months up to now, ending how many months ago, and how many invoices a month. */
type Pace = { since_months: number; until_months: number; a_month: readonly [number, number]; first_number: number };

export const DEMO_COMPANIES: Record<DemoCompanyName, NewCompany & { pace: Pace }> = {
  souza: {
    type: 'migrated_company',
    name: 'Souza Medicina de Urgência Ltda.',
    fantasy_name: 'Souza Urgência',
    cnpj: demoCnpj(901),
    is_self_employed: true,
    municipal_registration: '00412873',
    tax_regime: 'simples',
    wizard_step: 'finished',
    address: addressIn('campinas', 1240),
    iss_rate: '0.0279',
    pace: { since_months: 24, until_months: 0, a_month: [6, 9], first_number: 1183 },
  },
  ana: {
    type: 'natural_person',
    name: 'Ana Souza',
    cpf: demoCpf(901),
    tax_regime: 'normal',
    wizard_step: 'finished',
    address: addressIn('campinas', 88),
    pace: { since_months: 24, until_months: 0, a_month: [1, 3], first_number: 57 },
  },
  plantoes: {
    type: 'new_company',
    name: 'Plantões Ribeirão Serviços Médicos Ltda.',
    fantasy_name: 'Plantões Ribeirão',
    cnpj: demoCnpj(902),
    municipal_registration: '1087745',
    tax_regime: 'simples',
    wizard_step: 'finished',
    address: addressIn('ribeirao', 510),
    iss_rate: '0.0201',
    is_concierge: true,
    pace: { since_months: 24, until_months: 7, a_month: [2, 4], first_number: 12 },
  },
  alves: {
    type: 'new_company',
    name: 'Alves Ortopedia e Traumatologia Ltda.',
    fantasy_name: 'Alves Ortopedia',
    cnpj: demoCnpj(903),
    municipal_registration: '0734419001',
    tax_regime: 'normal',
    wizard_step: 'finished',
    address: addressIn('belo_horizonte', 2300),
    iss_rate: '0.03',
    pace: { since_months: 24, until_months: 0, a_month: [5, 8], first_number: 640 },
  },
  prado: {
    type: 'new_company',
    name: 'Prado Anestesiologia Ltda.',
    fantasy_name: 'Prado Anestesia',
    cnpj: demoCnpjWithLetters(904),
    municipal_registration: '61220917',
    tax_regime: 'simples',
    wizard_step: 'finished',
    address: addressIn('porto_alegre', 733),
    iss_rate: '0.0201',
    pace: { since_months: 4, until_months: 0, a_month: [4, 6], first_number: 1 },
  },
};
