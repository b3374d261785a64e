import type { OwnShift } from '@esteto/contract/duty/duty-shift';
import { eventValue } from '@esteto/domain/shared/schedule/event-value';

/** In cents, of its hours where it is paid by the hour; null where none was agreed on. */
export const shiftValue = ({ value, value_kind, duration_minutes }: OwnShift): number | null =>
  eventValue(value, value_kind, duration_minutes);
