import type { AnalystDetail, AnalystRow, StaffAction } from '@esteto/contract/office/analyst';

export const rafael: AnalystRow = {
  id: 7,
  name: 'Rafael Nunes',
  email: 'rafael.nunes@esteto.com.br',
  status: 'active',
  department_name: 'Faturamento',
  is_master: false,
  has_two_factor: false,
  needs_two_factor: true,
  companies_count: 42,
  last_access_at: '2026-11-20T12:00:00Z',
  created_at: '2025-02-03T12:00:00Z',
};

export const analystRows: AnalystRow[] = [
  { ...rafael, id: 3, name: 'Marina Costa', email: 'marina@esteto.com.br', is_master: true, has_two_factor: true, department_name: null },
  rafael,
  { ...rafael, id: 8, name: 'Paula Nunes', status: 'pending', last_access_at: null, companies_count: 0, department_name: 'Fiscal' },
  { ...rafael, id: 9, name: 'Otávio Reis', status: 'expired', last_access_at: null, companies_count: 0 },
  { ...rafael, id: 10, name: 'Lívia Monteiro', status: 'inactive', companies_count: 0 },
];

export const rafaelDetail: AnalystDetail = {
  ...rafael,
  department_id: 1,
  weekly_points: null,
  grants: ['boletos:view', 'boletos:edit'],
  version: 3,
  updated_at: '2026-10-01T12:00:00Z',
};

export const storyActions: StaffAction[] = [
  { method: 'GET', path: 'admin/boletos', summary: 'Boletos.', kind: 'staff', permissions: ['boletos'], level: 'view' },
  { method: 'POST', path: 'admin/boletos', summary: 'Cria um boleto.', kind: 'staff', permissions: ['boletos'], level: 'edit' },
  { method: 'GET', path: 'admin/plans', summary: 'Planos.', kind: 'staff', permissions: ['finance.plans'], level: 'view' },
  { method: 'POST', path: 'admin/maintenance', summary: 'Liga a manutenção.', kind: 'master', permissions: [], level: 'view' },
];
