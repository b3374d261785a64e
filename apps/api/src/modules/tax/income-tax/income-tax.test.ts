import { boleto } from '@esteto/contract/money/boleto';
import { incomeTax } from '@esteto/contract/tax/income-tax';
import { incomeTaxPendency } from '@esteto/contract/tax/income-tax-pendency';
import { ownIncomeTax } from '@esteto/contract/tax/own-income-tax';
import { INFORMES } from '@esteto/domain/tax/income-tax/testing/informe-samples';
import { expect, test } from 'vitest';
import { textPdf } from '../../../testing/paper-pdf.ts';
import { newScene, PDF } from '../../../testing/scene.ts';
import { signingCode } from '../../../testing/signing-code.ts';
import { testApp } from '../../../testing/test-app.ts';
import { movedReturn, newItem, newReturn, RESULT, returnSample } from './income-tax.examples.ts';
import { newPendency } from './pendency/income-tax-pendency.examples.ts';
import { ensureYear, yearSample } from './year/income-tax-year.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const { partner, company, master } = scene;
const as = { as: master };
const own = { company_id: company.id };

const newPartner = () => api.make.partner(company);
const versionOf = async (id: number) => (await api.ask(incomeTax.detail, { id }, as)).version;
const move = async (id: number, action: (typeof MOVES)[number], reason: string | null = null) =>
  api.call(incomeTax.move, { id, body: { action, reason, version: await versionOf(id) } }, as);
const MOVES = ['fill', 'review', 'send_back', 'ask_approval', 'transmit', 'process', 'audit', 'ask_documents', 'cancel'] as const;
const noticesOf = async (user_id: number) =>
  (await api.sql<{ title: string }>('select title from notices where user_id = $1 order by id', [user_id])).map(({ title }) => title);

test('a year opens itself once: for who has a plan, and for who has it without cost', async () => {
  const year = 2025;
  await ensureYear(scene, year);
  await api.sql(
    `update income_tax_years set opens_on = '2026-11-01', deadline = '2026-12-31', waits_for_payment = true where exercise_year = $1`,
    [year],
  );
  const planned = await newPartner();
  const free = await api.make.partner(await api.make.company());
  const nobody = await api.make.person({});
  await api.sql(`insert into doctors (user_id, free_personal_income_taxes, created_at, updated_at) values ($1, '[2025]', now(), now())`, [
    free.id,
  ]);
  await api.modules.incomeTaxOpening.open('test');
  await api.modules.incomeTaxOpening.open('test');
  const rows = await api.sql<{ user_id: number; status: string; price: number; is_covered: boolean }>(
    'select user_id::int, status, price::int, is_covered from income_taxes where exercise_year = $1 and user_id = any($2) order by user_id',
    [year, [planned.id, free.id, nobody.id]],
  );
  expect(rows).toEqual([
    { user_id: planned.id, status: 'quote', price: 49_000, is_covered: false },
    { user_id: free.id, status: 'awaiting_documents', price: 0, is_covered: true },
  ]);
  const [items] = await api.sql<{ count: number }>(
    `select count(*)::int as count from income_tax_items i join income_taxes t on t.id = i.income_tax_id where t.user_id = $1`,
    [free.id],
  );
  expect(items?.count).toBe(yearSample(year).checklist.length);
  expect(await noticesOf(free.id)).toEqual(['O seu IRPF 2025 começou']);
});

test('a second original of a year is refused with a sentence; an amending one takes the place of what was sent', async () => {
  const person = await newPartner();
  const { id } = await newReturn(scene, person, { kind: 'original' });
  const second = await api.call(incomeTax.create, { body: returnSample(person.id, { kind: 'original' }) }, as);
  expect(second).toMatchObject({
    status: 422,
    error: { errors: { user_id: [expect.stringMatching(/já tem uma declaração do exercício 2026/)] } },
  });
  const early = { body: returnSample(person.id, { rectifies_id: id }) };
  expect((await api.call(incomeTax.create, early, as)).status).toBe(404);
  await api.sql(`update income_taxes set status = 'processed' where id = $1`, [id]);
  const begun = await api.ask(incomeTax.create, early, as);
  const status = async (of: number) => (await api.ask(incomeTax.detail, { id: of }, as)).status;
  expect(await status(id)).toBe('processed');
  expect((await move(begun.id, 'cancel', 'Não é preciso.')).status).toBe(204);
  expect(await status(id)).toBe('processed');
  const amending = await api.ask(incomeTax.create, early, as);
  await api.sql(`update income_taxes set status = 'awaiting_approval', approved_at = now() where id = $1`, [amending.id]);
  expect((await move(amending.id, 'transmit')).status).toBe(204);
  expect([await status(amending.id), await status(id)]).toEqual(['transmitted', 'amended']);
});

test('a return is begun only for who can read and approve it: a partner', async () => {
  const employee = await api.make.employee(company);
  const asked = { body: returnSample(employee.id, { kind: 'original' }) };
  expect(await api.call(incomeTax.create, asked, as)).toMatchObject({
    status: 422,
    error: { errors: { user_id: [expect.stringMatching(/só sócios veem e aprovam a declaração/)] } },
  });
  const { items } = await api.ask(incomeTax.people, { search: employee.name }, as);
  expect(items.map(({ id }) => id)).not.toContain(employee.id);
});

test('a return that is cancelled takes its boleto with it; one that is paid stays so', async () => {
  const charged = async () => {
    const person = await newPartner();
    const body = returnSample(person.id, { kind: 'original', company_id: company.id, due_date: '2026-12-10', price: 49_000 });
    const { id } = await api.ask(incomeTax.create, { body }, as);
    return { id, boleto_id: (await api.ask(incomeTax.detail, { id }, as)).boleto_id ?? 0 };
  };
  const [waiting, paid] = [await charged(), await charged()];
  await api.sql(`update boletos set status = 'paid' where id = $1`, [paid.boleto_id]);
  for (const { id } of [waiting, paid]) expect((await move(id, 'cancel', 'Desistiu.')).status).toBe(204);
  const statusOf = async ({ boleto_id }: typeof paid) => (await api.ask(boleto.detail, { id: boleto_id }, as)).status;
  expect([await statusOf(waiting), await statusOf(paid)]).toEqual(['canceled', 'paid']);
});

test('approval of a return without anything to read is refused', async () => {
  const { id } = await movedReturn(scene, ['fill', 'review'], await newPartner());
  await api.sql(
    'update income_taxes set taxable_income = null, exempt_income = null, exclusive_income = null, year_tax = null where id = $1',
    [id],
  );
  expect(await move(id, 'ask_approval')).toMatchObject({
    status: 422,
    error: { message: expect.stringMatching(/Não há o que o cliente possa ler/) },
  });
  await api.ask(incomeTax.attach, { id, body: { role: 'dec' }, file: { name: 'declaracao.pdf', bytes: PDF } }, as);
  expect((await move(id, 'ask_approval')).status).toBe(204);
});

test('what another office delivered is kept as it went out: nothing is asked for it, nothing is charged, and it may be amended', async () => {
  const person = await newPartner();
  // A year that Esteto did not work in.
  const asked = returnSample(person.id, {
    exercise_year: 2023,
    kind: 'original',
    company_id: company.id,
    due_date: '2026-12-10',
    price: 90_000,
  });
  expect((await api.call(incomeTax.create, { body: asked }, as)).error?.errors?.['exercise_year']).toEqual([
    expect.stringMatching(/configure antes/),
  ]);
  const refused = async (delivered_on: string) =>
    (await api.call(incomeTax.create, { body: { ...asked, delivered_on } }, as)).error?.errors?.['delivered_on'];
  expect(await refused('2022-12-31')).toEqual(['Entregue em: a declaração de um exercício se entrega nele ou depois.']);
  expect(await refused('2026-11-21')).toEqual(['Entregue em: este dia ainda não chegou.']);
  const { id } = await api.ask(incomeTax.create, { body: { ...asked, delivered_on: '2023-05-30' } }, as);
  const kept = await api.ask(incomeTax.detail, { id }, as);
  expect(kept).toMatchObject({
    status: 'transmitted',
    transmitted_at: '2023-05-30T15:00:00.000Z',
    deadline: '2023-05-31',
    price: 0,
    boleto_id: null,
    items: [],
  });
  expect(await noticesOf(person.id)).toEqual([]);
  await api.ask(incomeTax.noteResult, { id, body: { ...RESULT, version: kept.version } }, as);
  expect((await move(id, 'process')).status).toBe(204);
  expect((await api.ask(ownIncomeTax.past, own, { as: person })).map((one) => [one.id, one.tax_due])).toEqual([[id, RESULT.tax_due]]);
  const again = await api.call(incomeTax.create, { body: { ...asked, delivered_on: '2023-05-31' } }, as);
  expect(again.error?.errors?.['user_id']).toEqual([expect.stringMatching(/já tem uma declaração do exercício 2023/)]);
  await api.ask(incomeTax.create, { body: { ...asked, kind: 'amending', rectifies_id: id, delivered_on: '2024-02-01' } }, as);
  expect(await api.ask(incomeTax.detail, { id }, as)).toMatchObject({ status: 'amended' });
});

test('a charge is a boleto of a company of the person; what waits for it goes on when it is paid', async () => {
  const person = await newPartner();
  const { year, ...form } = { year: 2024, ...yearSample(2024, { waits_for_payment: true }) };
  await ensureYear(scene, year);
  await api.sql('update income_tax_years set waits_for_payment = true, price = $2 where exercise_year = $1', [year, form.price]);
  const elsewhere = await api.make.company();
  const asked = returnSample(person.id, { exercise_year: year, kind: 'original', company_id: company.id, due_date: '2026-12-10' });
  expect((await api.call(incomeTax.create, { body: { ...asked, company_id: elsewhere.id } }, as)).status).toBe(404);
  const { id } = await api.ask(incomeTax.create, { body: asked }, as);
  const made = await api.ask(incomeTax.detail, { id }, as);
  expect(made).toMatchObject({ status: 'quote', price: form.price, boleto_status: 'opened' });
  expect(await api.ask(boleto.detail, { id: made.boleto_id ?? 0 }, as)).toMatchObject({ kind: 'fee', amount: form.price });
  const again = { company_id: company.id, due_date: '2026-12-10', coupon: null, version: made.version };
  expect((await api.call(incomeTax.bill, { id, body: again }, as)).status).toBe(422);
  await api.modules.incomeTaxOpening.settle('test');
  expect(await api.ask(incomeTax.detail, { id }, as)).toMatchObject({ status: 'quote' });
  await api.sql(`update boletos set status = 'paid' where id = $1`, [made.boleto_id]);
  await api.modules.incomeTaxOpening.settle('test');
  expect(await api.ask(incomeTax.detail, { id }, as)).toMatchObject({ status: 'awaiting_documents' });
  expect((await api.ask(incomeTax.list, { payment: 'paid', exercise_year: year }, as)).items.map((row) => row.id)).toEqual([id]);
});

test('a declaration of the program is kept where it is of this person, year and kind, and refused with a sentence elsewhere', async () => {
  const person = await newPartner();
  const cpf = '52998224725';
  await api.sql('insert into doctors (user_id, cpf, created_at, updated_at) values ($1, $2, now(), now())', [person.id, cpf]);
  const { id } = await newReturn(scene, person, { kind: 'original' });
  const send = (header: string, close = `T9${cpf}000002`) =>
    api.call(
      incomeTax.attach,
      { id, body: { role: 'dec' }, file: { name: 'IRPF.DEC', bytes: Buffer.from(`IRPF    ${header}\r\n${close}\r\n`) } },
      as,
    );
  const said = async (...sent: Parameters<typeof send>) => (await send(...sent)).error?.message;
  expect(await said(`202620253500 ${cpf}`, 'T9')).toMatch(/não é uma declaração inteira/);
  expect(await said('202620253500 12345678909', 'T912345678909')).toBe('Esta declaração é de outro CPF.');
  expect(await said(`202520243500 ${cpf}`)).toBe('Esta declaração é do exercício 2025; aqui se guarda a de 2026.');
  expect(await said(`2026202535001${cpf}`)).toBe('No arquivo a declaração é do tipo Retificadora; aqui, Original.');
  expect((await send(`202620253500 ${cpf}`)).status).toBe(204);
  expect((await api.ask(incomeTax.detail, { id }, as)).files.map(({ name, role }) => [name, role])).toEqual([['IRPF.DEC', 'dec']]);
});

test('nothing is sent that its person has not approved, word by word; what goes back is approved anew', async () => {
  const { id } = await movedReturn(scene, ['fill', 'review', 'ask_approval']);
  expect(await move(id, 'transmit')).toMatchObject({ status: 422, error: { message: 'O cliente ainda não aprovou esta declaração.' } });
  const other = { ...RESULT, tax_due: 110_000, version: await versionOf(id) };
  expect((await api.call(incomeTax.noteResult, { id, body: other }, as)).status).toBe(422);
  const approve = async () => {
    await api.ask(ownIncomeTax.askCode, { ...own, id }, { as: partner });
    await api.ask(ownIncomeTax.approve, { ...own, id, body: { code: await signingCode(api, partner) } }, { as: partner });
  };
  await approve();
  expect(await api.ask(incomeTax.detail, { id }, as)).toMatchObject({
    status: 'awaiting_approval',
    approved_at: expect.any(String),
    approval: { text: expect.stringMatching(/R\$\s1\.200,00 a pagar em 3 quotas/) },
  });
  await move(id, 'send_back', 'Mudou um valor.');
  expect(await api.ask(incomeTax.detail, { id }, as)).toMatchObject({ approved_at: null });
  await move(id, 'review');
  await move(id, 'ask_approval');
  expect((await move(id, 'transmit')).status).toBe(422);
  await approve();
  expect((await move(id, 'transmit')).status).toBe(204);
  expect(await api.ask(incomeTax.detail, { id }, as)).toMatchObject({ status: 'transmitted', ecac_status: 'processing' });
});

test('the figures that were approved stand in what went out; what the return did not tell may be noted later', async () => {
  const { id } = await movedReturn(scene, ['fill', 'review', 'ask_approval']);
  const note = async (more: object) =>
    api.call(incomeTax.noteResult, { id, body: { ...RESULT, ...more, version: await versionOf(id) } }, as);
  expect(await note({ year_tax: 7_100_000 })).toMatchObject({ status: 422, error: { errors: { year_tax: [expect.any(String)] } } });
  await api.ask(ownIncomeTax.askCode, { ...own, id }, { as: partner });
  await api.ask(ownIncomeTax.approve, { ...own, id, body: { code: await signingCode(api, partner) } }, { as: partner });
  expect((await api.ask(incomeTax.detail, { id }, as)).approval?.text).toMatch(/Rendimentos tributáveis: R\$\s360\.000,00/);
  await move(id, 'transmit');
  expect(await note({ taxable_income: null })).toMatchObject({ status: 422, error: { errors: { taxable_income: [expect.any(String)] } } });
  expect((await note({ assets_value: -1 })).status).toBe(422);
  expect((await note({ assets_value: 90_000_000 })).body).toMatchObject({ assets_value: 90_000_000, taxable_income: 36_000_000 });
  expect((await note({ assets_value: 80_000_000 })).body).toMatchObject({ assets_value: 80_000_000 });
});

test('approval is asked of a return with a result only, and each does what is theirs', async () => {
  const { id } = await newReturn(scene);
  await move(id, 'fill');
  await move(id, 'review');
  expect(await move(id, 'ask_approval')).toMatchObject({ status: 422, error: { message: 'Informe antes o resultado da declaração.' } });
  const correction = { ...own, id, body: { reason: 'Falta um dependente.', version: await versionOf(id) } };
  expect((await api.call(ownIncomeTax.askCorrection, correction, { as: partner })).status).toBe(422);
  expect((await api.call(ownIncomeTax.askCode, { ...own, id }, { as: partner })).status).toBe(409);
});

test('a partner of the same company sees and touches nothing of another', async () => {
  const other = await newPartner();
  const { id: item_id, income_tax_id } = await newItem(scene);
  const { id } = await newPendency(scene);
  const file = { name: 'informe.pdf', bytes: PDF };
  await api.ask(ownIncomeTax.sendItem, { ...own, id: item_id, file }, { as: partner });
  const mine = await api.ask(ownIncomeTax.current, own, { as: partner });
  const [sent] = mine.find((one) => one.id === income_tax_id)?.files ?? [];
  expect(await api.ask(ownIncomeTax.current, own, { as: other })).toEqual([]);
  expect(await api.ask(ownIncomeTax.past, own, { as: other })).toEqual([]);
  const tries = [
    api.call(ownIncomeTax.file, { ...own, id: sent?.id ?? 0 }, { as: other }),
    api.call(ownIncomeTax.takeBack, { ...own, id: sent?.id ?? 0 }, { as: other }),
    api.call(ownIncomeTax.sendItem, { ...own, id: item_id, file }, { as: other }),
    api.call(ownIncomeTax.attach, { ...own, id, file }, { as: other }),
    api.call(ownIncomeTax.answer, { ...own, id, body: { answer: 'Sim.', version: 1 } }, { as: other }),
    api.call(ownIncomeTax.askCode, { ...own, id: income_tax_id }, { as: other }),
    api.call(ownIncomeTax.approve, { ...own, id: income_tax_id, body: { code: 'ABC234' } }, { as: other }),
  ];
  for (const answer of await Promise.all(tries)) expect(answer.status).toBe(404);
  expect((await api.call(ownIncomeTax.file, { ...own, id: sent?.id ?? 0 }, { as: partner })).status).toBe(200);
});

test('a statement of income is read by itself, soon after it was sent', async () => {
  const { id, income_tax_id } = await newItem(scene, await newPartner());
  const file = { name: 'informe.pdf', bytes: await textPdf(INFORMES[0].text) };
  await api.ask(incomeTax.attach, { id: income_tax_id, body: { role: 'document', item_id: id }, file }, as);
  const reading = async () => (await api.ask(incomeTax.detail, { id: income_tax_id }, as)).files[0]?.reading;
  // A person whose CPF nobody knows.
  await expect.poll(reading).toEqual({ status: 'refused', reason: expect.stringMatching(/^Falta o CPF/), informe: null });
});

test('a former year stays where it is answered while the tax office holds it or something waits for its person', async () => {
  const person = await newPartner();
  const held = await newReturn(scene, person);
  const asked = await newReturn(scene, person);
  const done = await newReturn(scene, person);
  await api.sql(`update income_taxes set exercise_year = 2024, status = 'processed' where id = any($1)`, [[asked.id, done.id]]);
  await api.sql(`update income_taxes set exercise_year = 2024, status = 'audited' where id = $1`, [held.id]);
  const body = { kind: 'document' as const, title: 'Recibo', text: 'Envie o recibo.', due_on: '2027-01-10' };
  await api.ask(incomeTaxPendency.create, { id: asked.id, body }, as);
  const idsOf = async (which: typeof ownIncomeTax.current | typeof ownIncomeTax.past) =>
    (await api.ask(which, own, { as: person })).map(({ id }) => id);
  // The newest return of a year comes first.
  expect(await idsOf(ownIncomeTax.current)).toEqual([asked.id, held.id]);
  expect(await idsOf(ownIncomeTax.past)).toEqual([done.id]);
});

test('what is asked is answered with words or a file, returned with a reason and accepted', async () => {
  const { id, income_tax_id } = await newPendency(scene);
  const pendency = async () => (await api.ask(incomeTax.detail, { id: income_tax_id }, as)).pendencies[0];
  const answer = async (words: string | null) =>
    api.call(ownIncomeTax.answer, { ...own, id, body: { answer: words, version: (await pendency())?.version ?? 0 } }, { as: partner });
  expect(await answer(null)).toMatchObject({ status: 422, error: { errors: { answer: [expect.any(String)] } } });
  await api.ask(ownIncomeTax.attach, { ...own, id, file: { name: 'informe.pdf', bytes: PDF } }, { as: partner });
  expect((await answer(null)).status).toBe(204);
  await api.ask(incomeTaxPendency.return, { id, body: { reason: 'Está cortado.', version: (await pendency())?.version ?? 0 } }, as);
  expect(await pendency()).toMatchObject({ status: 'returned', reason: 'Está cortado.' });
  expect((await answer('Segue de novo.')).status).toBe(204);
  await api.ask(incomeTaxPendency.accept, { id, body: { version: (await pendency())?.version ?? 0 } }, as);
  expect(await pendency()).toMatchObject({ status: 'accepted', answer: 'Segue de novo.' });
});

test('several are given to somebody and reminded with one message; one that is not there gives nobody anything', async () => {
  const [one, two] = [
    await newPendency(scene, await newPartner(), '2027-01-10'),
    await newPendency(scene, await newPartner(), '2027-01-10'),
  ];
  const income_tax_ids = [one.income_tax_id, two.income_tax_id];
  const gone = { body: { income_tax_ids: [...income_tax_ids, 9_999_999], responsible_id: master.id } };
  expect((await api.call(incomeTax.assign, gone, as)).status).toBe(404);
  await api.ask(incomeTax.assign, { body: { income_tax_ids, responsible_id: master.id } }, as);
  const { items } = await api.ask(incomeTax.list, { responsible_id: master.id, limit: 100 }, as);
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(income_tax_ids));
  const body = { income_tax_ids, text: 'Falta pouco para o prazo.' };
  expect(await api.ask(incomeTax.remind, { body }, as)).toEqual({ reminded: 2 });
  expect(await api.ask(incomeTax.detail, { id: two.income_tax_id }, as)).toMatchObject({ pendencies: [{ reminders_sent: 1 }] });
});

test('how the year gets on is counted by who does it', async () => {
  const pace = await api.ask(incomeTax.pace, { exercise_year: 2026 }, as);
  const { total = 0, sent = 0 } = pace ?? {};
  expect(pace?.responsibles.reduce((sum, row) => sum + row.open + row.sent, 0)).toBe(total);
  expect(sent).toBeGreaterThan(0);
  expect(await api.ask(incomeTax.pace, { exercise_year: 2190 }, as)).toBeNull();
});

test('a pendency is reminded of 7, 3 and 1 days before its end and after it, each once', async () => {
  const person = await newPartner();
  const { id } = await newPendency(scene, person, '2026-11-30');
  const reminders = async () => (await noticesOf(person.id)).filter((title) => title === 'IRPF 2026: Informe do hospital').length - 1;
  const counts = [];
  for (let day = 0; day < 13; day += 1) {
    await api.modules.incomeTaxPendencies.remind('test');
    await api.modules.incomeTaxPendencies.remind('test');
    counts.push(await reminders());
    api.clock.advance(86_400_000);
  }
  // From 20 November on: the 23rd, the 27th, the 29th and the 1st of December.
  expect(counts).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4]);
  // Whoever looks has to sign in again by now.
  expect(await api.sql('select status, reminders_sent from income_tax_pendencies where id = $1', [id])).toEqual([
    { status: 'overdue', reminders_sent: 4 },
  ]);
});
