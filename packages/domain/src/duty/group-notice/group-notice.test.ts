import { expect, it } from 'vitest';
import { isWrittenNotice, NOTICE_KINDS, noticeKindsFor } from '../../office/notice/notice-kinds.ts';
import { canBeSilenced } from '../../office/notice/notice-settings.ts';
import { parse } from '../../shared/schema/parse.ts';
import { groupNoticeForm } from './group-notice-form.ts';

const good = { title: 'Obras', body: 'Use a entrada de pedestres.', severity: 'info', audience: 'everybody' };

it.each<[object, true | Record<string, string[]>]>([
  [{}, true],
  [{ audience: 'units' }, { unit_ids: ['Escolha ao menos uma unidade.'] }],
  [{ audience: 'units', unit_ids: [1] }, true],
  [{ audience: 'specialties' }, { specialties: ['Escolha ao menos uma especialidade.'] }],
  [{ audience: 'specialties', specialties: ['Pediatria'] }, true],
  [{ audience: 'people', unit_ids: [1] }, { professional_ids: ['Escolha ao menos um profissional.'] }],
  [{ audience: 'people', professional_ids: [1] }, true],
  [{ severity: 'fine_risk' }, { severity: expect.anything() }],
  [{ body: 'a'.repeat(1001) }, { body: expect.anything() }],
])('a notice with %j', (more, expected) => {
  const read = parse(groupNoticeForm, { ...good, ...more });
  expect(read.ok || read.errors).toEqual(expected);
});

it('is written by somebody, heard by doctors and managers and not by the team, and may be silenced', () => {
  const kinds = NOTICE_KINDS.filter((kind) => kind.startsWith('group_notice.'));
  expect(kinds).toHaveLength(2);
  expect(kinds.every((kind) => isWrittenNotice(kind) && canBeSilenced(kind))).toBe(true);
  const heard = (['doctor', 'manager', 'admin'] as const).map((type) => kinds.every((kind) => noticeKindsFor(type).includes(kind)));
  expect(heard).toEqual([true, true, false]);
});
