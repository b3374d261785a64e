import type { Block } from '../error-catalogue.ts';

// Calls that a block refused (terms, e-mail, draft) wait here until the person has done what it asks: one question however many calls wait,
// then each call once more, one after the other, in the order in which they were refused. Pure: `step` says what comes next and what to do.

export type HoldQueue = {
  /** The block that the person is being asked about. */
  asking: Block | null;
  /** The call that is being made again. */
  sending: Held | null;
  waiting: readonly Held[];
  /** How many times the person has done what was asked, and for each block which time was the last. */
  rounds: number;
  done: Partial<Readonly<Record<Block, number>>>;
  /** The person would rather leave: nothing waits any more. */
  ended: boolean;
};

/** `since`: the round in which the call was made. `again`: the blocks for which it was made once more. */
type Held = { id: number; by: Block; since: number; again: readonly Block[] };

export type HoldEvent =
  /** A call was refused, for the first time or when it was made again. */
  | { kind: 'refused'; id: number; by: Block; since: number }
  /** The call that was made again has ended, well or with another failure. */
  | { kind: 'settled'; id: number }
  | { kind: 'confirmed' }
  | { kind: 'cancelled' }
  /** Whoever made the call no longer wants it. */
  | { kind: 'aborted'; id: number };

export type HoldCommand =
  | { do: 'ask'; block: Block }
  | { do: 'send'; id: number }
  /** The caller gets the refusal. */
  | { do: 'refuse'; id: number }
  | { do: 'leave' };

export const NOTHING_HELD: HoldQueue = { asking: null, sending: null, waiting: [], rounds: 0, done: {}, ended: false };

export type HoldStep = { queue: HoldQueue; commands: readonly HoldCommand[] };

/** What becomes of the queue by an event, and what is to be done about it, in order. */
export const step = (queue: HoldQueue, event: HoldEvent): HoldStep => {
  switch (event.kind) {
    case 'refused':
      return refused(queue, event);
    case 'settled':
      return queue.sending?.id === event.id ? advance({ ...queue, sending: null }) : { queue, commands: [] };
    case 'confirmed':
      return confirmed(queue);
    case 'cancelled':
      return cancelled(queue);
    case 'aborted':
      return { queue: { ...queue, waiting: queue.waiting.filter(({ id }) => id !== event.id) }, commands: [] };
  }
};

const refused = (queue: HoldQueue, { id, by, since }: Extract<HoldEvent, { kind: 'refused' }>): HoldStep => {
  if (queue.ended) return { queue, commands: [{ do: 'refuse', id }] };
  const { sending } = queue;
  if (sending?.id !== id) return advance({ ...queue, waiting: [...queue.waiting, { id, by, since, again: [] }] });
  // The person did what was asked and the server says the same: asking again would go in circles.
  if (sending.again.includes(by)) return advance({ ...queue, sending: null }, { do: 'refuse', id });
  return advance({ ...queue, sending: null, waiting: [{ ...sending, by, since }, ...queue.waiting] });
};

const confirmed = (queue: HoldQueue): HoldStep => {
  if (!queue.asking) return { queue, commands: [] };
  const rounds = queue.rounds + 1;
  return advance({ ...queue, asking: null, rounds, done: { ...queue.done, [queue.asking]: rounds } });
};

const cancelled = (queue: HoldQueue): HoldStep => ({
  queue: { ...queue, asking: null, sending: null, waiting: [], ended: true },
  commands: [...queue.waiting.map(({ id }): HoldCommand => ({ do: 'refuse', id })), { do: 'leave' }],
});

/** Makes the next call that may go, else asks for the next block, else rests. */
const advance = (queue: HoldQueue, ...commands: HoldCommand[]): HoldStep => {
  if (queue.asking || queue.sending) return { queue, commands };
  // A call that left before the person was done, and was refused after, needs no second question.
  const next = queue.waiting.find(({ by, since }) => since < (queue.done[by] ?? 0));
  if (next) {
    const waiting = queue.waiting.filter(({ id }) => id !== next.id);
    const sending = { ...next, again: [...next.again, next.by] };
    return { queue: { ...queue, waiting, sending }, commands: [...commands, { do: 'send', id: next.id }] };
  }
  const block = queue.waiting[0]?.by;
  return block ? { queue: { ...queue, asking: block }, commands: [...commands, { do: 'ask', block }] } : { queue, commands };
};
