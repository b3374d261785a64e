import { expect, test } from 'vitest';
import { type KeptShift, shiftItems } from './shift-items.ts';

const night: KeptShift = {
  id: 7,
  version: 3,
  updated_at: '2026-11-01T12:00:00.000Z',
  title: null,
  unit_name: 'Hospital Vale Verde',
  sector_name: 'UTI adulto',
  start_at: '2026-11-24T22:00:00.000Z',
  end_at: '2026-11-25T10:00:00.000Z',
  status: 'confirmed',
};

test('a shift goes out under one name, with the hours of São Paulo, wherever its group is', () => {
  expect(shiftItems([night])).toMatchObject([
    {
      uid: 'plantao-7@esteto',
      sequence: 3,
      kind: 'shift',
      title: 'Plantão · Hospital Vale Verde',
      place: 'Hospital Vale Verde, UTI adulto',
      starts_on: '2026-11-24',
      starts_at: '19:00',
      ends_on: '2026-11-25',
      ends_at: '07:00',
      is_cancelled: false,
      is_busy: true,
    },
  ]);
});

test('one that was called off keeps its name and is cancelled', () => {
  const [gone] = shiftItems([{ ...night, version: 4, status: 'cancelled', title: 'Sobreaviso', sector_name: null }]);
  expect(gone).toMatchObject({ uid: 'plantao-7@esteto', sequence: 4, is_cancelled: true, title: 'Sobreaviso · Hospital Vale Verde' });
});
