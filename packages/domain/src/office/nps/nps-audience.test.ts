import { expect, it } from 'vitest';
import { audiencesOverlap, audienceWords, type NpsAudience, tenureStarts } from './nps-audience.ts';

const everybody: NpsAudience = { member_types: ['partner', 'employee'], plan_ids: [], tenures: [] };

it.each<[Partial<NpsAudience>, Partial<NpsAudience>, boolean]>([
  [{}, {}, true],
  [{ member_types: ['partner'] }, { member_types: ['employee'] }, false],
  [{ member_types: ['partner'] }, { member_types: ['partner', 'employee'] }, true],
  [{ plan_ids: [1, 2] }, { plan_ids: [3] }, false],
  [{ plan_ids: [1, 2] }, { plan_ids: [2] }, true],
  [{ plan_ids: [1] }, {}, true],
  [{ plan_ids: [1] }, { tenures: ['from_2_years'] }, true],
  [{ tenures: ['under_3_months'] }, { tenures: ['from_2_years'] }, false],
])('%j and %j may ask the same person: %s', (one, other, expected) => {
  expect(audiencesOverlap({ ...everybody, ...one }, { ...everybody, ...other })).toBe(expected);
  expect(audiencesOverlap({ ...everybody, ...other }, { ...everybody, ...one })).toBe(expected);
});

it('says whom it asks in words', () => {
  expect(audienceWords(everybody)).toBe('Sócios e funcionários');
  expect(audienceWords({ member_types: ['partner'], plan_ids: [4], tenures: ['under_3_months', 'from_2_years'] })).toBe(
    'Sócios · um plano · menos de 3 meses · 2 anos ou mais',
  );
  expect(audienceWords({ member_types: ['employee'], plan_ids: [4, 5], tenures: [] })).toBe('Funcionários · 2 planos');
});

it('knows since when one belongs to each span of time', () => {
  expect(tenureStarts('2026-11-20')).toEqual([
    { tenure: 'under_3_months', after: '2026-08-20' },
    { tenure: 'under_1_year', after: '2025-11-20' },
    { tenure: 'under_2_years', after: '2024-11-20' },
    { tenure: 'from_2_years', after: null },
  ]);
});
