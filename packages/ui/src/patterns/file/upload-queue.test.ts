import { expect, it, vi } from 'vitest';
import { createUploadQueue, type Sender } from './upload-queue.ts';

const file = (name: string) => new File(['x'], name);

/** A sender that waits to be told how each file ends. */
const held = () => {
  const ends: {
    name: string;
    key: string;
    signal: AbortSignal;
    onProgress: (part: number) => void;
    resolve: () => void;
    reject: (why: Error) => void;
  }[] = [];
  const sender: Sender = {
    send: ({ name }, how) => new Promise<void>((resolve, reject) => ends.push({ name, ...how, resolve, reject })),
    sent: vi.fn<() => void>(),
    problemOf: (error) => (error as Error).message,
  };
  return { ends, sender };
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('sends three at once, the next when one is done', async () => {
  const { ends, sender } = held();
  const queue = createUploadQueue();
  queue.add(['a', 'b', 'c', 'd'].map(file), sender);
  expect(queue.read().map(({ state }) => state)).toEqual(['sending', 'sending', 'sending', 'waiting']);
  ends[1]?.resolve();
  await settle();
  expect(ends.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(queue.read().map((upload) => upload.file.name)).toEqual(['a', 'c', 'd']);
  expect(sender.sent).toHaveBeenCalledOnce();
});

it('tells how much is gone', () => {
  const { ends, sender } = held();
  const queue = createUploadQueue();
  queue.add([file('a')], sender);
  ends[0]?.onProgress(0.5);
  expect(queue.read()).toMatchObject([{ state: 'sending', progress: 0.5 }]);
});

it('keeps what failed, in words, and tries it again', async () => {
  const { ends, sender } = held();
  const queue = createUploadQueue();
  queue.add([file('a')], sender);
  ends[0]?.reject(new Error('Sem conexão com a internet.'));
  await settle();
  const [failed] = queue.read();
  expect(failed).toMatchObject({ state: 'failed', problem: 'Sem conexão com a internet.' });
  queue.retry(failed?.key ?? '');
  expect(queue.read()).toMatchObject([{ state: 'sending', progress: 0, problem: null }]);
  ends[1]?.resolve();
  await settle();
  expect(queue.read()).toEqual([]);
});

it('stops what is cancelled, forgets how it ended and gives its place to the next', async () => {
  const { ends, sender } = held();
  const queue = createUploadQueue();
  queue.add(['a', 'b', 'c', 'd'].map(file), sender);
  queue.cancel(queue.read()[0]?.key ?? '');
  expect(ends[0]?.signal.aborted).toBe(true);
  expect(ends).toHaveLength(4);
  ends[0]?.resolve();
  await settle();
  expect(sender.sent).not.toHaveBeenCalled();
  expect(queue.read().map((upload) => upload.file.name)).toEqual(['b', 'c', 'd']);
});

it('stops everything when nobody looks any more', () => {
  const { ends, sender } = held();
  const queue = createUploadQueue();
  queue.add(['a', 'b'].map(file), sender);
  queue.cancelAll();
  expect(ends.every(({ signal }) => signal.aborted)).toBe(true);
  expect(queue.read()).toEqual([]);
});
