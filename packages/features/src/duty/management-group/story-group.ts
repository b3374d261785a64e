import type { GroupDetail, StaffGroup, StaffGroupDetail } from '@esteto/contract/duty/management-group';
import { defaultGroupRules } from '@esteto/domain/duty/management-group/group-rules';

export const storyGroup: GroupDetail = {
  id: 1,
  name: 'Rede Hospitalar Vale Verde',
  cnpj: '11222333000181',
  kind: 'hospital',
  timezone: 'America/Sao_Paulo',
  rules: defaultGroupRules(),
  is_active: true,
  version: 3,
  created_at: '2026-01-05T12:00:00Z',
  updated_at: '2026-10-10T12:00:00Z',
};

export const storyGroupDetail: StaffGroupDetail = { ...storyGroup, units_count: 2, managers_count: 3, professionals_count: 42 };

const { rules: _rules, timezone: _timezone, ...row } = storyGroupDetail;

export const storyGroups: StaffGroup[] = [
  row,
  { ...row, id: 2, name: 'Cooperativa Médica do Planalto', kind: 'cooperative', units_count: 8, managers_count: 1 },
  { ...row, id: 3, name: 'Plantões Unidos', kind: 'medical_company', cnpj: null, is_active: false, managers_count: 0 },
];
