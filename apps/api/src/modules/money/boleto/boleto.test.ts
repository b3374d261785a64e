import { boleto } from '@esteto/contract/money/boleto';
import { cashFlow } from '@esteto/contract/money/cash-flow';
import { closing } from '@esteto/contract/month/closing';
import { notice } from '@esteto/contract/office/notice';
import { buildBankBoleto } from '@esteto/domain/shared/document/boleto-build';
import { describe, expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene, PDF } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newClosing } from '../../month/closing/closing.examples.ts';
import { boletoSample, lateGuide, newBoleto } from './boleto.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const staff = { as: scene.master };
const client = { as: scene.partner };
const own = { company_id: scene.company.id };
const read = (id: number) => api.ask(boleto.detail, { id }, staff);

test('staff write a boleto, the client finds it with what waiting costs, and is seen to have seen it', async () => {
  const { id, status } = await newBoleto(scene);
  expect(status).toBe('opened');
  expect(await api.ask(boleto.ownDetail, { ...own, id }, client)).toMatchObject({ now: 81_240, per_day: 0, file: null, pix_qr: null });
  await api.ask(boleto.see, { ...own, id }, client);
  await api.ask(boleto.see, { ...own, id }, client);
  expect(await read(id)).toMatchObject({ viewed_at: expect.any(String), views: [{ name: scene.partner.name }], version: 1 });

  await api.ask(boleto.attach, { id, file: { name: 'boleto.pdf', bytes: PDF } }, staff);
  expect((await api.call(boleto.ownFile, { ...own, id }, client)).bytes).toEqual(PDF);
  const labels = (await api.ask(boleto.ownHistory, { ...own, id }, client)).map(({ label }) => label);
  expect(labels).toEqual(['Arquivo do boleto guardado', 'Boleto visto pelo cliente', 'Boleto incluído']);
});

test('another company’s boleto is nobody’s, and an employee needs the right to it', async () => {
  const { id } = await newBoleto(scene);
  const other = await newScene(api);
  expect((await api.call(boleto.ownDetail, { company_id: other.company.id, id }, { as: other.partner })).status).toBe(404);
  expect((await api.call(boleto.see, { company_id: other.company.id, id }, { as: other.partner })).status).toBe(404);
  const [reader, blind] = [await api.make.employee(scene.company, [granted('boletos', 'view')]), await api.make.employee(scene.company)];
  expect((await api.call(boleto.ownDetail, { ...own, id }, { as: reader })).status).toBe(200);
  const claim = { ...own, id, body: { paid_on: '2026-11-02', version: 1 } };
  expect((await api.call(boleto.claim, claim, { as: reader })).status).toBe(403);
  expect((await api.call(boleto.own, own, { as: blind })).status).toBe(403);
});

test('the client tells of a payment, staff see it and write down what came: a part, then the rest', async () => {
  const { id } = await newBoleto(scene);
  await api.ask(boleto.claim, { ...own, id, body: { paid_on: '2026-11-02', version: 1 } }, client);
  const claimed = await api.ask(boleto.list, { claimed: true, company_id: own.company_id }, staff);
  expect(claimed.items.map((row) => row.id)).toContain(id);
  const pay = (version: number, paid_amount: number, paid_on = '2026-11-02') =>
    api.call(boleto.pay, { id, body: { paid_on, paid_amount, version } }, staff);
  expect(await pay(2, 1, '2030-01-01')).toMatchObject({
    status: 422,
    body: { errors: { paid_on: ['Pago em: esta data ainda não chegou.'] } },
  });
  expect((await pay(2, 40_000)).status).toBe(204);
  expect(await read(id)).toMatchObject({ status: 'partially_paid', paid_amount: 40_000, claimed_on: null, now: 41_240 });
  expect((await pay(2, 41_240)).status).toBe(409);
  expect((await pay(3, 41_240)).status).toBe(204);
  expect(await read(id)).toMatchObject({ status: 'paid', paid_amount: 81_240, now: 0 });
  expect(await pay(4, 1)).toMatchObject({ status: 422, body: { code: 'illegal_transition' } });
});

test('what nobody paid is overdue after its day, costs more, and is paid late', async () => {
  const { id, version } = await newBoleto(scene);
  await api.sql("update boletos set due_date = '2026-10-15', pay_by = '2026-10-15' where id = $1", [id]);
  await api.modules.boletos.expire('an hour');
  const late = await read(id);
  expect(late.status).toBe('overdue');
  expect(late.now).toBeGreaterThan(81_240);
  const { items } = await api.ask(boleto.own, { ...own, late: true }, client);
  expect(items.map((row) => row.id)).toEqual([id]);
  await api.ask(boleto.pay, { id, body: { paid_on: '2026-11-02', paid_amount: 81_240, version: version + 1 } }, staff);
  expect(await read(id)).toMatchObject({ status: 'paid_late' });
});

test('what nobody can have paid is refused beside its field, and so is a value below what was paid', async () => {
  const { id } = await newBoleto(scene);
  const pay = (paid_amount: number, paid_on: string, version = 1) =>
    api.call(boleto.pay, { id, body: { paid_on, paid_amount, version } }, staff);
  expect((await pay(99_999_999, '2026-11-02')).error.errors).toEqual({
    paid_amount: ['Valor pago: em 02/11/2026 faltavam R$ 812,40. Confira o que foi digitado.'],
  });
  const wrongYear = { paid_on: ['Pago em: é mais de um ano antes do vencimento. Confira o ano.'] };
  expect((await pay(81_240, '1999-11-02')).error.errors).toEqual(wrongYear);
  const claim = { ...own, id, body: { paid_on: '1999-11-02', version: 1 } };
  expect((await api.call(boleto.claim, claim, client)).error.errors).toEqual(wrongYear);
  expect((await pay(40_000, '2026-11-02')).status).toBe(204);
  const smaller = await api.call(boleto.update, { id, body: { ...boletoSample(), amount: 30_000, version: 2 } }, staff);
  expect(smaller.error.errors).toEqual({ amount: ['Valor: já foram pagos R$ 400,00 deste boleto.'] });
});

test('a payment is undone with a reason: the boleto waits again where its day says', async () => {
  const { id } = await newBoleto(scene);
  const undo = (version: number) => api.call(boleto.undoPayment, { id, body: { reason: 'Era de outro boleto', version } }, staff);
  expect((await undo(1)).error.code).toBe('illegal_transition');
  await api.ask(boleto.pay, { id, body: { paid_on: '2026-11-02', paid_amount: 81_240, version: 1 } }, staff);
  expect((await undo(2)).status).toBe(204);
  expect(await read(id)).toMatchObject({ status: 'opened', paid_amount: null, paid_on: null, now: 81_240 });
  const [last] = await api.ask(boleto.history, { id }, staff);
  expect(last).toMatchObject({ label: 'Pagamento desfeito', reason: 'Era de outro boleto' });
  await api.ask(boleto.pay, { id, body: { paid_on: '2026-11-02', paid_amount: 40_000, version: 3 } }, staff);
  await api.sql("update boletos set due_date = '2026-10-15', pay_by = '2026-10-15' where id = $1", [id]);
  expect((await undo(4)).status).toBe(204);
  expect(await read(id)).toMatchObject({ status: 'overdue', paid_amount: null });
});

test('a discount counts until its day, everywhere alike, and what is paid with it is paid in full', async () => {
  const other = await newScene(api);
  const [of, owner] = [{ company_id: other.company.id }, { as: other.partner }];
  const less = { discount_amount: 2_000, discount_until: '2026-12-05' };
  const late = { ...boletoSample(), ...less, discount_until: '2026-12-11', company_id: of.company_id };
  expect((await api.call(boleto.create, { body: late }, staff)).error.errors).toEqual({
    discount_until: ['Desconto até: não pode ser depois do vencimento.'],
  });
  const { id } = await newBoleto(other, less);
  const [news] = await api.ask(notice.list, { before: null }, owner);
  expect(news?.body).toBe('R$\u00a0812,40, vence em 10/12/2026. Com desconto, R$\u00a0792,40 até 05/12.');
  const outOf = async (month: string) => {
    const [summary] = await api.ask(cashFlow.months, { ...of, from: month, to: month, balance_type: null }, owner);
    return summary?.out;
  };
  const going = async () => (await api.ask(cashFlow.forecast, of, owner)).outflows.map(({ amount, on }) => ({ amount, on }));
  const { items } = await api.ask(boleto.own, { ...of, open: true }, owner);
  expect(items).toMatchObject([{ now: 79_240, discount: 2_000, per_day: 0 }]);
  expect(await outOf('2026-12')).toEqual({ expected: 79_240, paid: 0 });
  expect(await going()).toEqual([{ amount: 79_240, on: '2026-12-05' }]);

  await api.sql("update boletos set discount_until = '2026-11-19' where id = $1", [id]);
  expect(await read(id)).toMatchObject({ now: 81_240, discount: 0 });
  expect(await outOf('2026-12')).toEqual({ expected: 81_240, paid: 0 });
  expect(await going()).toEqual([{ amount: 81_240, on: '2026-12-10' }]);
  const pay = (version: number, paid_on: string) => api.ask(boleto.pay, { id, body: { paid_on, paid_amount: 79_240, version } }, staff);
  await pay(1, '2026-11-20');
  expect(await read(id)).toMatchObject({ status: 'partially_paid', now: 2_000 });
  await api.ask(boleto.undoPayment, { id, body: { reason: 'Foi no dia 19', version: 2 } }, staff);
  await pay(3, '2026-11-19');
  expect(await read(id)).toMatchObject({ status: 'paid', paid_amount: 79_240, now: 0, discount: 2_000 });
  expect(await outOf('2026-12')).toEqual({ expected: 79_240, paid: 0 });
  expect(await outOf('2026-11')).toEqual({ expected: 0, paid: 79_240 });
});

test('a line stands in one boleto of a company, and again once that one is cancelled', async () => {
  const built = buildBankBoleto({ bank_code: '001', due_date: '2026-12-10', amount: 81_240, free_field: '7'.repeat(25) });
  const digitable_line = built.ok ? built.line : '';
  const write = () => api.call(boleto.create, { body: { ...boletoSample(), digitable_line, company_id: own.company_id } }, staff);
  const first = await write();
  expect((await write()).error.errors).toEqual({ digitable_line: ['Linha digitável: já está em outro boleto desta empresa.'] });
  await api.ask(boleto.cancel, { id: first.body.id, body: { reason: 'Em dobro', version: 1 } }, staff);
  expect((await write()).status).toBe(200);
});

test('a boleto is cancelled with a reason, and then changes no more', async () => {
  const { id } = await newBoleto(scene);
  await api.ask(boleto.cancel, { id, body: { reason: 'Em dobro', version: 1 } }, staff);
  expect(await read(id)).toMatchObject({ status: 'canceled', cancel_reason: 'Em dobro' });
  expect(await api.call(boleto.update, { id, body: { ...boletoSample(), version: 2 } }, staff)).toMatchObject({
    status: 422,
    body: { code: 'illegal_transition' },
  });
});

test('the guide of a DAS says the value of its month; one that was sent stays when the month changed, except in what it says anew', async () => {
  const month = await newClosing(scene);
  const setOfficial = (das_official: number, version: number) =>
    api.ask(closing.update, { id: month.id, body: { das_official, analyst_id: null, observations: null, version } }, staff);
  const { month: competence, version: next } = await setOfficial(123_700, month.version);
  const asked = { company_id: month.company.id, tax_key: 'das' as const, competence };
  const { amount, due_date } = await api.ask(boleto.guide, asked, staff);
  expect(amount).toBe(123_700);
  const { company_id, ...tax } = asked;
  const guide = { ...boletoSample(), ...tax, kind: 'tax' as const, amount: 123_700, due_date: due_date ?? '' };
  const refused = { status: 422, body: { errors: { amount: [expect.any(String)] } } };
  expect(await api.call(boleto.create, { body: { ...guide, company_id, amount: 123_701 } }, staff)).toMatchObject(refused);
  const { id, version } = await api.ask(boleto.create, { body: { ...guide, company_id } }, staff);

  await setOfficial(130_000, next);
  const write = (change: object, at: number) => api.call(boleto.update, { id, body: { ...guide, ...change, version: at } }, staff);
  expect(await write({ notes: 'Enviada ao cliente' }, version)).toMatchObject({ status: 200 });
  expect(await write({ amount: 123_701 }, version + 1)).toMatchObject(refused);
  expect(await write({ amount: 130_000 }, version + 1)).toMatchObject({ status: 200 });
});

test('one guide of a tax and month is in force: a second is refused, or takes the place of the first', async () => {
  const { id: company_id } = await api.make.company({ tax_regime: 'simples' });
  const guide = { ...boletoSample(), kind: 'tax' as const, tax_key: 'inss' as const, competence: '2026-10', company_id };
  const { id: first } = await api.ask(boleto.create, { body: guide }, staff);
  const write = (change: object = {}) => api.call(boleto.create, { body: { ...guide, ...change } }, staff);
  expect(await write()).toMatchObject({
    status: 422,
    body: { errors: { tax_key: [expect.stringMatching(/já tem uma guia dele neste mês/)] } },
  });
  expect((await write({ competence: '2026-09' })).status).toBe(200);
  const second = await write({ replaces: true, amount: 90_000 });
  expect(second).toMatchObject({ status: 200, body: { amount: 90_000, status: 'opened' } });
  expect(await read(first)).toMatchObject({ status: 'canceled', cancel_reason: 'Substituída por outra guia' });
  await api.ask(boleto.pay, { id: second.body.id, body: { paid_on: '2026-11-02', paid_amount: 90_000, version: 1 } }, staff);
  expect(await write({ replaces: true })).toMatchObject({
    status: 422,
    body: { errors: { replaces: ['Não há guia em aberto deste tributo e mês para substituir.'] } },
  });
});

test('no guide is written of a tax that the company does not have', async () => {
  const { id: company_id } = await api.make.company({ tax_regime: 'simples' });
  const guide = { ...boletoSample(), kind: 'tax' as const, tax_key: 'pis_cofins' as const, competence: '2026-10', company_id };
  expect(await api.call(boleto.create, { body: guide }, staff)).toMatchObject({
    status: 422,
    body: { errors: { tax_key: ['Tributo: quem é do Simples Nacional não tem PIS e Cofins.'] } },
  });
  const { words } = await api.ask(boleto.guide, { company_id, tax_key: 'pis_cofins', competence: '2026-10' }, staff);
  expect(words).toBe('Não há esta guia: quem é do Simples Nacional não tem PIS e Cofins');
});

describe('a new guide', () => {
  const ask = (id: number, by = client) => api.call(boleto.askNewGuide, { ...own, id }, by);

  test('is asked for once of a tax that is late; staff find it, and the request ends with the guide that they make', async () => {
    const { id } = await lateGuide(scene);
    expect((await ask(id)).status).toBe(204);
    expect(await api.ask(boleto.ownDetail, { ...own, id }, client)).toMatchObject({
      new_guide_asked_on: '2026-11-20',
      needs_new_guide: true,
    });
    expect((await ask(id)).error).toMatchObject({
      code: 'illegal_transition',
      message: 'A guia nova já foi pedida em 20/11/2026. A equipe está com o pedido.',
    });
    const asked = async () => (await api.ask(boleto.list, { ...own, new_guide: true }, staff)).items.map((row) => row.id);
    expect(await asked()).toEqual([id]);
    const edit = async (values: object) => {
      const body = { ...boletoSample(), kind: 'tax' as const, description: 'ISS de setembro', due_date: '2026-10-20', ...values };
      await api.ask(boleto.update, { id, body: { ...body, version: (await read(id)).version } }, staff);
    };
    // A remark is no new guide.
    await edit({ notes: 'Pedida à prefeitura.' });
    expect(await asked()).toEqual([id]);
    await edit({ amount: 85_000, due_date: '2026-11-25' });
    expect(await asked()).toEqual([]);
    expect(await read(id)).toMatchObject({ new_guide_asked_on: null, status: 'opened' });
    const told = await api.ask(notice.list, { before: null }, client);
    expect(told[0]).toMatchObject({ title: 'Guia nova: ISS de setembro', body: expect.stringContaining('850,00, vence em 25/11/2026.') });
    const labels = (await api.ask(boleto.history, { id }, staff)).map(({ label }) => label);
    expect(labels).toContain('Cliente pediu guia nova');
  });

  test('is told to whoever looks after the company', async () => {
    const analyst = await api.make.analyst([granted('boletos', 'view')]);
    await api.sql('update companies set analyst_id = $1 where id = $2', [analyst.id, own.company_id]);
    await ask((await lateGuide(scene, { description: 'ISS de agosto', due_date: '2026-09-21' })).id);
    const [told] = await api.ask(notice.list, { before: null }, { as: analyst });
    expect(told).toMatchObject({ kind: 'boleto.new_guide_asked', title: 'Cliente pediu guia nova: ISS de agosto' });
  });

  test('is refused of what needs none, of what was told as paid, and to whom the boleto is none of theirs', async () => {
    const due = await newBoleto(scene, { kind: 'tax' });
    expect((await ask(due.id)).error.message).toBe('A linha deste boleto ainda serve: pague por ela, sem guia nova.');
    const late = await lateGuide(scene);
    const reader = await api.make.employee(scene.company, [granted('boletos', 'view')]);
    expect((await ask(late.id, { as: reader })).status).toBe(403);
    const other = await newScene(api);
    expect((await api.call(boleto.askNewGuide, { company_id: other.company.id, id: late.id }, { as: other.partner })).status).toBe(404);
    await api.ask(boleto.claim, { ...own, id: late.id, body: { paid_on: '2026-11-02', version: 1 } }, client);
    expect((await ask(late.id)).error.message).toBe(
      'O pagamento deste boleto foi informado em 02/11/2026. Se não foi pago, fale com a equipe.',
    );
    await api.ask(boleto.cancel, { id: late.id, body: { reason: 'Em dobro', version: 2 } }, staff);
    expect((await ask(late.id)).error.message).toBe('Este boleto não está à espera de pagamento.');
  });

  test('of a person’s own tax is asked for by nobody else', async () => {
    const { id } = await lateGuide(scene);
    const colleague = await api.make.partner(scene.company);
    await api.sql('update boletos set taxpayer_id = $2 where id = $1', [id, scene.partner.id]);
    expect((await ask(id, { as: colleague })).status).toBe(404);
    expect((await ask(id)).status).toBe(204);
  });
});

test('who pays reads what is to be paid first, the most late before the others, and then what is over, the latest first; page by page', async () => {
  const other = await newScene(api);
  const write = (description: string, due_date: string) => newBoleto(other, { description, due_date });
  const [paid, late, coming, later, gone] = [
    await write('paid', '2026-10-13'),
    await write('late', '2026-10-20'),
    await write('coming', '2026-12-10'),
    await write('later', '2026-10-27'),
    await write('gone', '2026-12-21'),
  ];
  await api.ask(boleto.pay, { id: paid.id, body: { paid_on: '2026-10-13', paid_amount: 81_240, version: 1 } }, staff);
  await api.ask(boleto.cancel, { id: gone.id, body: { reason: 'Em dobro', version: 1 } }, staff);
  const of = { company_id: other.company.id };
  const expected = [late, later, coming, gone, paid].map(({ description }) => description);
  const read: string[] = [];
  for (let after: string | undefined, place = 0; place < expected.length; place += 2) {
    const { items, next } = await api.ask(boleto.own, { ...of, limit: 2, ...(after && { after }) }, { as: other.partner });
    read.push(...items.map(({ description }) => description));
    after = next ?? undefined;
  }
  expect(read).toEqual(expected);
});

test('who pays for a company without an account gets what can be paid, with its paper; the tax of one person and what waits for its line go to nobody', async () => {
  const lineOf = (digit: string) => {
    const built = buildBankBoleto({ bank_code: '341', due_date: '2026-12-10', amount: 81_240, free_field: digit.repeat(25) });
    return built.ok ? built.line : '';
  };
  const here = await newScene(api);
  const { id: quiet } = await newBoleto(here, { digitable_line: lineOf('1'), description: 'Antes' });
  await api.sql(`update companies set financial_emails = '["contas@clinica.test", "socio@clinica.test"]' where id = $1`, [here.company.id]);
  const { id } = await newBoleto(here, { digitable_line: lineOf('2'), description: 'Com linha' });
  await newBoleto(here, { description: 'Sem linha' });
  const labels = async (one: number) =>
    (await api.ask(boleto.history, { id: one }, { as: here.master })).map(({ label, reason }) => [label, reason]);
  const sent = 'contas@clinica.test, socio@clinica.test';
  await expect.poll(() => labels(id)).toContainEqual(['Boleto enviado ao financeiro', sent]);
  expect(await labels(quiet)).toEqual([['Boleto incluído', null]]);
  const letters = (await api.outbox()).filter((text) => text.includes('contas@clinica.test'));
  expect(letters.map((text) => /^Subject: (.*)$/m.exec(text)?.[1])).toEqual(['Com linha: vence em 10/12/2026']);
});
