import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { publishTermsForm } from './terms-form.ts';
import { termsStatus } from './terms-of-service-life.ts';

const now = '2026-11-20T15:00:00Z';

it.each([
  [1, null, 'draft'],
  [2, '2026-12-01T03:00:00Z', 'scheduled'],
  [3, '2026-11-01T03:00:00Z', 'in_force'],
  [4, '2026-01-01T03:00:00Z', 'former'],
] as const)('version %i, published at %s: %s', (id, published_at, status) => {
  expect(termsStatus({ id, published_at }, { in_force_id: 3, now })).toBe(status);
});

it('holds from today or later, never from a day that is over', () => {
  const context = { today: '2026-11-20' };
  expect(parse(publishTermsForm, {}, context)).toEqual({ ok: true, value: { from: null } });
  expect(parse(publishTermsForm, { from: '2026-11-20' }, context).ok).toBe(true);
  expect(parse(publishTermsForm, { from: '2026-11-19' }, context)).toEqual({
    ok: false,
    errors: { from: ['Vale a partir de: escolha hoje ou um dia depois.'] },
  });
});
