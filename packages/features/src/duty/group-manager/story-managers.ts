import type { GroupManagerRow } from '@esteto/contract/duty/group-manager';

const helena: GroupManagerRow = {
  id: 1,
  version: 1,
  created_at: '2026-01-05T12:00:00Z',
  updated_at: '2026-01-05T12:00:00Z',
  group_id: 1,
  group_name: 'Rede Hospitalar Vale Verde',
  name: 'Helena Castro',
  email: 'helena.castro@vale.test',
  role: 'admin',
  unit_ids: [],
  unit_names: null,
  status: 'active',
  last_access_at: '2026-11-20T12:00:00Z',
  sent_at: null,
  is_self: true,
};

export const otavio: GroupManagerRow = {
  ...helena,
  id: 2,
  name: 'Otávio Reis',
  email: 'otavio.reis@vale.test',
  role: 'coordinator',
  unit_ids: [1],
  unit_names: 'Hospital São Lucas',
  is_self: false,
};

export const storyManagers: GroupManagerRow[] = [
  helena,
  otavio,
  {
    ...otavio,
    id: 3,
    name: 'Paula Nunes',
    email: 'paula@vale.test',
    role: 'viewer',
    unit_ids: [],
    unit_names: null,
    status: 'pending',
    last_access_at: null,
  },
  { ...otavio, id: 4, name: 'Lívia Monteiro', email: 'livia@vale.test', status: 'expired', last_access_at: null },
  { ...otavio, id: 5, name: 'Caio Lima', email: 'caio@vale.test', status: 'inactive' },
];

export const storyUnits = [
  { id: 1, name: 'Hospital São Lucas', code: 'HSL', sectors: [] },
  { id: 2, name: 'UPA Vila Mariana', code: 'UPA-1', sectors: [] },
];
