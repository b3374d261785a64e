import type { ClosingDetail, ClosingRow } from '@esteto/contract/closing';

const prado: ClosingRow = {
  id: 1,
  version: 4,
  created_at: '2026-11-01T06:40:00Z',
  updated_at: '2026-11-10T12:00:00Z',
  company_id: 7,
  company_name: 'Prado Cardiologia',
  month: '2026-10',
  status: 'in_review',
  analyst_id: 4,
  analyst_name: 'Marcos Lima',
  closed_at: null,
  result: 'alert',
  checks: [
    { key: 'invoices', result: 'ok', side: 'office', words: '12 notas, R$ 45.000,00' },
    { key: 'payroll', result: 'ok', side: 'office', words: 'Informada' },
    { key: 'tax', result: 'alert', side: 'office', words: 'O oficial é R$ 1,50 maior que o calculado' },
    { key: 'obligations', result: 'ok', side: 'office', words: 'Todas entregues' },
    { key: 'certificate', result: 'ok', side: 'office', words: 'Vale até 10/03/2027' },
  ],
};

export const storyClosings: ClosingRow[] = [
  prado,
  {
    ...prado,
    id: 2,
    company_name: 'Souza Medicina',
    status: 'awaiting_client',
    result: 'block',
    checks: [{ key: 'invoices', result: 'block', side: 'client', words: '1 exigência à espera do cliente' }, ...prado.checks.slice(1)],
  },
  {
    ...prado,
    id: 3,
    company_name: 'Plantões do Vale',
    status: 'running',
    result: 'block',
    checks: [{ key: 'payroll', result: 'block', side: 'office', words: 'A folha do mês não foi informada' }],
  },
  { ...prado, id: 4, company_name: 'Alves e Dias', status: 'closed', result: 'ok', closed_at: '2026-11-12T12:00:00Z', analyst_name: null },
];

export const storyClosing: ClosingDetail = {
  ...prado,
  regime: 'simples',
  revenue: 4_500_000,
  withheld: 67_500,
  payroll: 1_300_000,
  rbt12: 54_000_000,
  ratio: '0.2889',
  annex: 'III',
  effective_rate: '0.1005',
  das_calculated: 452_250,
  das_official: 452_400,
  observations: 'O cliente manda a folha no dia 5.',
  reviewer_name: null,
  reason: null,
};
