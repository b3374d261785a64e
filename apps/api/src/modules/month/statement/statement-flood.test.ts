import { setImmediate } from 'node:timers/promises';
import { statement } from '@esteto/contract/month/statement';
import { MOST_AT_ONCE, MOST_KNOWN, TOO_MANY_KNOWN } from '@esteto/domain/month/statement/statement-file';
import { expect, test } from 'vitest';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp({}, { idle: true });

const big = (seed: number) => {
  const lines = Array.from(
    { length: MOST_AT_ONCE - 100 },
    (_, index) => `05/10/2026;Pix recebido de ${seed} ${index} ${'x'.repeat(120)};${index + 1},00`,
  );
  return { name: 'extrato.csv', bytes: Buffer.from(['Data;Histórico;Valor', ...lines, 'sem valor;;x'].join('\n')) };
};

test('while one doctor has six statements of 3 MB read, everybody else is answered', async () => {
  const { company, partner } = await newScene(api);
  const files = Array.from({ length: 6 }, (_, index) => big(index));
  expect(Math.min(...files.map(({ bytes }) => bytes.length))).toBeGreaterThan(3_000_000);
  let reading = 6;
  const uploads = files.map(async (file) => {
    const body = { year: 2026, month: 10, account_name: 'Conta da clínica' };
    const answer = await api.call(statement.upload, { company_id: company.id, body, file }, { as: partner });
    reading -= 1;
    return answer;
  });
  let answered = 0;
  while (reading > 0) {
    const health = await api.send({ method: 'GET', url: '/api/health' });
    expect(health.status).toBe(200);
    answered += 1;
    await setImmediate();
  }
  // Each is refused for its last line, after all of it was read: nothing but the reading is looked at here. Read between two answers, there were
  // a handful of them.
  for (const answer of await Promise.all(uploads)) expect(answer.error.errors).toEqual({ file: [expect.stringContaining('sem valor')] });
  expect(answered).toBeGreaterThan(300);
});

test('a month that takes no statement is told before the file is read', async () => {
  const { company, partner } = await newScene(api);
  await api.sql(
    "insert into closings (company_id, month, name, status, closed_at, created_at, updated_at) values ($1, '2026-10', 'Mês', 'closed', now(), now(), now())",
    [company.id],
  );
  const file = { name: 'extrato.csv', bytes: Buffer.from(';'.repeat(9_000_000)) };
  const send = (month: number) =>
    api.call(statement.upload, { company_id: company.id, body: { year: 2026, month, account_name: 'Conta' }, file }, { as: partner });
  expect((await send(10)).error).toMatchObject({ code: 'month_closed', message: expect.stringContaining('10/2026 está fechado.') });
  expect((await send(12)).error.errors).toEqual({ month: ['Este mês ainda não começou.'] });
});

test('an account that has more than can be compared takes no more of those days', async () => {
  const { company, partner } = await newScene(api);
  const send = (text: string) =>
    api.call(
      statement.upload,
      {
        company_id: company.id,
        body: { year: 2026, month: 10, account_name: 'Conta' },
        file: { name: 'extrato.csv', bytes: Buffer.from(`Data;Histórico;Valor\n${text}`) },
      },
      { as: partner },
    );
  expect((await send('05/10/2026;Pix;1,00')).status).toBe(200);
  await api.sql(
    `insert into bank_transactions (company_id, bank_account_id, statement_id, fitid, date, amount, memo, kind, search_key, import_id)
     select company_id, bank_account_id, statement_id, 'f' || number, date, number, memo, kind, search_key, import_id
     from bank_transactions, generate_series(1, $2) number where company_id = $1`,
    [company.id, MOST_KNOWN],
  );
  expect((await send('05/10/2026;Outro;2,00')).error.errors).toEqual({ file: [TOO_MANY_KNOWN] });
  expect((await send('06/10/2026;Outro;2,00')).body).toMatchObject({ fresh: 1 });
});
