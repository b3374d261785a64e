import type { ShiftBrief } from '@esteto/contract/duty/shift-brief';
import type { ShiftRequestRecord } from '@esteto/contract/duty/shift-request-record';

export const storyShift = (id: number, given: Partial<ShiftBrief> = {}): ShiftBrief => ({
  id,
  unit_name: 'Hospital São Lucas',
  sector_name: 'UTI',
  title: null,
  starts_on: '2026-12-05',
  starts_at: '19:00',
  ends_at: '07:00',
  duration_minutes: 720,
  status: 'in_swap',
  professional_name: 'Bruno Alves',
  ...given,
});

/** Bruno wants Ana's shift for his. */
export const storyRequest = (given: Partial<ShiftRequestRecord> = {}): ShiftRequestRecord => ({
  id: 1,
  version: 1,
  group_id: 1,
  group_name: 'Rede Vale Verde',
  type: 'swap',
  status: 'proposed',
  requester_id: 2,
  requester_name: 'Bruno Alves',
  party_ids: [1],
  accepted_ids: [],
  legs: [
    { shift: storyShift(1), from_id: 2, from_name: 'Bruno Alves', to_id: 1, to_name: 'Ana Souza' },
    {
      shift: storyShift(2, { starts_on: '2026-12-07', professional_name: 'Ana Souza', status: 'published' }),
      from_id: 1,
      from_name: 'Ana Souza',
      to_id: 2,
      to_name: 'Bruno Alves',
    },
  ],
  justification: 'Tenho uma banca neste dia.',
  value_difference: null,
  clock: null,
  starts_on: null,
  ends_on: null,
  expires_at: '2026-12-04T22:00:00.000Z',
  decision_reason: null,
  created_at: '2026-11-24T12:00:00.000Z',
  ...given,
});
