import { statement } from '@esteto/contract/month/statement';
import { expect, test } from 'vitest';
import { newScene, PDF } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { october, ofxSample } from './statement.examples.ts';

const api = await testApp();

const newCompany = async () => {
  const { company, partner } = await newScene(api);
  const at = { company_id: company.id };
  const as = { as: partner };
  const send = (file: { name: string; bytes: Buffer }, month = 10, account_name: string | null = null) =>
    api.call(statement.upload, { ...at, body: { year: 2026, month, ...(account_name ? { account_name } : {}) }, file }, as);
  const year = () => api.ask(statement.year, { ...at, year: 2026 }, as);
  const kept = async () =>
    (await api.sql('select t.id from bank_transactions t join bank_accounts a on a.id = t.bank_account_id where a.company_id = $1', [
      company.id,
    ])) as unknown[];
  return { at, as, company, send, year, kept };
};

const csv = (text: string) => ({ name: 'extrato.csv', bytes: Buffer.from(text) });
const AMOUNTS = 'Data;Histórico;Valor\n05/10/2026;Pix recebido;150,00\n06/10/2026;Tarifa;-10,00\n';

test('a month is sent once: the same file and the same movements are said and never doubled', async () => {
  const { send, year, kept } = await newCompany();
  expect((await send(october)).body).toEqual({ fresh: 2, repeated: 0, months: ['2026-10'], warnings: [] });
  expect(await year()).toMatchObject({
    accounts: [{ name: 'Banco 341, conta final 3456' }],
    statements: [{ month: 10, status: 'sent', has_gap: false }],
  });
  expect((await send(october)).body).toMatchObject({ fresh: 0, repeated: 2, warnings: [expect.stringContaining('já tinha sido enviado')] });
  const longer = ofxSample([
    { id: 'A1000001', day: '20261005', amount: '1500.00', memo: 'PIX RECEBIDO HOSPITAL' },
    { id: 'A1000003', day: '20261020', amount: '300.00', memo: 'PIX RECEBIDO CLINICA' },
  ]);
  expect((await send(longer)).body).toMatchObject({ fresh: 1, repeated: 1 });
  expect(await kept()).toHaveLength(3);
  expect((await year()).statements).toHaveLength(1);
});

test('a second file for a known account, its month and the month before keeps within the statements of a write', async () => {
  const { at, as, send } = await newCompany();
  const of = (id: string, day: string) => ofxSample([{ id, day, amount: '100.00', memo: 'PIX RECEBIDO HOSPITAL' }]);
  await send(of('B1000001', '20260905'), 9);
  await send(october);
  const again = { ...at, body: { year: 2026, month: 10 }, file: of('B1000002', '20261012') };
  const headers = { 'idempotency-key': `statement-${at.company_id}` };
  const asked = await api.statementsOf(() => api.ask(statement.upload, again, { ...as, headers }));
  expect(asked.slice(12)).toEqual([]);
});

test('a CSV asks for its account where none is known, and tells its balances apart from the month before', async () => {
  const { send, year } = await newCompany();
  expect((await send(csv(AMOUNTS))).body).toMatchObject({ errors: { bank_account_id: ['Diga de que conta é este extrato.'] } });
  expect((await send(csv(AMOUNTS), 10, 'Conta da clínica')).body).toMatchObject({ fresh: 2, repeated: 0 });
  const withBalance = (opening: string, day: string) => csv(`Data;Histórico;Valor;Saldo\n${day};Pix recebido;100,00;${opening}\n`);
  expect((await send(withBalance('100,00', '05/08/2026'), 8)).status).toBe(200);
  expect((await send(withBalance('900,00', '05/09/2026'), 9)).body).toMatchObject({
    warnings: [expect.stringContaining('saldo final do mês anterior')],
  });
  expect((await year()).statements.find(({ month }) => month === 9)?.has_gap).toBe(true);
});

const MOVES = [
  ['2026-07-03', '100,00'],
  ['2026-08-12', '-40,00'],
  ['2026-09-28', '10,00'],
  ['2026-10-30', '5,00'],
] as const;
const months = async (year: () => Promise<{ statements: { month: number; status: string; has_gap: boolean }[] }>) =>
  (await year()).statements.map(({ month, status, has_gap }) => [month, status, has_gap]);

test('a file of several months marks each of them, whichever it was sent for, and one that overlaps is no gap', async () => {
  const { send, year, kept } = await newCompany();
  const rows = MOVES.map(([day, amount]) => `${day};Pix de ${day};${amount}`).join('\n');
  const file = csv(`Data;Histórico;Valor\n01/07/2026;SALDO ANTERIOR;50,00\n${rows}\n31/10/2026;SALDO FINAL;125,00\n`);
  const sent = await send(file, 10, 'Conta da clínica');
  expect(sent.body).toMatchObject({ fresh: 4, repeated: 0, months: ['2026-07', '2026-08', '2026-09', '2026-10'] });
  const four = [7, 8, 9, 10].map((month) => [month, 'sent', false]);
  expect(await months(year)).toEqual(four);

  const overlap = csv(
    'Data;Histórico;Valor\n25/09/2026;SALDO ANTERIOR;110,00\n2026-09-28;Pix de 2026-09-28;10,00\n2026-10-30;Pix de 2026-10-30;5,00\n',
  );
  expect((await send(overlap, 10)).body).toMatchObject({ fresh: 0, repeated: 2 });
  expect(await months(year)).toEqual(four);
  expect(await kept()).toHaveLength(4);
});

test('a file of another month is of that month, and says so; a day beside its month is kept and leaves it to be sent', async () => {
  const { send, year } = await newCompany();
  const september = csv('Data;Histórico;Valor\n02/09/2026;Pix;1,00\n28/09/2026;Pix;2,00\n');
  expect((await send(september, 11, 'Conta da clínica')).body).toMatchObject({
    months: ['2026-09'],
    warnings: ['O arquivo não traz nenhum lançamento de novembro de 2026: é de setembro de 2026, e ficou nesse mês.'],
  });
  expect(await months(year)).toEqual([[9, 'sent', false]]);
  const october = csv('Data;Histórico;Valor\n30/09/2026;Pix;3,00\n05/10/2026;Pix;4,00\n');
  expect((await send(october, 10)).body).toMatchObject({ fresh: 2, months: ['2026-10'] });
  const stray = csv('Data;Histórico;Valor\n31/07/2026;Pix;3,00\n05/08/2026;Pix;4,00\n');
  expect((await send(stray, 8)).body).toMatchObject({ fresh: 2, months: ['2026-08'] });
  expect(await months(year)).toEqual([
    [7, 'pending', false],
    [8, 'sent', false],
    [9, 'sent', false],
    [10, 'sent', false],
  ]);
});

test('a month that is closed or looked at takes nothing more, and what is left out is told', async () => {
  const { send, year, company, kept } = await newCompany();
  await send(csv('Data;Histórico;Valor\n02/08/2026;Pix;1,00\n28/08/2026;Pix;2,00\n'), 8, 'Conta da clínica');
  await api.sql("update statements set status = 'checked' where company_id = $1", [company.id]);
  const both = csv('Data;Histórico;Valor\n28/08/2026;Pix;2,00\n30/08/2026;Pix atrasado;3,00\n05/09/2026;Pix;4,00\n');
  expect((await send(both, 9)).body).toMatchObject({
    fresh: 1,
    months: ['2026-09'],
    warnings: ['O extrato de agosto de 2026 está em “Conferido”: 1 lançamento novo ficou de fora. Fale com o seu contador.'],
  });
  expect(await months(year)).toEqual([
    [8, 'checked', false],
    [9, 'sent', false],
  ]);
  expect(await kept()).toHaveLength(3);
});

test('an account is one however its number or its name is written, and is chosen from those that are there', async () => {
  const { send, year, at, as } = await newCompany();
  const of = (account: string, bank: string, id: string) =>
    ofxSample([{ id, day: '20261005', amount: '100.00', memo: `PIX ${id}` }], account, bank);
  await send(of('40002-7', '0341', 'C1000001'));
  await send(of('400027', '341', 'C1000002'));
  await send(of('0400027', '341', 'C1000003'));
  expect((await year()).accounts).toHaveLength(1);
  await send(csv(AMOUNTS), 10, 'Bradesco');
  await send(csv('Data;Histórico;Valor\n09/10/2026;Tarifa;-1,00\n'), 10, 'bradesco ');
  const [itau, bradesco] = (await year()).accounts;
  expect((await year()).accounts).toHaveLength(2);

  const choose = (file: { name: string; bytes: Buffer }, bank_account_id = 0) =>
    api.call(statement.upload, { ...at, body: { year: 2026, month: 10, bank_account_id }, file }, as);
  expect((await choose(of('400027', '341', 'C1000004'), bradesco?.id)).error.errors).toEqual({
    bank_account_id: [`O arquivo é da conta “${itau?.name}”. Escolha essa, ou deixe que o arquivo diga.`],
  });
  // An account that was only named has the number of the first file that says one.
  expect((await choose(of('99887', '237', 'C1000005'), bradesco?.id)).body).toMatchObject({ fresh: 1 });
  expect((await send(of('99887', '237', 'C1000006'))).body).toMatchObject({ fresh: 1 });
  expect((await year()).accounts).toHaveLength(2);
  expect((await choose(of('11111', '237', 'C1000007'), bradesco?.id)).status).toBe(422);
  expect((await choose(csv(AMOUNTS), 987_654_321)).status).toBe(404);
});

test('hostile, cut and foreign files leave a message and nothing behind', async () => {
  const { send, year, kept } = await newCompany();
  const cuts = Array.from({ length: 12 }, (_, index) =>
    october.bytes.subarray(0, 40 + Math.floor((index * (october.bytes.length - 60)) / 12)),
  );
  const hostile = [
    Buffer.alloc(0),
    Buffer.from([0, 1, 2, 3, 0, 255]),
    Buffer.from('<html><script>alert(1)</script></html>'),
    Buffer.from('Data;Histórico;Valor\n31/02/2026;x;1,00\n'),
    Buffer.from('Data;Histórico;Valor\n05/10/2026;"x;1,00\n'),
    Buffer.from('nada que se leia'),
    ...cuts,
  ];
  for (const bytes of hostile) {
    const answer = await send({ name: 'extrato.ofx', bytes }, 10, 'Conta');
    expect([answer.status, answer.body]).toEqual([422, expect.objectContaining({ errors: { file: [expect.any(String)] } })]);
  }
  expect(await year()).toEqual({ accounts: [], statements: [] });
  expect(await kept()).toEqual([]);
});

test('a PDF is kept unread, a month without movement is declared once, and no month is of the future', async () => {
  const { at, as, send, year } = await newCompany();
  await send(csv(AMOUNTS), 10, 'Conta da clínica');
  const bank_account_id = (await year()).accounts[0]?.id ?? 0;
  const declare = (month: number) => api.call(statement.declareNoMovement, { ...at, body: { year: 2026, month, bank_account_id } }, as);
  expect((await declare(7)).status).toBe(204);
  expect(await declare(7)).toMatchObject({ status: 422, error: { code: 'illegal_transition' } });
  expect(await declare(10)).toMatchObject({ status: 422, error: { code: 'illegal_transition' } });
  expect((await declare(12)).status).toBe(422);
  const july = csv('Data;Histórico;Valor\n05/07/2026;Pix recebido;150,00\n');
  expect(await send(july, 7)).toMatchObject({ status: 422, error: { code: 'illegal_transition' } });
  const strays = csv('Data;Histórico;Valor\n30/05/2026;Pix recebido;150,00\n02/06/2026;Pix;1,00\n');
  await send(strays, 6);
  expect((await declare(5)).error.message).toBe('Esta conta teve movimento em maio de 2026. Envie o extrato do mês.');
  const other = await newCompany();
  const warnings = [expect.stringContaining('PDF foi guardado')];
  expect((await send({ name: 'extrato.pdf', bytes: PDF }, 4)).body).toEqual({ fresh: 0, repeated: 0, months: ['2026-04'], warnings });
  const foreign = { ...other.at, body: { year: 2026, month: 7, bank_account_id } };
  expect((await api.call(statement.declareNoMovement, foreign, other.as)).status).toBe(404);
  expect((await year()).statements.find(({ month }) => month === 7)?.status).toBe('no_movement');
});

test('two halves of a month are one month, a PDF takes no balance away, and what follows is judged by the whole', async () => {
  const { send, year, company } = await newCompany();
  const half = (opening: string, day: string, amount: string, closing: string) =>
    csv(`Data;Histórico;Valor;Saldo\n;SALDO ANTERIOR;;${opening}\n${day};Pix recebido de ${day};${amount};${closing}\n`);
  const gaps = async () => (await year()).statements.filter(({ has_gap }) => has_gap).map(({ month }) => month);
  await send(half('0,00', '30/08/2026', '100,00', '100,00'), 8, 'Conta da clínica');
  // The later half first: alone it does not follow August.
  expect((await send(half('150,00', '20/09/2026', '50,00', '200,00'), 9)).body.warnings).toContainEqual(
    expect.stringContaining('saldo final do mês anterior'),
  );
  expect(await gaps()).toEqual([9]);
  await send(half('200,00', '05/10/2026', '10,00', '210,00'), 10);
  expect((await send(half('100,00', '05/09/2026', '50,00', '150,00'), 9)).body.warnings.join()).not.toMatch(/saldo (?:inicial|não)/);
  expect(await gaps()).toEqual([]);
  await send({ name: 'extrato.pdf', bytes: PDF }, 9);
  expect(
    await api.sql('select opening_balance::int, closing_balance::int from statements where company_id = $1 and month = 9', [company.id]),
  ).toEqual([{ opening_balance: 10_000, closing_balance: 20_000 }]);
  expect((await send(half('900,00', '28/10/2026', '1,00', '901,00'), 10)).body.warnings).toContainEqual(
    expect.stringContaining('não continua de um arquivo do mês para o outro'),
  );
});
