// Jobs that go through many rows. One that fails must not keep the others waiting: they are done, and then the job fails, so that it is told and
// tried again. What is done for a row is done once, in a transaction of its own, so that the next run repeats none of it.

type Identified = number | { id: number };

/** Does it for every row, one after the other; rejects at the end with how many failed, and which. */
export const each = async <Item extends Identified>(
  what: string,
  items: readonly Item[],
  handle: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const failures = new Map<number, unknown>();
  for (const item of items) await attempt(failures, item, handle);
  tellFailures(what, failures);
};

/**
 * The same for rows that are quicker together: `next` finds those after an id, in its order, `handle` does some of them in one transaction. Where that
 * fails each of them is done by itself.
 */
export const inBatches = async <Item extends Identified>(
  what: string,
  next: (after: number) => Promise<readonly Item[]>,
  handle: (batch: readonly Item[]) => Promise<unknown>,
): Promise<void> => {
  const failures = new Map<number, unknown>();
  let batch = await next(0);
  for (let last = batch.at(-1); last !== undefined; last = batch.at(-1)) {
    try {
      await handle(batch);
    } catch {
      for (const item of batch) await attempt(failures, item, (one) => handle([one]));
    }
    batch = await next(idOf(last));
  }
  tellFailures(what, failures);
};

const attempt = async <Item extends Identified>(
  failures: Map<number, unknown>,
  item: Item,
  handle: (item: Item) => Promise<unknown>,
): Promise<void> => {
  try {
    await handle(item);
  } catch (error) {
    failures.set(idOf(item), error);
  }
};

/** For a job that goes its own way through its rows. */
export const tellFailures = (what: string, failures: ReadonlyMap<number, unknown>): void => {
  if (failures.size > 0)
    throw new AggregateError([...failures.values()], `${failures.size} ${what} failed: ${[...failures.keys()].join(', ')}`);
};

const idOf = (item: Identified): number => (typeof item === 'number' ? item : item.id);
