import { PUNCH_KINDS, type PunchKind } from '@esteto/domain/duty/duty-shift/punch-kinds';
import { keptAtom } from '@esteto/ui/system/state/kept-atom';

/** An entry or a check-out that the phone keeps until there is a connection. How far from the place it was, never where. */
export type KeptPunch = {
  /** Sent again under the same key, it is recorded once. */
  key: string;
  /** Nobody else who uses the device sends it. */
  user_id: number;
  company_id: number;
  shift_id: number;
  kind: PunchKind;
  at: string;
  distance_meters: number | null;
  /** Why the server did not take it; null while it waits. */
  refused: string | null;
};

const isKept = (raw: unknown): raw is KeptPunch =>
  typeof raw === 'object' &&
  raw !== null &&
  'key' in raw &&
  typeof raw.key === 'string' &&
  'user_id' in raw &&
  typeof raw.user_id === 'number' &&
  'company_id' in raw &&
  typeof raw.company_id === 'number' &&
  'shift_id' in raw &&
  typeof raw.shift_id === 'number' &&
  'kind' in raw &&
  PUNCH_KINDS.some((kind) => kind === raw.kind) &&
  'at' in raw &&
  typeof raw.at === 'string' &&
  'distance_meters' in raw &&
  (raw.distance_meters === null || typeof raw.distance_meters === 'number') &&
  'refused' in raw &&
  (raw.refused === null || typeof raw.refused === 'string');

export const punchesAtom = keptAtom<KeptPunch[]>('esteto.punches', {
  version: 1,
  read: (raw) => (Array.isArray(raw) && raw.every(isKept) ? raw : null),
});
