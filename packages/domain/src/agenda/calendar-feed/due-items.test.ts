import { expect, test } from 'vitest';
import { EVENT_KINDS } from '../calendar-event/event-kinds.ts';
import { dueItems, dueKindsOf } from './due-items.ts';

test.each([
  [['shift', 'meeting'], []],
  [['due'], ['boleto', 'obligation']],
  [['licence'], ['licence', 'company_certificate', 'doctor_certificate']],
  [EVENT_KINDS, ['boleto', 'obligation', 'licence', 'company_certificate', 'doctor_certificate']],
] as const)('%o bring %o', (kinds, records) => {
  expect(dueKindsOf(kinds)).toEqual(records);
});

const day = { kind: 'boleto', id: 4, on: '2026-12-10', title: 'Honorários', state: 'open', company_name: 'Souza Médicos' } as const;

test('what falls due is a whole day that keeps nobody busy, of its company', () => {
  expect(dueItems([day])).toEqual([
    expect.objectContaining({
      uid: 'boleto-4@esteto',
      kind: 'due',
      title: 'Honorários · Souza Médicos',
      starts_on: '2026-12-10',
      starts_at: null,
      ends_on: '2026-12-10',
      is_busy: false,
    }),
  ]);
});

test('what is done is left out, and a licence is of its own kind', () => {
  const days = [
    { ...day, state: 'done' as const },
    { ...day, kind: 'licence' as const, state: 'late' as const },
  ];
  expect(dueItems(days).map(({ uid, kind }) => [uid, kind])).toEqual([['licence-4@esteto', 'licence']]);
});
