import { dueDate } from '@esteto/contract/agenda/due-date';
import { boleto } from '@esteto/contract/money/boleto';
import { cashBook } from '@esteto/contract/money/cash-book';
import { notice } from '@esteto/contract/office/notice';
import { describe, expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { boletoSample } from '../boleto/boleto.examples.ts';
import { incomeSample } from './cash-book.examples.ts';

const api = await testApp();

/** The job that a closing asks for has run. */
const settled = () =>
  expect
    .poll(() => api.sql("select id from pgboss.job where name = 'cash-books.guide' and state in ('created', 'retry', 'active')"), {
      timeout: 10_000,
    })
    .toEqual([]);

/** A doctor whose October came to a tax, in a company that has another partner and an employee who sees its boletos. */
const taxedBook = async (amount = 2_000_000) => {
  const scene = await newScene(api);
  const { company, partner, master } = scene;
  const at = { company_id: company.id };
  const as = { as: partner };
  const { id } = await api.ask(cashBook.create, { ...at, body: { ...incomeSample(), amount } as never }, as);
  const close = async (month = '2026-10') => {
    await api.ask(cashBook.closeMonth, { id: partner.id, body: { month } }, { as: master });
    await settled();
  };
  const reopen = () =>
    api.ask(cashBook.reopenMonth, { id: partner.id, body: { month: '2026-10', reason: 'Faltou um recibo.' } }, { as: master });
  const edit = async (changed: number) => {
    const { version } = await api.ask(cashBook.detail, { ...at, id }, as);
    await api.ask(cashBook.update, { ...at, id, body: { ...incomeSample(), amount: changed, version } as never }, as);
  };
  /** The month is opened, its entry changed and closed again. */
  const again = async (changed: number) => {
    await reopen();
    await edit(changed);
    await close();
  };
  const guides = async () => (await api.ask(boleto.own, at, as)).items;
  const month = async () => (await api.ask(cashBook.year, { ...at, year: 2026 }, as)).months[9];
  return { ...scene, at, as, close, again, guides, month };
};

describe('a month that is closed', () => {
  test('makes the DARF of its tax, due on the last business day of the next month, seen by its doctor alone', async () => {
    const { company, partner, master, at, as, close, guides, month } = await taxedBook();
    await close();
    const [guide, ...others] = await guides();
    const found = await month();
    expect(others).toEqual([]);
    expect(guide).toMatchObject({
      kind: 'tax',
      tax_key: 'carne_leao',
      status: 'opened',
      competence: '2026-10',
      amount: found?.darf,
      due_date: '2026-11-30',
      pay_by: '2026-11-30',
      description: `DARF 0190, carnê-leão de out/2026: ${partner.name}`,
    });
    expect(found?.guide).toEqual({ id: guide?.id, status: 'opened', difference: null });
    expect((await api.ask(notice.list, { before: null }, as)).map(({ kind }) => kind)).toContain('boleto.created');

    const id = guide?.id ?? 0;
    const colleague = await api.make.partner(company);
    const employee = await api.make.employee(company, [granted('boletos', 'view', 'edit'), granted('calendar', 'view')]);
    for (const person of [colleague, employee]) {
      expect((await api.ask(boleto.own, at, { as: person })).items).toEqual([]);
      expect((await api.call(boleto.ownDetail, { ...at, id }, { as: person })).status).toBe(404);
      expect((await api.call(boleto.claim, { ...at, id, body: { paid_on: '2026-11-02', version: 1 } }, { as: person })).status).toBe(404);
      const dues = await api.ask(dueDate.own, { ...at, from: '2026-11-01', to: '2026-12-31' }, { as: person });
      expect(dues.filter(({ kind }) => kind === 'boleto')).toEqual([]);
    }
    const dues = await api.ask(dueDate.own, { ...at, from: '2026-11-01', to: '2026-12-31' }, as);
    expect(dues.filter(({ kind }) => kind === 'boleto').map((one) => one.id)).toEqual([id]);
    expect((await api.ask(boleto.list, { company_id: company.id }, { as: master })).items.map((one) => one.id)).toEqual([id]);
  });

  test('makes none of a tax that is nothing, nor beside one that staff wrote by hand; and no second is written by hand', async () => {
    const free = await taxedBook(100_000);
    await free.close();
    expect(await free.guides()).toEqual([]);

    const { company, master, at, as, close, guides } = await taxedBook();
    await api.sql('update companies set is_self_employed = true where id = $1', [company.id]);
    const byHand = {
      ...boletoSample(),
      kind: 'tax' as const,
      tax_key: 'carne_leao' as const,
      company_id: company.id,
      due_date: '2026-11-30',
    };
    const written = await api.ask(boleto.create, { body: byHand }, { as: master });
    await close();
    expect((await guides()).map(({ id }) => id)).toEqual([written.id]);
    await api.ask(boleto.cancel, { id: written.id, body: { reason: 'Engano', version: 1 } }, { as: master });
    await api.ask(cashBook.create, { ...at, body: { ...incomeSample(), entry_date: '2026-09-05', amount: 2_000_000 } as never }, as);
    await close('2026-09');
    const refused = await api.call(boleto.create, { body: { ...byHand, competence: '2026-09', due_date: '2026-10-30' } }, { as: master });
    expect(refused.error?.errors).toEqual({ tax_key: [expect.stringMatching(/já tem uma guia dele neste mês/)] });
    const anew = await api.ask(
      boleto.create,
      { body: { ...byHand, competence: '2026-09', amount: 500_000, due_date: '2026-11-10', replaces: true } },
      { as: master },
    );
    const colleague = { as: await api.make.partner(company) };
    expect((await api.call(boleto.ownDetail, { ...at, id: anew.id }, colleague)).status).toBe(404);
    expect((await api.call(boleto.ownDetail, { ...at, id: anew.id }, as)).status).toBe(200);
  });

  test('grows by the law’s fine and interest after its day, as every federal tax', async () => {
    const { at, as, close, guides } = await taxedBook();
    await api.ask(cashBook.create, { ...at, body: { ...incomeSample(), entry_date: '2026-08-05', amount: 2_000_000 } as never }, as);
    await close('2026-08');
    const [guide] = await guides();
    expect(guide).toMatchObject({ status: 'overdue', pay_by: '2026-09-30', needs_new_guide: true });
    expect(guide?.now).toBeGreaterThan(guide?.amount ?? 0);
  });

  test('that the company has closed as well takes the guide of the book all the same', async () => {
    const { company, close, guides } = await taxedBook();
    await api.sql(
      `insert into closings (company_id, month, name, status, closed_at, created_at, updated_at) values ($1, '2026-10', 'Mês', 'closed', now(), now(), now())`,
      [company.id],
    );
    await close();
    expect(await guides()).toHaveLength(1);
  });
});

describe('a month that is closed again', () => {
  test('changes the guide that waits, without the line of the former amount', async () => {
    const { close, again, guides, month, at, as } = await taxedBook();
    await close();
    const [before] = await guides();
    await api.sql("update boletos set digitable_line = '8', pix_code = 'x' where id = $1", [before?.id]);
    await again(3_000_000);
    const [after, ...others] = await guides();
    expect(others).toEqual([]);
    expect(after).toMatchObject({ id: before?.id, amount: (await month())?.darf });
    expect(after?.amount).toBeGreaterThan(before?.amount ?? 0);
    expect(await api.ask(boleto.ownDetail, { ...at, id: after?.id ?? 0 }, as)).toMatchObject({ digitable_line: null, pix_code: null });
  });

  test('cancels it where nothing is owed any more', async () => {
    const { close, again, guides, month } = await taxedBook();
    await close();
    await again(100_000);
    expect(await guides()).toMatchObject([{ status: 'canceled' }]);
    expect((await month())?.guide).toBeNull();
    await again(2_000_000);
    expect((await guides()).map(({ status }) => status).toSorted()).toEqual(['canceled', 'opened']);
  });

  test('leaves one that was paid as it is, and says that the tax is another', async () => {
    const { partner, master, close, again, guides, month } = await taxedBook();
    await close();
    const [guide] = await guides();
    const body = { paid_on: '2026-11-02', paid_amount: guide?.amount ?? 0, version: 1 };
    await api.ask(boleto.pay, { id: guide?.id ?? 0, body }, { as: master });
    await again(3_000_000);
    expect(await guides()).toMatchObject([{ id: guide?.id, status: 'paid', amount: guide?.amount }]);
    expect((await month())?.guide?.difference).toMatch(/^A guia é de .*; o mês fechado dá /);
    const { items } = await api.ask(cashBook.closings, { search: partner.name, month: '2026-10' }, { as: master });
    expect(items[0]?.guide).toMatchObject({ id: guide?.id, status: 'paid', difference: expect.any(String) });
  });
});
