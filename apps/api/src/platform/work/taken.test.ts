import { cashBook } from '@esteto/contract/money/cash-book';
import { dataExport } from '@esteto/contract/office/data-export';
import { expect, test } from 'vitest';
import { cashBooks } from '../../tables/cash-book/cash-book.tables.ts';
import { companies } from '../../tables/company/company.tables.ts';
import { dataExports } from '../../tables/data-export/data-export.tables.ts';
import { newScene } from '../../testing/scene.ts';
import { tally } from '../../testing/tally.ts';
import { testApp } from '../../testing/test-app.ts';
import { systemActor } from './actor.ts';
import type { Tx } from './work.ts';

const api = await testApp({}, { idle: true });

const isWaited = async () =>
  Number(
    (await api.sql("select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))[0]?.['count'],
  ) > 0;

/** The answer of a call that comes to a row which somebody else has written and not yet committed. */
const lateBy = async <Answer>(first: (tx: Tx) => Promise<unknown>, call: () => Promise<Answer>): Promise<Answer> => {
  const { answer } = await api.deps.work(systemActor('first'), async (tx) => {
    await first(tx);
    const answer = call();
    await expect.poll(isWaited).toBe(true);
    return { answer };
  });
  return answer;
};

const meanwhile = { status: 409, error: { code: 'saved_meanwhile', message: expect.stringContaining('acabou de ser salvo') } };

test('who comes second to the settings of a cash book is told so', async () => {
  const { company, partner } = await newScene(api);
  const late = await lateBy(
    (tx) => tx.insert(cashBooks, { user_id: partner.id, dependents: 1 }, { action: 'cash_book.settings_edited' }),
    () => api.call(cashBook.settings, { company_id: company.id, body: { dependents: 2, works_at_home: false } }, { as: partner }),
  );
  expect(late).toMatchObject(meanwhile);
  expect(await api.sql('select dependents from cash_books where user_id = $1', [partner.id])).toEqual([{ dependents: 1 }]);
});

test('who asks for a copy of the data twice at once gets one', async () => {
  const { partner } = await newScene(api);
  const late = await lateBy(
    (tx) => tx.insert(dataExports, { user_id: partner.id, state: 'waiting' }, { action: 'data_export.asked' }),
    () => api.call(dataExport.ask, {}, { as: partner }),
  );
  expect(late).toMatchObject(meanwhile);
});

test('of twelve at once nobody is told that the server failed', async () => {
  const { company, partner } = await newScene(api);
  const body = { dependents: 3, works_at_home: false };
  const settings = await Promise.all(
    Array.from({ length: 12 }, () => api.call(cashBook.settings, { company_id: company.id, body }, { as: partner })),
  );
  const copies = await Promise.all(Array.from({ length: 12 }, () => api.call(dataExport.ask, {}, { as: partner })));
  expect(settings.filter(({ status }) => ![204, 409].includes(status))).toEqual([]);
  expect(tally(copies.map(({ status }) => status))).toEqual({ 200: 1, 409: 11 });
});

test('of two who wait for each other the one whom the database stops is told so, and the other goes on', async () => {
  const { company: one } = await newScene(api);
  const { company: other } = await newScene(api);
  const hold = (tx: Tx, id: number) => tx.lock(companies, { id, version: null, scope: undefined });
  const crossing = async (first: number, second: number, met: Promise<unknown>, meet: () => void) =>
    api.deps.work(systemActor('crossing'), async (tx) => {
      await hold(tx, first);
      meet();
      await met;
      await hold(tx, second);
    });
  const meetings = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const [here, there] = meetings;
  const results = await Promise.allSettled([
    crossing(one.id, other.id, there.promise, here.resolve),
    crossing(other.id, one.id, here.promise, there.resolve),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409, body: { code: 'saved_meanwhile' } } });
});
