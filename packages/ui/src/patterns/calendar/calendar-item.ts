import type { Span } from '@esteto/domain/shared/schedule/event-span';
import type { Tone } from '@esteto/domain/shared/status/tone';

/** What stands on a calendar. Wall time of São Paulo; without times, whole days, of which `ends_on` is the last. */
export type CalendarItem = Span & {
  /** Names it among all that is shown. */
  key: string;
  title: string;
  tone: Tone;
  /** What it is, for who does not see the colour: 'Plantão', 'Boleto'. */
  kind: string;
  /** A word on what is to be known beside: 'R$ 1.500,00', 'Pago'. */
  note?: string;
  /** It is only told: there is nothing behind it to open, as behind a holiday. */
  inert?: boolean;
  /** Whether it may be dragged to another time. */
  movable?: boolean;
};
