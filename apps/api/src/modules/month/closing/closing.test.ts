import { boleto } from '@esteto/contract/money/boleto';
import { closing } from '@esteto/contract/month/closing';
import { notice } from '@esteto/contract/office/notice';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import { beforeAll, expect, test } from 'vitest';
import { newScene, type Scene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newInvoice } from '../../billing/invoice/testing/invoice-scene.ts';
import { boletoSample } from '../../money/boleto/boleto.examples.ts';
import { newClosing, readyToClose } from './closing.examples.ts';

const api = await testApp();
let scene: Scene;
beforeAll(async () => {
  scene = await newScene(api);
});
const staff = () => ({ as: scene.master });
const read = (id: number) => api.ask(closing.detail, { id }, staff());

test('the month that has ended is opened once for every company that works, with what it lacks', async () => {
  const { id, company } = await newClosing(scene);
  await api.modules.closings.follow('another night');
  expect(await api.sql('select count(*)::int as count from closings where company_id = $1', [company.id])).toEqual([{ count: 1 }]);
  const found = await read(id);
  expect(found).toMatchObject({ month: addCompetence(competenceOf(api.clock.today()), -1), company_name: company.name, result: 'block' });
  expect(found.checks.map(({ key, result }) => `${key} ${result}`)).toEqual([
    'earlier ok',
    'invoices ok',
    'statements alert',
    'credits ok',
    'withheld ok',
    'payroll block',
    'revenue ok',
    'tax ok',
    'iss ok',
    'limit ok',
    'obligations alert',
    'certificate alert',
  ]);
  const gone = await api.make.company({ accounting_status: 'closed' });
  const opening = await api.make.company({ wizard_step: 'register' });
  const opened = await api.make.company({ opening_date: api.clock.today() });
  await api.modules.closings.follow('a night');
  expect(await api.sql('select id from closings where company_id in ($1, $2, $3)', [gone.id, opening.id, opened.id])).toEqual([]);
  for (const endpoint of [closing.list, closing.followUp])
    expect((await api.ask(endpoint, { search: company.name }, staff())).items).toMatchObject([{ id, result: 'block' }]);
});

test('what blocks does not close; green closes at once and keeps what was found', async () => {
  const { id, company } = await newClosing(scene);
  const partner = await api.make.partner(company, { is_owner: true });
  await api.ask(closing.move, { id, body: { action: 'start', reason: null, version: 1 } }, staff());
  expect(await api.call(closing.close, { id, body: { reasons: [], version: 2 } }, staff())).toMatchObject({
    status: 422,
    body: { code: 'closing_blocked' },
  });
  await readyToClose(scene, id, company.id);
  expect(await read(id)).toMatchObject({ result: 'ok', das_calculated: 0 });
  expect(await api.call(closing.close, { id, body: { reasons: [], version: 1 } }, staff())).toMatchObject({ status: 409 });
  const guide = { ...boletoSample(), kind: 'tax' as const, tax_key: 'inss' as const, competence: (await read(id)).month };
  await api.ask(boleto.create, { body: { ...guide, description: 'INSS do mês', company_id: company.id } }, staff());
  await api.ask(closing.close, { id, body: { reasons: [], version: 2 } }, staff());
  // Who opens it again reads what its people were sent.
  expect((await read(id)).sent).toEqual([
    `Guia INSS do mês, de 20/11/2026, avisada a ${partner.name}.`,
    `Fechamento avisado a ${partner.name} em 20/11/2026.`,
  ]);

  // What changes afterwards does not change what was closed.
  await api.sql('delete from payroll_months where company_id = $1', [company.id]);
  expect(await read(id)).toMatchObject({ status: 'closed', result: 'ok', payroll: 300_000, closed_at: expect.any(String) });
  const changes = ['Folha: R$\u00a03.000,00 no fechamento, nenhum agora.'];
  expect(await read(id)).toMatchObject({ changes });
  expect((await api.ask(closing.list, { search: company.name }, staff())).items).toMatchObject([{ id, changes }]);
  const form = { das_official: 1, revenue_official: null, rbt12_official: null, analyst_id: null, observations: null, version: 3 };
  expect(await api.call(closing.update, { id, body: form }, staff())).toMatchObject({ status: 422, body: { code: 'month_closed' } });

  const reopen = { action: 'reopen', reason: null, version: 3 } as const;
  expect((await api.call(closing.move, { id, body: reopen }, staff())).status).toBe(422);
  await api.ask(closing.move, { id, body: { ...reopen, reason: 'Nota esquecida' } }, staff());
  expect(await read(id)).toMatchObject({ status: 'reopened', result: 'block', reason: 'Nota esquecida', closed_at: null });
  const labels = (await api.ask(closing.history, { id }, staff())).map(({ label }) => label);
  expect(labels).toEqual(['Mês reaberto', 'Mês fechado', 'Fechamento iniciado', 'Fechamento aberto']);
  expect((await api.ask(notice.list, { before: null }, { as: partner })).map(({ kind }) => kind)).toEqual([
    'closing.reopened',
    'closing.closed',
    'boleto.created',
  ]);
});

test('over alerts another person closes, and says why', async () => {
  const { id, company } = await newClosing(scene);
  await readyToClose(scene, id, company.id);
  await api.sql('update closings set das_official = 5000 where id = $1', [id]);
  const close = (version: number, reason: string | null, as = scene.master) =>
    api.call(closing.close, { id, body: { reasons: reason ? [{ key: 'tax', reason }] : [], version } }, { as });
  expect(await close(2, 'Juros', scene.master)).toMatchObject({ status: 422, body: { message: 'Há alertas: envie para revisão antes.' } });
  await api.ask(closing.move, { id, body: { action: 'send_to_review', reason: null, version: 2 } }, staff());
  expect(await close(3, 'Juros')).toMatchObject({ status: 422, body: { code: 'closing_needs_review' } });
  const other = await api.make.master();
  expect(await close(3, null, other)).toMatchObject({
    status: 422,
    body: { errors: { reasons: ['Falta o motivo de: Imposto.'] } },
  });
  expect((await close(3, 'O município cobra à parte', other)).status).toBe(204);
  expect(await read(id)).toMatchObject({
    status: 'closed',
    result: 'alert',
    reason: 'O município cobra à parte',
    reviewer_name: other.name,
    checks: expect.arrayContaining([expect.objectContaining({ key: 'tax', accepted: 'O município cobra à parte' })]),
  });
});

test('the load of each analyst is told, up to the legal day of the month', async () => {
  const [one, two] = [await newClosing(scene), await newClosing(scene)];
  await readyToClose(scene, one.id, one.company.id);
  for (const { id } of [one, two]) await api.sql('update closings set analyst_id = $2 where id = $1', [id, scene.master.id]);
  await api.ask(closing.close, { id: one.id, body: { reasons: [], version: 2 } }, staff());
  const { analysts, deadline } = await api.ask(closing.workload, {}, staff());
  // The 20th of November is a holiday.
  expect(deadline).toBe('2026-11-23');
  expect(analysts.find(({ analyst_id }) => analyst_id === scene.master.id)).toMatchObject({ total: 2, done: 1, with_client: 0 });
});

test('what a closing finds is kept by a job: lists narrow and order by it, and it follows what changes', async () => {
  const here = { ...staff(), month: undefined };
  const { id, company } = await newClosing(scene);
  const by = (filters: object) =>
    api.ask(closing.followUp, { search: company.name, ...filters }, here).then(({ items }) => items.map((row) => row.id));
  await api.modules.closings.judge();
  expect(await by({ result: 'block', check: 'payroll', turn: 'office', sort: '-penalty' })).toEqual([id]);
  expect(await by({ check: 'invoices' })).toEqual([]);
  expect(await by({ mine: true })).toEqual([]);
  const [before] = await api.sql('select judged_on::text, version, since::text from closings where id = $1', [id]);
  expect(before).toMatchObject({ judged_on: api.clock.today(), version: 1, since: api.clock.today() });
  await readyToClose(scene, id, company.id);
  expect(await by({ result: 'block' })).toEqual([id]);
  await api.modules.closings.judge();
  expect(await by({ result: 'block' })).toEqual([]);
  expect(await by({ result: 'ok', sort: 'since' })).toEqual([id]);
  const [left] = await api.sql('select count(*)::int as count from closing_changes where company_id = $1', [company.id]);
  expect(left).toEqual({ count: 0 });
});

test('what changes backwards neither changes a closed month nor what its guide says, and is told beside it', async () => {
  const { id, company } = await newClosing(scene);
  const { month } = await read(id);
  const invoice = await newInvoice(await newScene(api, { company }));
  await api.sql("update invoices set status = 'sent', competence = $2 where id = $1", [invoice.id, month]);
  await api.sql('update companies set opening_date = $2 where id = $1', [company.id, `${month}-01`]);
  await readyToClose(scene, id, company.id);
  const das = (await read(id)).das_calculated;
  await api.sql('update closings set das_official = $2 where id = $1', [id, das]);
  await api.ask(closing.close, { id, body: { reasons: [], version: 2 } }, staff());
  const owes = async () => (await api.modules.months.taxes([company.id], month)).get(company.id);
  const before = await owes();
  expect(before).toMatchObject({ tax_regime: 'simples', das_due: das });

  await api.sql('update closings set das_official = null where id = $1', [id]);
  await api.sql("update companies set tax_regime = 'normal' where id = $1", [company.id]);
  expect(await owes()).toMatchObject({ tax_regime: 'simples', das_due: das, revenue: before?.revenue });
  const { changes, ...kept } = await read(id);
  expect(kept).toMatchObject({ status: 'closed', regime: 'simples', das_calculated: das });
  expect(changes.map((words) => words.split(':')[0])).toEqual(['Regime', 'Anexo', 'DAS', 'PIS', 'Cofins', 'IRPJ', 'CSLL']);
});

test('a company whose opening is put after the month has no limits in it, and the checks go on', async () => {
  const { id, company } = await newClosing(scene);
  await api.sql("update companies set tax_regime = 'simples', opening_date = '2027-01-04' where id = $1", [company.id]);
  await api.modules.closings.judge();
  expect((await read(id)).checks.map(({ key }) => key)).not.toContain('limit');
});

test('months close one after the other', async () => {
  const { id, company } = await newClosing(scene);
  const { month } = await read(id);
  await readyToClose(scene, id, company.id);
  const earlier = addCompetence(month, -2);
  const [row] = await api.sql<{ id: string }>(
    `insert into closings (company_id, month, name, status, created_at, updated_at) values ($1, $2, 'Mês', 'reopened', now(), now()) returning id`,
    [company.id, earlier],
  );
  const close = () => api.call(closing.close, { id, body: { reasons: [], version: 2 } }, staff());
  expect(await close()).toMatchObject({ status: 422, body: { code: 'closing_blocked' } });
  expect((await read(id)).checks[0]).toMatchObject({
    key: 'earlier',
    result: 'block',
    words: expect.stringContaining('ainda não foi fechado'),
  });
  await api.sql("update closings set status = 'waived' where id = $1", [row?.id]);
  expect((await close()).status).toBe(204);
});

test('a month with an unanswered requirement waits for the client by itself, and goes on once it is answered', async () => {
  const { id, company } = await newClosing(scene);
  const { month } = await read(id);
  const invoice = await newInvoice(await newScene(api, { company }));
  await api.sql("update invoices set status = 'requirement', competence = $2 where id = $1", [invoice.id, month]);
  await api.modules.closings.follow('a night');
  expect(await read(id)).toMatchObject({ status: 'awaiting_client' });
  await api.sql("update invoices set status = 'answered' where id = $1", [invoice.id]);
  await api.modules.closings.follow('another night');
  expect(await read(id)).toMatchObject({ status: 'running', result: 'block' });
});

test('a month with notes is not without movement', async () => {
  const { id, company } = await newClosing(scene);
  const { month } = await read(id);
  const invoice = await newInvoice(await newScene(api, { company }));
  await api.sql('update invoices set competence = $2 where id = $1', [invoice.id, month]);
  const waive = { id, body: { action: 'waive' as const, reason: 'Cliente pediu para dispensar', version: 1 } };
  expect((await api.call(closing.move, waive, staff())).error.code).toBe('month_has_revenue');
  const letter = await api.call(closing.move, { id, body: { ...waive.body, reason: 'x' } }, staff());
  expect(letter.error.errors).toEqual({ reason: ['Motivo: conte em ao menos duas palavras e 10 letras, para quem ler depois.'] });
  const declare = { id, body: { action: 'declare_no_movement' as const, reason: null, version: 1 } };
  const refused = await api.call(closing.move, declare, staff());
  expect([refused.status, refused.error.code]).toEqual([422, 'month_has_revenue']);
  expect(refused.error.message.replaceAll('\u00a0', ' ')).toBe('O mês tem R$ 15.000,00 em notas: não é sem movimento, nem se dispensa.');
  await api.sql("update invoices set status = 'discarded' where id = $1", [invoice.id]);
  expect((await api.call(closing.move, declare, staff())).status).toBe(204);
});

test('a month waits for the statements of all accounts, first of the client, then of the office', async () => {
  const { id, company } = await newClosing(scene);
  await readyToClose(scene, id, company.id);
  const stands = async (status: string) => {
    await api.sql('update statements set status = $2 where company_id = $1', [company.id, status]);
    return (await read(id)).checks.filter(({ key }) => key === 'statements');
  };
  expect(await stands('incomplete')).toMatchObject([{ result: 'block', side: 'client', words: 'Falta o extrato de 10/2026' }]);
  expect(await stands('sent')).toMatchObject([{ result: 'block', side: 'office', words: '1 extrato por conferir' }]);
  expect(await api.call(closing.close, { id, body: { reasons: [], version: 2 } }, staff())).toMatchObject({
    status: 422,
    error: { code: 'closing_blocked' },
  });
  expect(await stands('no_movement')).toMatchObject([{ result: 'ok' }]);
  await api.sql(
    `insert into bank_accounts (company_id, bank_code, name, created_at, updated_at)
     values ($1, '', 'Outra conta', now(), now())`,
    [company.id],
  );
  expect(await stands('checked')).toMatchObject([{ result: 'block', side: 'client' }]);
});
