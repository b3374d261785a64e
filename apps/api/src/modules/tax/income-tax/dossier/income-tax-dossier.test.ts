import { cashBook } from '@esteto/contract/money/cash-book';
import { profitDistribution } from '@esteto/contract/money/profit-distribution';
import { incomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import { expect, test } from 'vitest';
import { newCpf } from '../../../../testing/documents.ts';
import { granted } from '../../../../testing/factories.ts';
import { newScene, type Scene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { newInvoice } from '../../../billing/invoice/testing/invoice-scene.ts';
import { incomeSample, rentSample } from '../../../money/cash-book/cash-book.examples.ts';
import { profitSample } from '../../../money/profit-distribution/profit-distribution.examples.ts';
import { factSample } from './income-tax-dossier.examples.ts';

const api = await testApp();
const staff = await api.make.analyst([granted('income_tax.dashboard', 'view')]);

const at = ({ company }: Scene) => ({ company_id: company.id });
const own = (scene: Scene, year = 2026) => api.ask(incomeTaxDossier.own, { ...at(scene), year }, { as: scene.partner });
const tell = (scene: Scene, body: object = {}) =>
  api.call(incomeTaxDossier.tell, { ...at(scene), body: { ...factSample(), ...body } as never }, { as: scene.partner });
const payroll = (company_id: number, competence: string, pro_labore: number) =>
  api.sql(
    `insert into payroll_months (company_id, competence, pro_labore, wages, inss_employer, fgts, reason, created_at, updated_at)
     values ($1, $2, $3, 0, 0, 0, 'Folha', now(), now())`,
    [company_id, competence, pro_labore],
  );
/** As the scene's own book: a doctor without a company. */
const naturalScene = async (): Promise<Scene> => {
  const scene = await newScene(api);
  await api.sql("update companies set type = 'natural_person', cnpj = null, cpf = $2 where id = $1", [scene.company.id, newCpf()]);
  return scene;
};
const paid = (invoice_id: number, date: string, amount: number, withheld_irrf: number | null = null) =>
  api.sql('insert into payments (invoice_id, date, amount, withheld_irrf, created_at, updated_at) values ($1, $2, $3, $4, now(), now())', [
    invoice_id,
    date,
    amount,
    withheld_irrf,
  ]);

test('the pró-labore of each month, with what the table withholds, and what was told of the same payer beside it', async () => {
  const scene = await newScene(api);
  const { id, cnpj, name } = scene.company;
  await payroll(id, '2026-02', 1_000_000);
  await payroll(id, '2026-01', 1_000_000);
  await payroll(id, '2025-12', 9_999_999);
  await tell(scene, { document: cnpj, amount: 2_100_000, social_security: 186_462, tax: 300_000, thirteenth: 5, thirteenth_tax: 1 });
  const { lines, differences, result, person } = await own(scene);
  expect(person).toMatchObject({ id: scene.partner.id, name: scene.partner.name });
  expect(lines.map(({ source, month, amount, social_security, counts }) => [source, month, amount, social_security, counts])).toEqual([
    ['payroll', '2026-01', 1_000_000, 93_231, true],
    ['payroll', '2026-02', 1_000_000, 93_231, true],
    ['told', null, 2_100_000, 186_462, false],
  ]);
  expect(lines[0]).toMatchObject({ section: 'employment', name, document: cnpj, company_id: id, is_shared: false });
  expect(differences).toMatchObject([
    {
      section: 'employment',
      document: cnpj,
      sides: [
        { source: 'payroll', amount: 2_000_000 },
        { source: 'told', amount: 2_100_000 },
      ],
    },
  ]);
  expect(result).toMatchObject({
    used_simplified: true,
    simplified: { base: 1_600_000, tax: 0 },
    minimum: { due: 0 },
    deadline: '2027-05-31',
  });
  expect(result.balance).toBe(-(lines[0]?.tax ?? 0) * 2);
  expect(result.quotas).toEqual([]);
});

test('profits of each company with what it kept back, told of the same payer beside it and never added', async () => {
  const scene = await newScene(api);
  const { id, cnpj, name } = scene.company;
  const write = (values: object) =>
    api.ask(profitDistribution.createOwn, { ...at(scene), body: profitSample(scene, values) }, { as: scene.partner });
  await write({ paid_on: '2026-09-10', amount: 4_000_000 });
  await write({ paid_on: '2026-10-10', amount: 6_000_000 });
  await write({ paid_on: '2026-10-11', amount: 3_000_000, is_earlier: true });
  await tell(scene, { kind: 'profits', document: cnpj, amount: 9_000_000, tax: 0 });
  const { lines, differences, result } = await own(scene);
  expect(lines.map(({ source, amount, tax, left_out, counts }) => [source, amount, tax, left_out, counts])).toEqual([
    ['distributions', 10_000_000, 600_000, false, true],
    ['distributions', 3_000_000, 0, true, true],
    ['told', 9_000_000, 0, false, false],
  ]);
  expect(lines[0]).toMatchObject({ section: 'profits', name, document: cnpj, company_id: id });
  expect(differences).toMatchObject([
    {
      section: 'profits',
      sides: [
        { source: 'distributions', amount: 13_000_000, tax: 600_000 },
        { source: 'told', amount: 9_000_000 },
      ],
    },
  ]);
  expect(result.figures).toMatchObject({ exempt_income: 13_000_000 });
  // Kept back in advance, and the year is below the minimum tax: it comes back.
  expect(result.minimum).toMatchObject({ due: 0, balance: -600_000 });
});

test('what several partners have is shown and not counted', async () => {
  const scene = await newScene(api);
  await api.make.partner(scene.company);
  await payroll(scene.company.id, '2026-01', 1_000_000);
  const { lines, result } = await own(scene);
  expect(lines).toMatchObject([{ is_shared: true, counts: false, amount: 1_000_000, social_security: 0 }]);
  expect(result.simplified.tax).toBe(0);
});

test('the book of whoever works alone by month, with its DARF and when it was paid, and a closed month as it was closed', async () => {
  const scene = await naturalScene();
  const as = { as: scene.partner };
  const add = (body: object) => api.ask(cashBook.create, { ...at(scene), body: body as never }, as);
  await add({ ...incomeSample(), amount: 1_500_000, beneficiary_cpf: '52998224725' });
  await add({ ...incomeSample(), amount: 500_000, beneficiary_cpf: null, beneficiary_cpf_missing: true });
  // Rent is no patient's.
  await add({ ...incomeSample(), code: 'R01.003.001', amount: 1 });
  await add({ ...rentSample(), amount: 500_000 });
  await add({ ...rentSample(), entry_date: '2026-09-08', amount: 100_000 });
  await add({
    ...incomeSample(),
    received_from: 'PJ',
    payer_cpf: null,
    payer_cnpj: '11222333000181',
    amount: 700_000,
    irrf_amount: 10_500,
  });
  const month = (await api.ask(cashBook.year, { ...at(scene), year: 2026 }, as)).months[9];
  await api.sql(
    `insert into boletos (company_id, kind, status, tax_key, description, competence, amount, due_date, pay_by, paid_on, search_key, created_at, updated_at)
     values ($1, 'tax', 'paid', 'carne_leao', 'Carnê-leão', '2026-10', 1, '2026-11-30', '2026-11-30', '2026-11-19', '', now(), now())`,
    [scene.company.id],
  );
  const { lines, result } = await own(scene);
  expect(
    lines.map(({ section, source, name, month: when, amount, tax, cash_book }) => [section, source, name, when, amount, tax, cash_book]),
  ).toEqual([
    ['services', 'cash_book', '11.222.333/0001-81', null, 700_000, 10_500, 0],
    ['individuals', 'cash_book', 'Livro-caixa', '2026-09', 0, 0, 100_000],
    ['individuals', 'cash_book', 'Livro-caixa', '2026-10', 2_000_001, month?.darf, 500_000],
  ]);
  expect(lines.map(({ counts, due_date, paid_on }) => [counts, due_date, paid_on])).toEqual([
    [true, null, null],
    [true, null, null],
    [true, '2026-11-30', '2026-11-19'],
  ]);
  expect(result.deductions.total).toBe(600_000);
  expect(lines.map(({ note }) => note)).toEqual([
    null,
    null,
    '2 recebimentos de pacientes, 1 sem o CPF do paciente: confira com os recibos do Receita Saúde (IN RFB 2.240/2024)',
  ]);

  await api.sql("update companies set accounting_status = 'active' where id = $1", [scene.company.id]);
  const master = { as: scene.master };
  await api.ask(cashBook.closeMonth, { id: scene.partner.id, body: { month: '2026-09' } }, master);
  await api.ask(cashBook.closeMonth, { id: scene.partner.id, body: { month: '2026-10' } }, master);
  await api.ask(cashBook.settings, { ...at(scene), body: { dependents: 9, works_at_home: false } }, as);
  expect((await own(scene)).lines.at(-1)).toMatchObject({ month: '2026-10', tax: month?.darf });
});

test('notes of a natural person by payer, when the money came, with the part of what was withheld', async () => {
  const scene = await naturalScene();
  const note = await newInvoice(scene);
  await api.sql(
    `update invoices set status = 'partially_paid', gross_amount = 1000000, unconditional_discount = 0, irrf = 15000, inss_withheld = 0,
       withheld_total = 15000, net_amount = 985000 where id = $1`,
    [note.id],
  );
  await api.sql("update clients set document = '11222333000181', name = 'Hospital Beta' where id = $1", [note.client_id]);
  await paid(note.id, '2025-12-30', 492_500);
  await paid(note.id, '2026-01-05', 197_000, 100);
  const { lines } = await own(scene);
  expect(lines).toMatchObject([
    {
      section: 'services',
      source: 'invoices',
      name: 'Hospital Beta',
      document: '11222333000181',
      amount: 200_102,
      tax: 3102,
      counts: true,
    },
  ]);
  expect((await own(scene, 2025)).lines).toMatchObject([{ amount: 500_000, tax: 7500 }]);
});

test('what was told is mended by whoever saw it, and gone when it is withdrawn', async () => {
  const scene = await newScene(api);
  const as = { as: scene.partner };
  const { id, version } = await api.ask(incomeTaxDossier.tell, { ...at(scene), body: factSample() }, as);
  expect((await own(scene)).facts).toEqual([{ id, version, ...factSample(), left_out: false, note: null }]);
  const mend = (body: object) => api.call(incomeTaxDossier.mend, { ...at(scene), id, body: { ...factSample(), ...body } as never }, as);
  expect((await mend({ version, kind: 'dependent', name: 'Ana', document: null })).body).toMatchObject({ version: 2, amount: 0, tax: 0 });
  expect((await mend({ version })).status).toBe(409);
  expect((await api.call(incomeTaxDossier.withdraw, { ...at(scene), id }, as)).status).toBe(204);
  expect((await own(scene)).lines).toEqual([]);
  expect((await tell(scene, { document: null })).error.errors).toEqual({ document: ['Preencha o campo CPF ou CNPJ.'] });
  const logged = await api.sql("select action from events where entity_type = 'income_tax_fact' and entity_id = $1 order by id", [id]);
  expect(logged.map(({ action }) => action)).toEqual(['income_tax_fact.told', 'income_tax_fact.edited', 'income_tax_fact.removed']);
});

test('is nobody else’s: not a partner’s of the same company, not a manager’s; staff who look after returns read it', async () => {
  const scene = await newScene(api);
  const other = await api.make.partner(scene.company);
  const { id } = await api.ask(incomeTaxDossier.tell, { ...at(scene), body: factSample() }, { as: scene.partner });
  const theirs = { ...scene, partner: other };
  expect((await own(theirs)).facts).toEqual([]);
  const body = { ...factSample(), version: 1 };
  const [foreign, nobody] = [
    await api.call(incomeTaxDossier.mend, { ...at(scene), id, body }, { as: other }),
    await api.call(incomeTaxDossier.mend, { ...at(scene), id: 999_999, body }, { as: other }),
  ];
  expect([foreign.status, foreign.body]).toEqual([404, nobody.body]);
  expect((await api.call(incomeTaxDossier.withdraw, { ...at(scene), id }, { as: other })).status).toBe(404);

  const read = (as: typeof staff, user_id = scene.partner.id) => api.call(incomeTaxDossier.detail, { user_id, year: 2026 }, { as });
  expect((await read(staff)).body).toMatchObject({ person: { id: scene.partner.id }, facts: [{ id }] });
  expect((await read(scene.partner)).status).toBe(403);
  expect((await read(scene.manager)).status).toBe(403);
  expect((await read(await api.make.analyst([granted('cash_book.updates', 'view')]))).status).toBe(403);
  expect((await read(staff, staff.id)).status).toBe(404);
});

test('a company that was left is the staff’s to see, no longer the person’s', async () => {
  const scene = await newScene(api);
  const left = await api.make.company();
  await api.sql(
    `insert into memberships (user_id, company_id, user_type, is_active, created_at, updated_at) values ($1, $2, 'partner', false, now(), now())`,
    [scene.partner.id, left.id],
  );
  await payroll(left.id, '2026-03', 400_000);
  expect((await own(scene)).lines).toEqual([]);
  const { lines } = await api.ask(incomeTaxDossier.detail, { user_id: scene.partner.id, year: 2026 }, { as: staff });
  expect(lines).toMatchObject([{ company_id: left.id, amount: 400_000 }]);
});

test('no year is asked for that has no table', async () => {
  const scene = await newScene(api);
  const { status, error } = await api.call(incomeTaxDossier.own, { ...at(scene), year: 2031 }, { as: scene.partner });
  expect([status, error.errors]).toEqual([422, { year: ['Ano-calendário: de 2031 ainda não há tabela do imposto de renda.'] }]);
});
