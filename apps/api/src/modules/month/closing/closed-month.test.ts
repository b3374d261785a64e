import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import { boleto } from '@esteto/contract/money/boleto';
import { cashBook } from '@esteto/contract/money/cash-book';
import { closing } from '@esteto/contract/month/closing';
import { companyStatement } from '@esteto/contract/month/company-statement';
import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { rFactor } from '@esteto/contract/month/r-factor';
import { statement } from '@esteto/contract/month/statement';
import { describe, expect, test } from 'vitest';
import { newScene, PDF, type Scene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newClient } from '../../billing/client/client.examples.ts';
import { invoiceRequestSample, issueSample, paymentSample } from '../../billing/invoice/testing/invoice-samples.ts';
import { cancellationAsked, issuedInvoice, newInvoice } from '../../billing/invoice/testing/invoice-scene.ts';
import { boletoSample } from '../../money/boleto/boleto.examples.ts';
import { incomeSample, newEntry } from '../../money/cash-book/cash-book.examples.ts';
import { deliverySample } from '../monthly-obligation/monthly-obligation.examples.ts';
import { payrollSample } from '../r-factor/r-factor.examples.ts';
import { october } from '../statement/statement.examples.ts';
import { readyToClose } from './closing.examples.ts';

const api = await testApp();

/** The months in which the examples are; the cash book has months of its own. */
const MONTHS = ['2026-10', '2026-11'];

type Answer = { status: number; error?: { code?: string; message: string } | undefined };
type Try = () => Promise<Answer>;

const close = async ({ company: { id }, partner }: Pick<Scene, 'company' | 'partner'>) => {
  for (const month of MONTHS)
    await api.sql(
      `insert into closings (company_id, month, name, status, closed_at, created_at, updated_at) values ($1, $2, 'Mês', 'closed', now(), now(), now())
       on conflict (company_id, month) do update set status = 'closed'`,
      [id, month],
    );
  await api.sql(
    `insert into cash_book_months (user_id, month, month_status, closed_at, created_at, updated_at) values ($1, '2026-10', 'closed', now(), now(), now())
     on conflict (user_id, month) do update set month_status = 'closed'`,
    [partner.id],
  );
};

/** As staff do it, with the reason. */
const reopen = async ({ company, partner, master }: Scene) => {
  const rows = await api.sql<{ id: string; version: number }>('select id, version from closings where company_id = $1', [company.id]);
  for (const { id, version } of rows)
    await api.ask(closing.move, { id: Number(id), body: { action: 'reopen', reason: 'Nota esquecida', version } }, { as: master });
  await api.ask(cashBook.reopenMonth, { id: partner.id, body: { month: '2026-10', reason: 'Recibo esquecido' } }, { as: master });
};

const taxBoleto = () => ({ ...boletoSample(), kind: 'tax' as const });
const newTaxBoleto = ({ company, master }: Scene) =>
  api.ask(boleto.create, { body: { ...taxBoleto(), company_id: company.id } }, { as: master });
const newObligation = ({ company, master }: Scene) => {
  const body = { company_id: company.id, rule_key: 'das', competence: '2026-10', observations: null } as const;
  return api.ask(monthlyObligation.create, { body }, { as: master });
};
const sentStatement = async ({ company, partner }: Scene) => {
  await api.ask(statement.upload, { company_id: company.id, body: { year: 2026, month: 10 }, file: october }, { as: partner });
  const found = await api.ask(statement.year, { company_id: company.id, year: 2026 }, { as: partner });
  return { id: found.statements[0]?.id ?? 0, account: found.accounts[0]?.id ?? 0 };
};

/** Prepares what is there before the month is closed; answers what is tried then. */
const writes: Record<string, (scene: Scene) => Promise<Try>> = {
  'a request of the doctor': async (scene) => {
    const { id } = await newClient(scene);
    return () => api.call(invoice.request, { company_id: scene.company.id, body: invoiceRequestSample(id) }, { as: scene.partner });
  },
  'a request of staff': async (scene) => {
    const body = { ...invoiceRequestSample((await newClient(scene)).id), company_id: scene.company.id, iss_withheld: 'none' as const };
    return () => api.call(receivable.request, { body }, { as: scene.master });
  },
  'another amount': async (scene) => {
    const { id, version, client } = await newInvoice(scene);
    const body = { ...invoiceRequestSample(client.id), gross_amount: 1_234_56, version };
    return () => api.call(receivable.update, { id, body }, { as: scene.master });
  },
  'an invoice that leaves the month': async (scene) => {
    const { id, version, client } = await newInvoice(scene);
    const body = { ...invoiceRequestSample(client.id), competence: '2026-09', version };
    return () => api.call(receivable.update, { id, body }, { as: scene.master });
  },
  'an invoice that is issued': async (scene) => {
    const { id, version } = await newInvoice(scene);
    return () => api.call(receivable.issue, { id, body: { ...issueSample(), version } }, { as: scene.master });
  },
  'one that is cancelled': async (scene) => {
    const { id, version } = await issuedInvoice(scene);
    const body = { reason: '1' as const, justification: 'Valor do serviço errado.', version };
    return () => api.call(receivable.cancel, { id, body }, { as: scene.master });
  },
  'one whose cancellation the doctor asked for': async (scene) => {
    const { id, version } = await cancellationAsked(scene);
    const body = { reason: '1' as const, justification: 'Valor do serviço errado.', version };
    return () => api.call(receivable.cancel, { id, body }, { as: scene.master });
  },
  'one that is to be substituted': async (scene) => {
    const { id, version } = await issuedInvoice(scene);
    const body = { reason: '99' as const, justification: 'Valor do serviço errado.', version };
    return () => api.call(receivable.substitute, { id, body }, { as: scene.master });
  },
  'one that is discarded': async (scene) => {
    const { id, version } = await newInvoice(scene);
    return () => api.call(receivable.discard, { id, body: { reason: 'Pedida em dobro.', version } }, { as: scene.master });
  },
  'one that the doctor withdraws': async (scene) => {
    const { id, version } = await newInvoice(scene);
    const body = { reason: 'Pedida em dobro.', version };
    return () => api.call(invoice.withdraw, { company_id: scene.company.id, id, body }, { as: scene.partner });
  },
  'a payroll': async ({ company, master }) => {
    const body = { ...payrollSample(), version: null };
    return () => api.call(rFactor.savePayroll, { id: company.id, body }, { as: master });
  },
  'a payroll that is raised': async ({ company, master }) => {
    await api.ask(rFactor.savePayroll, { id: company.id, body: { ...payrollSample(), version: null } }, { as: master });
    const body = { ...payrollSample(), pro_labore: 900_000, version: 1 };
    return () => api.call(rFactor.savePayroll, { id: company.id, body }, { as: master });
  },
  'an obligation': async ({ company, master }) => {
    const body = { company_id: company.id, rule_key: 'das', competence: '2026-10', observations: null } as const;
    return () => api.call(monthlyObligation.create, { body }, { as: master });
  },
  'the amount of an obligation': async (scene) => {
    const { id, version } = await newObligation(scene);
    const body = { amount: 5_000, analyst_id: null, observations: null, version };
    return () => api.call(monthlyObligation.update, { id, body }, { as: scene.master });
  },
  'an obligation that is waived': async (scene) => {
    const { id, version } = await newObligation(scene);
    const body = { action: 'waive' as const, reason: 'Sem atividade', version };
    return () => api.call(monthlyObligation.move, { id, body }, { as: scene.master });
  },
  'an obligation without a fact': async (scene) => {
    const { id } = await newObligation(scene);
    return () => api.call(monthlyObligation.noFactMany, { body: { ids: [id] } }, { as: scene.master });
  },
  'an obligation that is opened again': async (scene) => {
    const { id, version } = await newObligation(scene);
    await api.ask(monthlyObligation.deliver, { id, body: { ...deliverySample(), version } }, { as: scene.master });
    const body = { action: 'reopen' as const, reason: 'Recibo errado', version: version + 1 };
    return () => api.call(monthlyObligation.move, { id, body }, { as: scene.master });
  },
  'another amount of a guide': async (scene) => {
    const { id, version } = await newTaxBoleto(scene);
    const body = { ...taxBoleto(), amount: 91_000, version };
    return () => api.call(boleto.update, { id, body }, { as: scene.master });
  },
  'a guide that is cancelled': async (scene) => {
    const { id, version } = await newTaxBoleto(scene);
    return () => api.call(boleto.cancel, { id, body: { reason: 'Emitida em dobro', version } }, { as: scene.master });
  },
  'a statement': async ({ company, partner }) => {
    const body = { year: 2026, month: 10 };
    return () => api.call(statement.upload, { company_id: company.id, body, file: october }, { as: partner });
  },
  'a second file of a statement': async (scene) => {
    await sentStatement(scene);
    const body = { year: 2026, month: 10 };
    const file = { name: 'segunda.pdf', bytes: PDF };
    return () => api.call(statement.upload, { company_id: scene.company.id, body, file }, { as: scene.partner });
  },
  'a month without movements': async (scene) => {
    const { account } = await sentStatement(scene);
    const body = { year: 2026, month: 11, bank_account_id: account };
    return () => api.call(statement.declareNoMovement, { company_id: scene.company.id, body }, { as: scene.partner });
  },
  'a statement that is checked': async (scene) => {
    const { id } = await sentStatement(scene);
    const body = { action: 'conclude' as const, reason: null, version: 1 };
    return () => api.call(companyStatement.move, { id, body }, { as: scene.master });
  },
  'an entry of the cash book': async ({ company, partner }) => {
    return () => api.call(cashBook.create, { company_id: company.id, body: incomeSample() }, { as: partner });
  },
  'another amount of an entry': async (scene) => {
    const { id } = await newEntry(scene);
    const body = { ...incomeSample(), amount: 91_000, version: 1 };
    return () => api.call(cashBook.update, { company_id: scene.company.id, id, body }, { as: scene.partner });
  },
  'an entry that is removed': async (scene) => {
    const { id } = await newEntry(scene);
    return () => api.call(cashBook.remove, { company_id: scene.company.id, id }, { as: scene.partner });
  },
};

describe('a closed month refuses, and once it is opened again takes', () => {
  test.each(Object.entries(writes))('%s', async (_name, prepare) => {
    const scene = await newScene(api);
    const attempt = await prepare(scene);
    await close(scene);
    const refused = await attempt();
    expect(refused).toMatchObject({ status: 422, error: { code: 'month_closed' } });
    expect(refused.error?.message).toMatch(
      /^1[01]\/2026 está fechado\. (?:Reabra o mês antes, com o motivo|Peça ao seu contador para reabrir)\.$/,
    );
    await reopen(scene);
    expect([200, 204]).toContain((await attempt()).status);
  });
});

describe('a closed month lets happen what comes afterwards by nature', () => {
  test('money, mails, files, archiving and the wish to cancel an invoice', async () => {
    const scene = await newScene(api);
    const as = { as: scene.master };
    const { id, version, net_amount } = await issuedInvoice(scene);
    const other = await issuedInvoice(scene);
    await close(scene);
    expect((await api.call(receivable.receive, { id, body: { ...paymentSample(net_amount), version } }, as)).status).toBe(200);
    expect((await api.call(receivable.attach, { id, file: { name: 'nfse.pdf', bytes: PDF } }, as)).status).toBe(200);
    const body = { reason: '2' as const, justification: 'O plantão foi de outro médico.', version: other.version };
    const asked = await api.call(invoice.askCancellation, { company_id: scene.company.id, id: other.id, body }, { as: scene.partner });
    expect(asked.status).toBe(200);
    const denial = { answer: 'O prazo do município já passou.', version: asked.body.version };
    expect((await api.call(receivable.denyCancellation, { id: other.id, body: denial }, as)).status).toBe(200);
    expect([200, 204]).toContain((await api.call(receivable.archive, { id }, as)).status);
  });

  test('an obligation is delivered and paid, a guide is seen, claimed and paid, and what is due expires', async () => {
    const scene = await newScene(api);
    const as = { as: scene.master };
    const [due, late] = [await newObligation(scene), await newTaxBoleto(scene)];
    await close(scene);
    expect((await api.call(monthlyObligation.deliver, { id: due.id, body: { ...deliverySample(), version: 1 } }, as)).status).toBe(204);
    const pay = { action: 'pay' as const, reason: null, version: 2 };
    expect((await api.call(monthlyObligation.move, { id: due.id, body: pay }, as)).status).toBe(204);
    const own = { company_id: scene.company.id, id: late.id };
    expect((await api.call(boleto.see, own, { as: scene.partner })).status).toBe(204);
    const claimed = { paid_on: '2026-11-02', version: 1 };
    expect((await api.call(boleto.claim, { ...own, body: claimed }, { as: scene.partner })).status).toBe(204);
    const paid = { paid_on: '2026-11-02', paid_amount: late.amount, version: 2 };
    expect((await api.call(boleto.pay, { id: late.id, body: paid }, as)).status).toBe(204);
  });

  test('the guide of its tax is made, and made anew after its day: what it was closed with stays', async () => {
    const scene = await newScene(api);
    const as = { as: scene.master };
    await close(scene);
    const body = { ...taxBoleto(), company_id: scene.company.id };
    const { id, version } = await api.ask(boleto.create, { body }, as);
    const anew = { ...taxBoleto(), amount: 91_000, due_date: '2026-12-04', reason: 'Venceu sem pagamento', version };
    const made = await api.call(boleto.replace, { id, body: anew }, as);
    expect(made.status).toBe(200);
    expect(await api.ask(boleto.detail, { id }, as)).toMatchObject({ status: 'canceled' });
    const cancelled = await api.call(boleto.cancel, { id: made.body.id, body: { reason: 'Emitida em dobro', version: 1 } }, as);
    expect(cancelled).toMatchObject({ status: 422, error: { code: 'month_closed' } });
  });

  test('a boleto that is no tax’s is written and cancelled', async () => {
    const scene = await newScene(api);
    await close(scene);
    const { id } = await api.ask(boleto.create, { body: { ...boletoSample(), company_id: scene.company.id } }, { as: scene.master });
    const body = { reason: 'Emitido em dobro', version: 1 };
    expect((await api.call(boleto.cancel, { id, body }, { as: scene.master })).status).toBe(204);
  });
});

test.each(['cancelled', 'asked for'] as const)('a month that is closed while an invoice is %s has one winner', async (what) => {
  const scene = await newScene(api);
  const as = { as: scene.master };
  await api.modules.closings.follow('a night');
  await api.sql("update companies set tax_regime = 'simples', opening_date = '2026-11-03' where id = $1", [scene.company.id]);
  const [row] = await api.sql<{ id: string }>("update closings set month = '2026-11' where company_id = $1 returning id", [
    scene.company.id,
  ]);
  const id = Number(row?.id);
  const issued = await issuedInvoice(scene);
  await readyToClose(scene, id, scene.company.id);
  const { das_calculated, month } = await api.ask(closing.detail, { id }, as);
  expect([month, das_calculated]).toEqual(['2026-11', expect.any(Number)]);
  await api.sql('update closings set das_official = $2 where id = $1', [id, das_calculated]);
  const body = { reason: '1' as const, justification: 'Valor do serviço errado.', version: issued.version };
  const request = { ...invoiceRequestSample(issued.client.id), company_id: scene.company.id, iss_withheld: 'none' as const };
  const write = () =>
    what === 'cancelled' ? api.call(receivable.cancel, { id: issued.id, body }, as) : api.call(receivable.request, { body: request }, as);
  const other = await api.make.master();
  const [closed, written] = await Promise.all([api.call(closing.close, { id, body: { reasons: [], version: 2 } }, { as: other }), write()]);
  expect([closed.status, written.status]).toEqual(closed.status === 204 ? [204, 422] : [422, 200]);
  const { status, revenue } = await api.ask(closing.detail, { id }, as);
  const [{ sum } = { sum: '' }] = await api.sql<{ sum: string }>(
    "select coalesce(sum(gross_amount), 0) as sum from invoices where company_id = $1 and status <> 'cancelled'",
    [scene.company.id],
  );
  expect({ status, revenue }).toEqual({ status: closed.status === 204 ? 'closed' : 'running', revenue: Number(sum) });
});

test('what closed it is not rewritten by the application, whatever service would', async () => {
  const scene = await newScene(api);
  await close(scene);
  const write = (text: string, { id }: { id: number } = scene.company) => api.deps.db.execute(text.replace('$1', String(id)));
  await expect(write("update closings set figures = '{}' where company_id = $1")).rejects.toMatchObject({ cause: { code: 'MC001' } });
  await expect(write("update closings set status = 'running' where company_id = $1")).rejects.toMatchObject({ cause: { code: 'MC001' } });
  await expect(write('delete from closings where company_id = $1')).rejects.toMatchObject({ cause: { code: 'MC001' } });
  await expect(write('update cash_book_months set closed_at = null where user_id = $1', scene.partner)).rejects.toMatchObject({
    cause: { code: 'MC001' },
  });
});
