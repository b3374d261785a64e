import { describe, expect, test } from 'vitest';
import { each, inBatches } from './each.ts';

const failing = (bad: readonly number[], done: number[]) => (id: number) => {
  if (bad.includes(id)) return Promise.reject(new Error(`${id} is broken`));
  done.push(id);
  return Promise.resolve();
};

describe('each', () => {
  test('does it for all, one after the other', async () => {
    const done: number[] = [];
    await each('rows', [{ id: 1 }, { id: 2 }], async ({ id }) => failing([], done)(id));
    await each('rows', [], () => Promise.reject(new Error('never')));
    expect(done).toEqual([1, 2]);
  });

  test('goes on after one that fails, and says in the end which and why', async () => {
    const done: number[] = [];
    const running = each('rows', [1, 2, 3, 4], failing([2, 4], done));
    await expect(running).rejects.toMatchObject({
      message: '2 rows failed: 2, 4',
      errors: [expect.objectContaining({ message: '2 is broken' }), expect.objectContaining({ message: '4 is broken' })],
    });
    expect(done).toEqual([1, 3]);
  });
});

describe('in batches', () => {
  const all = [1, 2, 3, 4, 5];
  const run = async (bad: readonly number[]) => {
    const done: number[] = [];
    const batches: number[][] = [];
    // What was done together is undone together, as in a transaction.
    const running = inBatches(
      'rows',
      async (after) => all.filter((id) => id > after).slice(0, 2),
      async (ids) => {
        batches.push([...ids]);
        const of: number[] = [];
        for (const id of ids) await failing(bad, of)(id);
        done.push(...of);
      },
    );
    const problem = await running.then(
      () => null,
      (error: AggregateError) => error.message,
    );
    return { done, batches, problem };
  };

  test('some rows are done at a time', async () => {
    expect(await run([])).toEqual({ done: all, batches: [[1, 2], [3, 4], [5]], problem: null });
  });

  test('those of a batch that fails are done one by one, and the bad one alone is left', async () => {
    expect(await run([4])).toEqual({ done: [1, 2, 3, 5], batches: [[1, 2], [3, 4], [3], [4], [5]], problem: '1 rows failed: 4' });
  });
});
