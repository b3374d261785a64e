import { boleto } from '@esteto/contract/money/boleto';
import { profitDistribution } from '@esteto/contract/money/profit-distribution';
import { reconciliation } from '@esteto/contract/money/reconciliation';
import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { statement } from '@esteto/contract/month/statement';
import { notice } from '@esteto/contract/office/notice';
import { beforeEach, describe, expect, test } from 'vitest';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { deliverySample } from '../../month/monthly-obligation/monthly-obligation.examples.ts';
import { ofxSample } from '../../month/statement/statement.examples.ts';
import { profitSample } from './profit-distribution.examples.ts';

const api = await testApp();

const OURS = "name in ('reconciliations.profits', 'profit-distributions.follow')";

/** What was told has had what follows from it. */
const settled = () =>
  expect
    .poll(() => api.sql(`select id from pgboss.job where ${OURS} and state in ('created', 'retry', 'active')`), { timeout: 10_000 })
    .toEqual([]);

const profit = { targets: [], category: 'profit' as const, is_ignored: false, always: false, note: null };

const newCompany = async () => {
  const scene = await newScene(api);
  const { company, partner, master } = scene;
  const at = { company_id: company.id };
  const as = { as: partner };
  const year = () => api.ask(profitDistribution.own, { ...at, year: 2026 }, as);
  const standing = async () => (await year()).payments.filter(({ voided_at }) => voided_at === null);
  const write = (amount: number, values: object = {}) =>
    api.call(profitDistribution.createOwn, { ...at, body: profitSample(scene, { amount, ...values }) }, as);
  const takeBack = async (amount: number) => {
    const { id, version } = (await standing()).find((row) => row.amount === amount) ?? { id: 0, version: 0 };
    return api.call(profitDistribution.voidOwn, { ...at, id, body: { reason: 'Valor lançado em dobro', version } }, as);
  };
  const guides = async () => {
    await settled();
    return (await api.ask(boleto.list, { company_id: company.id }, { as: master })).items.map(({ status, amount, due_date }) => ({
      status,
      amount,
      due_date,
    }));
  };
  /** A movement of the bank that somebody says to be a profit. */
  const sent = async (amount: number, day = '20261020') => {
    const memo = `PIX SOCIO ${'ABCDEFGH'[Math.trunc(amount / 100) % 8]}`;
    const text = `-${(amount / 100).toFixed(2)}`;
    await api.ask(
      statement.upload,
      { ...at, body: { year: 2026, month: 10 }, file: ofxSample([{ id: `P${amount}`, day, amount: text, memo }], `55-${amount}`) },
      as,
    );
    const { items } = await api.ask(reconciliation.list, { ...at, search: memo }, as);
    const id = items.find((row) => row.amount === -amount)?.id ?? 0;
    await api.ask(reconciliation.reconcile, { ...at, id, body: profit }, as);
    await settled();
    return id;
  };
  const unsay = async (id: number) => {
    await api.ask(reconciliation.undo, { ...at, id }, as);
    await settled();
  };
  return { ...scene, scene, at, as, year, standing, write, takeBack, guides, sent, unsay };
};

type Company = Awaited<ReturnType<typeof newCompany>>;

let own: Company;

beforeEach(async () => {
  own = await newCompany();
});

describe('profits that are told by hand', () => {
  test('stand in the year with who had them, and only those of today or before', async () => {
    expect((await own.write(3_000_000)).status).toBe(204);
    expect((await own.write(100, { paid_on: '2030-01-01' })).error.errors).toHaveProperty('paid_on');
    const { payments, people, waiting } = await own.year();
    expect(payments).toMatchObject([
      { amount: 3_000_000, origin: 'typed', user_id: own.partner.id, person_name: own.partner.name, is_matched: false },
    ]);
    expect(people).toMatchObject([{ user_id: own.partner.id, is_partner: true, elsewhere: 0 }]);
    expect(waiting).toEqual([]);
  });

  test('are of a partner of the company, or of somebody by name and CPF', async () => {
    const stranger = await newScene(api);
    expect((await own.write(100, { user_id: stranger.partner.id })).status).toBe(404);
    const former = { user_id: null, person_name: 'Bia Reis', person_cpf: '52998224725' };
    expect((await own.write(100, former)).status).toBe(204);
    expect((await own.year()).people.map(({ name, is_partner }) => [name, is_partner])).toContainEqual(['Bia Reis', false]);
  });

  test('the same amount on a day nearby is the same money, unless it is said to be another', async () => {
    await own.write(3_000_000);
    const refused = await own.write(3_000_000, { paid_on: '2026-10-23' });
    expect(refused.error.errors).toEqual({ is_another: [expect.stringMatching(/20\/10\/2026/)] });
    expect((await own.write(3_000_000, { paid_on: '2026-10-23', is_another: true })).status).toBe(204);
    expect((await own.write(3_000_000, { paid_on: '2026-10-30' })).status).toBe(204);
    expect(await own.standing()).toHaveLength(3);
  });

  test('what other companies paid a person is theirs and the office’s to see, not a colleague’s', async () => {
    const { partner, company, master, at } = own;
    const other = await newScene(api, { partner });
    await api.sql(
      `insert into memberships (user_id, company_id, user_type, is_owner, permissions, is_active, created_at, updated_at)
       values ($1, $2, 'partner', false, '[]', true, now(), now())`,
      [partner.id, other.company.id],
    );
    await api.ask(
      profitDistribution.create,
      { company_id: other.company.id, body: profitSample(own.scene, { amount: 7_000_000 }) },
      { as: master },
    );
    const colleague = await api.make.partner(company);
    const seen = async (as: { as: typeof partner }) =>
      (await api.ask(profitDistribution.own, { ...at, year: 2026 }, as)).people.find(({ user_id }) => user_id === partner.id)?.elsewhere;
    expect(await seen({ as: partner })).toBe(7_000_000);
    expect(await seen({ as: colleague })).toBeNull();
    const { people } = await api.ask(profitDistribution.ofCompany, { company_id: company.id, year: 2026 }, { as: master });
    expect(people.find(({ user_id }) => user_id === partner.id)?.elsewhere).toBe(7_000_000);
  });
});

describe('the tax that is kept back', () => {
  test('makes one DARF a month, on the day of the payroll’s, that follows what is paid, and ends with it', async () => {
    await own.write(5_000_000);
    expect(await own.guides()).toEqual([]);
    await own.write(1);
    expect(await own.guides()).toEqual([{ status: 'overdue', amount: 500_000, due_date: '2026-11-19' }]);
    const told = await api.ask(notice.list, { before: null }, own.as);
    expect(told.map(({ title }) => title)).toContain('Boleto novo: DARF 1841, IRRF sobre lucros de out/2026');
    await own.write(1_000_000);
    expect(await own.guides()).toMatchObject([{ amount: 600_000 }]);
    expect((await own.year()).guides).toMatchObject([{ month: '2026-10', amount: 600_000 }]);
    await own.takeBack(1_000_000);
    await own.takeBack(1);
    expect(await own.guides()).toMatchObject([{ status: 'canceled' }]);
  });

  test('is of each person by themselves, and not of profits of earlier results', async () => {
    const colleague = await api.make.partner(own.company);
    await own.write(4_000_000);
    await own.write(4_000_000, { user_id: colleague.id });
    await own.write(9_000_000, { is_earlier: true });
    expect(await own.guides()).toEqual([]);
    const { items } = await api.ask(profitDistribution.lines, { month: '2026-10' }, { as: own.master });
    const lines = items.filter(({ company_id }) => company_id === own.company.id);
    expect(lines.map(({ paid, earlier, tax }) => [paid, earlier, tax]).toSorted((one, other) => Number(other[1]) - Number(one[1]))).toEqual(
      [
        [4_000_000, 9_000_000, 0],
        [4_000_000, 0, 0],
      ],
    );
  });

  test('leaves a guide that staff wrote by hand', async () => {
    await own.write(6_000_000);
    await settled();
    const { items } = await api.ask(boleto.list, { company_id: own.company.id }, { as: own.master });
    await api.sql('update boletos set created_by = $2 where id = $1', [items[0]?.id, own.master.id]);
    await own.write(1_000_000);
    expect(await own.guides()).toMatchObject([{ amount: 600_000 }]);
  });
});

describe('profits that a statement tells', () => {
  test('are the only partner’s, once, and go when the movement is said to be another thing', async () => {
    const id = await own.sent(6_000_000);
    expect(await own.standing()).toMatchObject([{ amount: 6_000_000, paid_on: '2026-10-20', origin: 'statement', is_matched: true }]);
    expect(await own.guides()).toMatchObject([{ amount: 600_000 }]);
    await own.unsay(id);
    expect(await own.standing()).toEqual([]);
    expect((await own.year()).payments).toMatchObject([{ void_reason: expect.stringContaining('O extrato deixou de dizer') }]);
    expect(await own.guides()).toMatchObject([{ status: 'canceled' }]);
    await api.ask(reconciliation.reconcile, { ...own.at, id, body: profit }, own.as);
    await settled();
    expect(await own.standing()).toHaveLength(1);
  });

  test('are those that were told by hand before, which wait for their movement again when it says another thing', async () => {
    await own.write(6_000_000, { paid_on: '2026-10-18' });
    const id = await own.sent(6_000_000);
    expect(await own.standing()).toMatchObject([{ origin: 'typed', paid_on: '2026-10-18', is_matched: true }]);
    await own.unsay(id);
    expect(await own.standing()).toMatchObject([{ origin: 'typed', is_matched: false }]);
  });

  test('wait to be told whose where there are several partners', async () => {
    const colleague = await api.make.partner(own.company);
    const transaction_id = await own.sent(6_000_000);
    expect((await own.year()).waiting).toMatchObject([{ id: transaction_id, amount: 6_000_000 }]);
    const { items } = await api.ask(
      profitDistribution.list,
      { month: '2026-10', standing: 'unnamed', search: own.company.name },
      { as: own.master },
    );
    expect(items).toMatchObject([{ id: own.company.id, unnamed: 6_000_000, paid: 0, tax: 0 }]);
    const name = (user_id: number) => api.call(profitDistribution.nameOwn, { ...own.at, body: { transaction_id, user_id } }, own.as);
    expect((await name(own.master.id)).status).toBe(404);
    expect((await name(colleague.id)).status).toBe(204);
    expect((await name(colleague.id)).status).toBe(404);
    expect(await own.standing()).toMatchObject([{ user_id: colleague.id, origin: 'statement' }]);
    expect((await own.year()).waiting).toEqual([]);
    // Named wrongly, it waits again.
    await own.takeBack(6_000_000);
    expect((await own.year()).waiting).toMatchObject([{ id: transaction_id }]);
  });
});

test('the partner whose a movement is may be told with the movement, by whoever may say it', async () => {
  const colleague = await api.make.partner(own.company);
  const transaction_id = await own.sent(7_000_000);
  await own.unsay(transaction_id);
  const { profit: offered } = await api.ask(reconciliation.detail, { ...own.at, id: transaction_id }, own.as);
  expect(new Set(offered?.owners.map(({ user_id }) => user_id))).toEqual(new Set([own.partner.id, colleague.id]));
  const say = (owner_id: number) =>
    api.call(reconciliation.reconcile, { ...own.at, id: transaction_id, body: { ...profit, owner_id } }, own.as);
  const wrong = await say(own.master.id);
  expect([wrong.status, Object.keys(wrong.error.errors ?? {})]).toEqual([422, ['owner_id']]);
  expect((await say(colleague.id)).status).toBe(200);
  await settled();
  expect(await own.standing()).toMatchObject([{ user_id: colleague.id, origin: 'statement', amount: 7_000_000 }]);
  expect((await own.year()).waiting).toEqual([]);
  expect(await own.guides()).toMatchObject([{ amount: 700_000 }]);
  const [row] = await own.standing();
  const matched = await api.sql('select actor_user_id from events where action = $1 and entity_id = $2', [
    'profit_distribution.matched',
    row?.id,
  ]);
  expect(matched).toEqual([{ actor_user_id: String(own.partner.id) }]);
});

describe('a month that was read', () => {
  test('is changed by the office alone, and what was voided stays to be seen', async () => {
    await own.write(6_000_000);
    await settled();
    await api.sql(
      `insert into closings (company_id, month, name, status, closed_at, created_at, updated_at) values ($1, '2026-10', 'Mês', 'closed', now(), now(), now())`,
      [own.company.id],
    );
    expect((await own.takeBack(6_000_000)).error.message).toMatch(/10\/2026 já foi fechado/);
    const [row] = await own.standing();
    const body = { reason: 'Valor lançado em dobro', version: row?.version ?? 0 };
    await api.ask(profitDistribution.void, { company_id: own.company.id, id: row?.id ?? 0, body }, { as: own.master });
    expect((await own.year()).payments).toMatchObject([{ id: row?.id, void_reason: body.reason }]);
    expect(await own.guides()).toMatchObject([{ status: 'canceled' }]);
    const again = await api.call(
      profitDistribution.void,
      { company_id: own.company.id, id: row?.id ?? 0, body: { ...body, version: body.version + 1 } },
      { as: own.master },
    );
    expect(again.error.message).toBe('Esta distribuição já foi anulada.');
  });
});

test('what is written or voided after the month left is told, before it is saved and at its obligation', async () => {
  const { company, master } = own;
  const staff = { as: master };
  await own.write(1_000_000);
  await own.write(2_000_000);
  const { id, version } = await api.ask(
    monthlyObligation.create,
    { body: { company_id: company.id, rule_key: 'reinf', competence: '2026-10', observations: null } },
    staff,
  );
  const since = async () => (await api.ask(monthlyObligation.detail, { id }, staff)).profits_since;
  expect([(await own.year()).filed, await since()]).toEqual([[], 0]);
  api.clock.advance(60_000);
  await api.ask(monthlyObligation.deliver, { id, body: { ...deliverySample(), delivered_on: '2026-11-20', version } }, staff);
  expect([(await own.year()).filed, await since()]).toEqual([['2026-10'], 0]);

  api.clock.advance(60_000);
  await own.write(3_000_000);
  expect(await since()).toBe(1);
  const row = (await own.standing()).find(({ amount }) => amount === 1_000_000);
  const takeBack = (of: { id: number; version: number } | undefined) =>
    api.ask(
      profitDistribution.void,
      { company_id: company.id, id: of?.id ?? 0, body: { reason: 'Valor em dobro', version: of?.version ?? 0 } },
      staff,
    );
  await takeBack(row);
  expect(await since()).toBe(2);
  // Written and taken back since: the declaration says nothing else than before.
  await takeBack((await own.standing()).find(({ amount }) => amount === 3_000_000));
  expect(await since()).toBe(1);
  await own.write(500_000, { paid_on: '2026-11-02' });
  expect(await since()).toBe(1);
});

test('a spreadsheet is seen before it is written, and writes what is new, once', async () => {
  const { company, partner, master } = own;
  const staff = { as: master };
  await own.write(1_000_000);
  const lines = [
    'CNPJ;CPF;Sócio;Data;Valor',
    `${company.cnpj};;;20/10/2026;10.000,00`,
    `${company.cnpj};;;28/10/2026;50.000,00`,
    `${company.cnpj};52998224725;Caio Reis;20/10/2026;1.800,00`,
    '00000000000191;;;20/10/2026;1,00',
    `${company.cnpj};52998224725;;20/10/2026;5,00`,
  ];
  const sent = { body: {}, file: { name: 'lucros.csv', bytes: Buffer.from(lines.join('\n')) } };
  const preview = await api.ask(profitDistribution.previewSheet, sent, staff);
  expect(preview).toMatchObject({ missing: null, created: 2, present: 1, failed: 2 });
  expect(preview.rows.map(({ line, result }) => [line, result])).toEqual([
    [5, 'unknown'],
    [6, 'nobody'],
    [3, 'created'],
    [4, 'created'],
    [2, 'told'],
  ]);
  expect(await own.standing()).toHaveLength(1);

  // Two at the same time: one of them finds nothing new.
  const answers = await Promise.all([1, 2].map(() => api.call(profitDistribution.importSheet, sent, staff)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  expect((await own.standing()).map(({ amount, user_id, person_cpf }) => [amount, user_id, person_cpf])).toEqual([
    [5_000_000, partner.id, null],
    [180_000, null, '52998224725'],
    [1_000_000, partner.id, null],
  ]);
  expect(await own.guides()).toMatchObject([{ amount: 600_000 }]);
  const again = await api.call(profitDistribution.importSheet, sent, staff);
  expect(again.error.errors).toEqual({ file: ['Nada nesta planilha é uma retirada nova: veja abaixo o que há em cada linha.'] });
  const { items } = await api.ask(profitDistribution.template, {}, staff);
  expect(items.find(({ id }) => id === company.id)).toMatchObject({ cnpj: company.cnpj, partners: [{ name: partner.name }] });
});

test('staff find the companies above and near the limit, and what the Reinf says of each person', async () => {
  const { master, company } = own;
  const near = await newCompany();
  await own.write(6_000_000);
  await near.write(4_500_000);
  await settled();
  const found = async (standing: 'above' | 'near' | 'taxed') =>
    (await api.ask(profitDistribution.list, { month: '2026-10', standing, limit: 100 }, { as: master })).items.map(({ id }) => id);
  expect(await found('above')).toContain(company.id);
  expect(await found('above')).not.toContain(near.company.id);
  expect(await found('near')).toContain(near.company.id);
  expect(await found('near')).not.toContain(company.id);
  expect(await found('taxed')).toContain(company.id);
  const file = await api.call(profitDistribution.linesFile, { month: '2026-10' }, { as: master });
  const line = Buffer.from(file.bytes ?? [])
    .toString()
    .split('\r\n')
    .find((text) => text.includes(company.name));
  expect(line).toMatch(/12001;60\.?000,00;0,00;6\.?000,00$/);
});
