import type { CompanyCertificateRow, DoctorCertificateRow } from '@esteto/contract/company/certificate';

const facts = {
  id: 1,
  version: 1,
  created_at: '2025-12-10T12:00:00Z',
  updated_at: '2025-12-10T12:00:00Z',
  issuer: 'AC SOLUTI Multipla v5',
  trust: 'icp_brasil',
  serial: '4a00000000000017',
  valid_from: '2025-12-10T12:00:00Z',
  valid_until: '2026-12-10T12:00:00Z',
  days_left: 20,
  status: 'expires_in_30',
} as const;

export const storyCompanyCertificates: CompanyCertificateRow[] = [
  {
    ...facts,
    company_id: 1,
    document: '11222333000181',
    name: 'SOUZA MEDICINA LTDA',
    owner_name: 'Souza Medicina Ltda.',
    analyst_name: 'Marcos Lima',
  },
  {
    ...facts,
    id: 2,
    company_id: 2,
    document: '12ABC34501DE35',
    name: 'PRADO RADIOLOGIA LTDA',
    owner_name: 'Prado Radiologia Ltda.',
    analyst_name: null,
    status: 'expired',
    days_left: -3,
  },
];

export const storyDoctorCertificates: DoctorCertificateRow[] = [
  { ...facts, user_id: 7, document: '12345678909', name: 'ANA SOUZA', owner_name: 'Ana Souza', email: 'ana@souza.com.br' },
];

export const storyRenewals = ['2026-11', '2026-12', '2027-01', '2027-02'].map((competence, index) => ({ competence, count: index * 4 }));
