import { describe, expect, test } from 'vitest';
import type { Block } from '../error-catalogue.ts';
import { type HoldEvent, type HoldQueue, NOTHING_HELD, step } from './hold-queue.ts';

const refused = (id: number, by: Block = 'terms', since = 0): HoldEvent => ({ kind: 'refused', id, by, since });
const settled = (id: number): HoldEvent => ({ kind: 'settled', id });
const aborted = (id: number): HoldEvent => ({ kind: 'aborted', id });
const confirmed: HoldEvent = { kind: 'confirmed' };
const cancelled: HoldEvent = { kind: 'cancelled' };

/** What is done about a course of events: one line for each event, 'ask terms', 'send 1', 'refuse 1', 'leave'. */
const told = (events: readonly HoldEvent[], from: HoldQueue = NOTHING_HELD): string[] => {
  let queue = from;
  return events.map((event) => {
    const next = step(queue, event);
    queue = next.queue;
    return next.commands.map((command) => Object.values(command).join(' ')).join(', ');
  });
};
const after = (events: readonly HoldEvent[]): HoldQueue => events.reduce((queue, event) => step(queue, event).queue, NOTHING_HELD);

// Each story is a list of what happens and what is done about it.
const stories: Record<string, [HoldEvent, string][]> = {
  'one call waits, and is made once more after OK': [
    [refused(1), 'ask terms'],
    [confirmed, 'send 1'],
    [settled(1), ''],
  ],
  'several at once open one dialog and go out in order, one after the other': [
    [refused(1), 'ask terms'],
    [refused(2), ''],
    [refused(3), ''],
    [confirmed, 'send 1'],
    [settled(1), 'send 2'],
    [settled(2), 'send 3'],
    [settled(3), ''],
  ],
  'a call made again that is refused for the same reason is given up, the others go on': [
    [refused(1), 'ask terms'],
    [refused(2), ''],
    [confirmed, 'send 1'],
    [refused(1, 'terms', 1), 'refuse 1, send 2'],
    [settled(2), ''],
  ],
  'a call made again that meets another block waits for that one, before those that wait already': [
    [refused(1), 'ask terms'],
    [refused(2, 'minuta'), ''],
    [confirmed, 'send 1'],
    [refused(1, 'minuta', 1), 'ask minuta'],
    [confirmed, 'send 1'],
    [settled(1), 'send 2'],
    [settled(2), ''],
  ],
  'two blocks take turns forever only as often as each may: once': [
    [refused(1), 'ask terms'],
    [confirmed, 'send 1'],
    [refused(1, 'email', 1), 'ask email'],
    [confirmed, 'send 1'],
    [refused(1, 'terms', 2), 'refuse 1'],
  ],
  'a block is not asked for while another is': [
    [refused(1), 'ask terms'],
    [refused(2, 'email'), ''],
    [confirmed, 'send 1'],
    [settled(1), 'ask email'],
    [confirmed, 'send 2'],
  ],
  'a call that left before OK and is refused after it needs no second question': [
    [refused(1), 'ask terms'],
    [confirmed, 'send 1'],
    [refused(2), ''],
    [settled(1), 'send 2'],
    [refused(3), ''],
    [settled(2), 'send 3'],
    [settled(3), ''],
    [refused(4), 'send 4'],
  ],
  'a call that is refused although it left after OK asks again': [
    [refused(1), 'ask terms'],
    [confirmed, 'send 1'],
    [settled(1), ''],
    [refused(2, 'terms', 1), 'ask terms'],
    [confirmed, 'send 2'],
  ],
  'Cancel gives up what waits, in order, and leaves': [
    [refused(1), 'ask terms'],
    [refused(2, 'email'), ''],
    [cancelled, 'refuse 1, refuse 2, leave'],
  ],
  'Cancel while calls are made again gives up the rest; the one under way ends by itself': [
    [refused(1), 'ask terms'],
    [refused(2), ''],
    [refused(3, 'email'), ''],
    [confirmed, 'send 1'],
    [cancelled, 'refuse 2, refuse 3, leave'],
    [settled(1), ''],
  ],
  'after Cancel nothing waits any more': [
    [refused(1), 'ask terms'],
    [cancelled, 'refuse 1, leave'],
    [refused(2), 'refuse 2'],
    [refused(3, 'email'), 'refuse 3'],
  ],
  'a call given up while it waits is not made again': [
    [refused(1), 'ask terms'],
    [refused(2), ''],
    [refused(3), ''],
    [aborted(2), ''],
    [confirmed, 'send 1'],
    [settled(1), 'send 3'],
  ],
  'the question stays when all that waited was given up, and OK then does nothing more': [
    [refused(1), 'ask terms'],
    [aborted(1), ''],
    [refused(2), ''],
    [aborted(2), ''],
    [confirmed, ''],
  ],
  'the end of a call that never waited changes nothing': [
    [settled(9), ''],
    [refused(1), 'ask terms'],
    [settled(9), ''],
    [aborted(9), ''],
    [confirmed, 'send 1'],
    [settled(9), ''],
    [settled(1), ''],
  ],
  'an answer to a question that nobody asked changes nothing': [[confirmed, '']],
};

describe('calls that a block refused', () => {
  test.each(Object.entries(stories))('%s', (_name, story) => {
    expect(told(story.map(([event]) => event))).toEqual(story.map(([, commands]) => commands));
  });

  test('fifty at once: one question, each made once, in order', () => {
    const ids = Array.from({ length: 50 }, (_, index) => index + 1);
    const lines = told([...ids.map((id) => refused(id)), confirmed, ...ids.map(settled)]);
    expect(lines.filter((line) => line.startsWith('ask'))).toEqual(['ask terms']);
    expect(lines.filter((line) => line.startsWith('send'))).toEqual(ids.map((id) => `send ${id}`));
  });

  test('leave nothing behind', () => {
    expect(after([refused(1), confirmed, settled(1)])).toEqual({ ...NOTHING_HELD, rounds: 1, done: { terms: 1 } });
  });
});
