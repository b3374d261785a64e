import { companyStatement } from '@esteto/contract/month/company-statement';
import { statement } from '@esteto/contract/month/statement';
import { expect, test } from 'vitest';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp({}, { idle: true });

const COUNT = 25_000;
/** Movements of three months, each of another value. */
const large = (of: string, count = COUNT) => ({
  name: `${of}.csv`,
  bytes: Buffer.from(
    `Data;Histórico;Valor\n${Array.from(
      { length: count },
      (_, index) => `${String((index % 28) + 1).padStart(2, '0')}/${['08', '09', '10'][index % 3]}/2026;${of} ${index};${index + 1},00`,
    ).join('\n')}`,
  ),
});

const newCompany = async () => {
  const { company, partner, master } = await newScene(api);
  const at = { company_id: company.id };
  const as = { as: partner };
  const progress = (id: number) => api.ask(statement.progress, { ...at, id }, as);
  const ended = async (id: number) => {
    await api.modules.statements.keepLater({ import_id: id });
    return progress(id);
  };
  const send = async (file: { name: string; bytes: Buffer }) => {
    const body = { year: 2026, month: 10, account_name: 'Conta da clínica' };
    const answer = await api.ask(statement.upload, { ...at, body, file }, as);
    return { answer, id: answer.import_id ?? 0 };
  };
  const kept = async (): Promise<number> => {
    const rows = await api.sql<{ count: string }>('select count(*) from bank_transactions where company_id = $1 and undone_at is null', [
      company.id,
    ]);
    return Number(rows[0]?.count);
  };
  return { at, as, master, send, progress, ended, kept };
};

test('a file of more than is kept at once is kept by a job, told about, never doubled, and taken back as a whole', async () => {
  const { at, as, master, send, progress, ended, kept } = await newCompany();
  const { answer, id } = await send(large('Pix'));
  expect(answer).toEqual({ fresh: 0, repeated: 0, months: [], warnings: [], import_id: expect.any(Number) });
  expect(await progress(id)).toMatchObject({ state: 'reading', total: COUNT, done: 0 });
  const early = await api.call(statement.undoImport, { ...at, id }, as);
  expect(early.error.message).toContain('ainda está entrando');
  const months = ['2026-08', '2026-09', '2026-10'];
  expect(await ended(id)).toEqual({
    state: 'kept',
    total: COUNT,
    done: COUNT,
    problem: null,
    fresh: COUNT,
    repeated: 0,
    months,
    warnings: [],
  });
  expect(await kept()).toBe(COUNT);
  const { accounts, statements } = await api.ask(statement.year, { ...at, year: 2026 }, as);
  expect(accounts).toHaveLength(1);
  expect(statements.map(({ month, status }) => [month, status])).toEqual([8, 9, 10].map((month) => [month, 'sent']));
  expect(await api.ask(companyStatement.progress, { ...at, id }, { as: master })).toMatchObject({ state: 'kept' });

  const again = await send(large('Pix', 300));
  expect(again.answer).toMatchObject({ fresh: 0, repeated: 300 });
  expect((await api.call(statement.undoImport, { ...at, id }, as)).status).toBe(204);
  expect(await kept()).toBe(0);
});

test('one whose month closes meanwhile leaves nothing behind, and says why', async () => {
  const { at, as, send, ended, kept } = await newCompany();
  const { id } = await send(large('Ted'));
  await api.sql(
    "insert into closings (company_id, month, name, status, closed_at, created_at, updated_at) values ($1, '2026-10', 'Mês', 'closed', now(), now(), now())",
    [at.company_id],
  );
  expect(await ended(id)).toMatchObject({ state: 'failed', done: 0, problem: expect.stringContaining('10/2026 está fechado') });
  expect(await kept()).toBe(0);
  expect((await api.ask(statement.sent, at, as)).items).toMatchObject([{ id, state: 'failed', total: COUNT }]);
});
