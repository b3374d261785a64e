import type { eventLabel } from './event-label.ts';

/** Whatever may happen: a code of a label file beside its noun. */
export type EventAction = keyof typeof eventLabel;

/** One changed field of an event: `path` as in the schema ('address.cep', 'contacts[0].name'). */
export type EventChange = { path: string; old: unknown; new: unknown; kind: 'added' | 'modified' | 'removed' };
