import { rFactor } from '@esteto/contract/month/r-factor';
import { R_FACTOR_SITUATIONS } from '@esteto/domain/month/r-factor/r-factor-situation';
import { lastCompetences } from '@esteto/domain/shared/date/competence';
import { expect, test } from 'vitest';
import { newScene, type Scene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newInvoice } from '../../billing/invoice/testing/invoice-scene.ts';
import { payrollSample } from './r-factor.examples.ts';

const api = await testApp();
const master = await api.make.master();
const as = { as: master };
const before = lastCompetences('2026-10', 12);

const sceneWith = async (company: Parameters<typeof api.make.company>[0]) =>
  newScene(api, { master, company: await api.make.company(company) });

/** Its revenue of R$ 15.000,00 in each of those months. */
const invoiced = async (scene: Scene, months: readonly string[]) => {
  for (const month of months) {
    const { id } = await newInvoice(scene);
    await api.sql('update invoices set competence = $2 where id = $1', [id, month]);
  }
};
const pay = (id: number, values: object) => api.call(rFactor.savePayroll, { id, body: { ...payrollSample(), ...values } }, as);
const simplesFrom = (id: number, until: string) =>
  api.sql(
    `insert into former_regimes (company_id, until, tax_regime, on_cash_basis, created_at, updated_at) values ($1, $2, 'normal', false, now(), now())`,
    [id, until],
  );
const row = async (name: string, input: object = {}) => (await api.ask(rFactor.list, { search: name, ...input }, as)).items[0];

test('a company stands where its invoices and its payroll of twelve months put it', async () => {
  const scene = await sceneWith({ name: 'Alfa Clínica', opening_date: '2019-03-05' });
  const { id } = scene.company;
  await invoiced(scene, before);
  for (const competence of before) await pay(id, { competence, pro_labore: 300_000 });
  // In the Simples from this month on: no CPP of an earlier DAS counts.
  await simplesFrom(id, '2026-11');
  expect(await row('alfa clinica')).toEqual({
    id,
    name: 'Alfa Clínica',
    analyst_name: null,
    situation: 'below',
    ratio: '0.2',
    annex: 'V',
    window_months: 12,
    payroll_months: 12,
    revenue12: 18_000_000,
    waiting12: 18_000_000,
    payroll12: 3_600_000,
    cpp12: 0,
    lacking: 1_440_000,
    suggested: 420_000,
    balance: expect.any(Number) as number,
  });

  const { standing, points, months, this_month } = await api.ask(rFactor.history, { id }, as);
  expect(standing).toMatchObject({ situation: 'below', months: before, advice: { suggested: 420_000 } });
  expect(points.map(({ competence }) => competence)).toEqual(lastCompetences('2026-12', 13));
  expect(months[0]).toEqual({ competence: '2026-11', revenue: 0, waiting: 0, cpp: 0, payroll: null });
  expect(months[1]).toMatchObject({
    competence: '2026-10',
    revenue: 1_500_000,
    payroll: { pro_labore: 300_000, author_name: master.name },
  });
  // Eleven months of revenue and eleven of pró-labore count for December.
  expect(this_month).toBe(Math.ceil(0.28 * 16_500_000) - 3_300_000);
});

test('a payroll is told once a month with its reason, and mended only by who has seen it', async () => {
  const { id } = await api.make.company();
  expect((await pay(id, {})).status).toBe(204);
  expect((await pay(id, { pro_labore: 1 })).status).toBe(409);
  expect((await pay(id, { pro_labore: 290_000, reason: 'Faltava um sócio.', version: 1 })).status).toBe(204);
  const { months } = await api.ask(rFactor.history, { id }, as);
  expect(months[1]?.payroll).toMatchObject({ pro_labore: 290_000, version: 2, reason: 'Faltava um sócio.' });
  const future = await pay(id, { competence: '2026-12' });
  expect([future.status, future.error.errors]).toEqual([
    422,
    { competence: ['Mês: informe a folha de um mês que já começou, de 2018 para cá.'] },
  ]);
  expect((await pay(id, { competence: '2026-09', reason: null })).error.errors).toEqual({ reason: ['Preencha o campo Motivo.'] });
});

test('a company outside the Simples has payrolls and no fator R, and one that does not work is not listed', async () => {
  const { id } = await api.make.company({ name: 'Beta Normal', tax_regime: 'normal' });
  await api.make.company({ name: 'Beta Baixada', accounting_status: 'closed' });
  await api.make.company({ name: 'Beta por abrir', wizard_step: 'basic_data' });
  await api.make.company({ name: 'Beta pessoa', type: 'natural_person', cnpj: null, cpf: '12345678909' });
  expect((await pay(id, {})).status).toBe(204);
  const { company, plan, months } = await api.ask(rFactor.history, { id }, as);
  expect([company.has_factor, plan, months.filter(({ payroll }) => payroll !== null).length]).toEqual([false, [], 1]);
  const gone = await api.make.company({ type: 'natural_person', cnpj: null, cpf: '52998224725' });
  expect((await pay(gone.id, {})).status).toBe(404);
  expect((await api.call(rFactor.history, { id: gone.id }, as)).status).toBe(404);
  expect(await row('beta')).toBeUndefined();
});

test('a month lists the companies that were in the Simples then', async () => {
  const joined = await api.make.company({ name: 'Zeta Entrou' });
  await simplesFrom(joined.id, '2026-09');
  const left = await api.make.company({ name: 'Zeta Saiu', tax_regime: 'normal' });
  await api.sql(
    `insert into former_regimes (company_id, until, tax_regime, on_cash_basis, created_at, updated_at) values ($1, '2026-09', 'simples', false, now(), now())`,
    [left.id],
  );
  const listed = async (competence: string, situation: 'unknown' | null = null) =>
    (await api.ask(rFactor.list, { search: 'zeta', competence, situation }, as)).items.map(({ name }) => name);
  expect([await listed('2026-09'), await listed('2026-08')]).toEqual([['Zeta Entrou'], ['Zeta Saiu']]);
  expect([await listed('2026-09', 'unknown'), await listed('2026-08', 'unknown')]).toEqual([['Zeta Entrou'], ['Zeta Saiu']]);
  // What is kept of a month is of its own regime too.
  await api.modules.monthFigures.keep({ competence: '2026-08' });
  expect(await listed('2026-08', 'unknown')).toEqual(['Zeta Saiu']);
});

test('the filter by situation finds what the rows say, in whatever month', async () => {
  const share = async (name: string, opening_date: string | null, pro_labore: number | null, months = before) => {
    const scene = await sceneWith({ name: `Gama ${name}`, opening_date });
    await invoiced(scene, months);
    if (pro_labore !== null) for (const competence of months) await pay(scene.company.id, { competence, pro_labore });
    await simplesFrom(scene.company.id, '2026-11');
  };
  await share('no limite', '2019-03-05', 420_000);
  await share('com folga', null, 450_000);
  await share('abaixo', '2019-03-05', 419_999);
  await share('sem folha', '2019-03-05', null);
  await share('zerada', '2019-03-05', 0);
  await share('jovem', '2026-08-10', 420_000, before.slice(-3));
  await share('no primeiro mês', '2026-11-02', 500_000, ['2026-11']);
  await share('por abrir', '2026-12-05', null, []);
  // Before it opened it had an invoice by mistake, which does not count.
  await share('aberta depois', '2026-10-01', 450_000, before.slice(-2));

  for (const competence of ['2026-11', '2026-10', '2025-06', '2026-12']) {
    const all = (await api.ask(rFactor.list, { search: 'gama', competence }, as)).items;
    for (const situation of R_FACTOR_SITUATIONS) {
      const found = (await api.ask(rFactor.list, { search: 'gama', competence, situation }, as)).items;
      expect(
        found.map(({ name }) => name),
        `${competence} ${situation}`,
      ).toEqual(all.filter((each) => each.situation === situation).map(({ name }) => name));
    }
  }
  const now = Object.fromEntries(
    (await api.ask(rFactor.list, { search: 'gama' }, as)).items.map(({ name, situation }) => [name, situation]),
  );
  expect(now).toEqual({
    'Gama no limite': 'tight',
    'Gama com folga': 'safe',
    'Gama abaixo': 'below',
    'Gama sem folha': 'unknown',
    'Gama zerada': 'below',
    'Gama jovem': 'tight',
    'Gama no primeiro mês': 'safe',
    'Gama por abrir': 'unknown',
    'Gama aberta depois': 'safe',
  });
});

test('no month is asked for that the tables do not know', async () => {
  const { status, error } = await api.call(rFactor.list, { competence: '2029-01' }, as);
  expect([status, error.errors]).toEqual([422, { competence: ['Competência: escolha de 01/2018 ao mês que vem.'] }]);
});

test('the first two months of a company from 2027 on have annex III without a sum', async () => {
  const scene = await sceneWith({ name: 'Delta Nova', opening_date: '2027-02-03' });
  await invoiced(scene, ['2027-02']);
  api.clock.set('2027-03-10T12:00:00Z');
  api.forgetSession(master);
  expect(await row('delta')).toMatchObject({ situation: 'tight', ratio: '0.28', annex: 'III', window_months: 0 });
  expect(await row('delta', { situation: 'tight' })).toMatchObject({ name: 'Delta Nova' });
});
