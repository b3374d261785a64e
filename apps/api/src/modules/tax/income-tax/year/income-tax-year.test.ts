import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { incomeTax } from '@esteto/contract/tax/income-tax';
import { incomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import { incomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';
import { incomeTaxYear } from '@esteto/contract/tax/income-tax-year';
import { ownIncomeTax } from '@esteto/contract/tax/own-income-tax';
import { quotaPlan } from '@esteto/domain/tax/income-tax/irpf-quotas';
import { expect, test } from 'vitest';
import { newScene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { EXERCISE, movedReturn, RESULT } from '../income-tax.examples.ts';
import { ensureYear, yearSample } from './income-tax-year.examples.ts';

// Jobs are taken and nothing is done: the test does their work itself.
const api = await testApp({}, { idle: true });
const scene = await newScene(api);
const { company, master } = scene;
const as = { as: master };
const own = { company_id: company.id };
const LAW = '2026-05-29';
const PUT_OFF = '2026-12-15';

const versionOf = async (id: number) => (await api.ask(incomeTax.detail, { id }, as)).version;

const transmitted = async (person: { id: number }) => {
  const { id } = await movedReturn(scene, ['fill', 'review', 'ask_approval'], person);
  await api.sql('update income_taxes set approved_at = now() where id = $1', [id]);
  await api.ask(incomeTax.move, { id, body: { action: 'transmit', reason: null, version: await versionOf(id) } }, as);
  return id;
};

/** Every place that tells until when the returns of the exercise are delivered, or counts from it. */
const toldOf = async (person: Awaited<ReturnType<typeof api.make.partner>>, made: number, sent: number, obligation: number) => {
  const { result } = await api.ask(incomeTaxDossier.own, { ...own, year: EXERCISE - 1 }, { as: person });
  const mine = await api.ask(ownIncomeTax.current, own, { as: person });
  const quotas = await api.ask(incomeTaxQuota.list, { id: sent }, as);
  return {
    dossier: result.deadline,
    returns: mine.map(({ id, deadline, office_deadline }) => [id === made ? 'made' : 'sent', deadline, office_deadline]),
    planned: quotaPlan({ deadline: mine[0]?.office_deadline ?? '', balance: 120_000, count: 3 }).map(({ due_date }) => due_date),
    quotas: quotas.map(({ due_date }) => due_date),
    late: quotas.map(({ cost }) => cost.fine > 0 || cost.interest > 0),
    quote: (await api.ask(incomeTax.quote, { user_id: person.id, exercise_year: EXERCISE }, as)).deadline,
    pace: (await api.ask(incomeTax.pace, { exercise_year: EXERCISE }, as))?.deadline,
    obligation: (await api.ask(monthlyObligation.detail, { id: obligation }, as)).legal_date,
  };
};

test('until when a return is delivered is one day wherever it stands, and moves everywhere at once', async () => {
  const { id, version } = await ensureYear(scene, EXERCISE);
  const person = await api.make.partner(company);
  const sent = await transmitted(person);
  const { id: made } = await movedReturn(scene, ['fill', 'review', 'ask_approval'], person);
  const natural = await api.make.company({ type: 'natural_person' });
  const body = { company_id: natural.id, rule_key: 'dirpf' as const, competence: `${EXERCISE - 1}-12`, observations: null };
  const { id: obligation } = await api.ask(monthlyObligation.create, { body }, as);
  expect(await toldOf(person, made, sent, obligation)).toEqual({
    dossier: LAW,
    returns: [
      ['made', LAW, LAW],
      ['sent', LAW, LAW],
    ],
    planned: [LAW, '2026-06-30', '2026-07-31'],
    quotas: [LAW, '2026-06-30', '2026-07-31'],
    late: [true, true, true],
    quote: LAW,
    pace: LAW,
    obligation: LAW,
  });

  const { exercise_year: _year, ...form } = yearSample(EXERCISE, { deadline: PUT_OFF });
  await api.ask(incomeTaxYear.update, { id, body: { ...form, version } }, as);
  expect(await api.sql("select data from pgboss.job where name = 'income-tax-years.follow-deadline'", [])).toEqual([
    { data: { exercise_year: EXERCISE, from: LAW } },
  ]);
  const follow = () => api.modules.incomeTaxYears.followDeadline({ exercise_year: EXERCISE, from: LAW }, 'test');
  await follow();
  await follow();
  const moved = await toldOf(person, made, sent, obligation);
  expect(moved).toEqual({
    dossier: PUT_OFF,
    // What went out keeps the day by which it did.
    returns: [
      ['made', PUT_OFF, PUT_OFF],
      ['sent', LAW, PUT_OFF],
    ],
    planned: [PUT_OFF, '2027-01-29', '2027-02-26'],
    quotas: [PUT_OFF, '2027-01-29', '2027-02-26'],
    late: [false, false, false],
    quote: PUT_OFF,
    pace: PUT_OFF,
    obligation: PUT_OFF,
  });
  const notices = await api.sql<{ title: string }>("select title from notices where user_id = $1 and title like '%o prazo mudou'", [
    person.id,
  ]);
  expect(notices).toEqual([{ title: 'IRPF 2026: o prazo mudou' }]);
});

test('a year that staff put in with the day of its act moves nothing; one return with a day of its own keeps it', async () => {
  const body = yearSample(2025, { deadline: '2025-05-30' });
  await api.ask(incomeTaxYear.create, { body }, as);
  const person = await api.make.partner(company);
  const { id, version } = await movedReturn(scene, ['fill'], person);
  const { responsible_id, price } = await api.ask(incomeTax.detail, { id }, as);
  await api.ask(incomeTax.update, { id, body: { responsible_id, price, deadline: '2026-12-01', version } }, as);
  await api.modules.incomeTaxYears.followDeadline({ exercise_year: EXERCISE, from: PUT_OFF }, 'test');
  expect(await api.ask(incomeTax.detail, { id }, as)).toMatchObject({ deadline: '2026-12-01', tax_due: RESULT.tax_due });
  const queued = "select 1 from pgboss.job where name = 'income-tax-years.follow-deadline' and data ->> 'exercise_year' = '2025'";
  expect(await api.sql(queued, [])).toEqual([]);
});

test.each(['take_back', 'reopen'] as const)(
  'what is made again after %s is delivered by the day of its year as it is by now',
  async (action) => {
    const { id: year } = await ensureYear(scene, EXERCISE);
    const putOff = async (deadline: string) => {
      const [{ version } = { version: 0 }] = await api.sql<{ version: number }>('select version from income_tax_years where id = $1', [
        year,
      ]);
      const { exercise_year: _year, ...form } = yearSample(EXERCISE, { deadline });
      await api.ask(incomeTaxYear.update, { id: year, body: { ...form, version } }, as);
    };
    const move = async (id: number, told: 'take_back' | 'reopen' | 'cancel') =>
      api.ask(incomeTax.move, { id, body: { action: told, reason: 'Marcada na declaração errada.', version: await versionOf(id) } }, as);
    const out = async () => {
      const person = await api.make.partner(company);
      if (action === 'take_back') return transmitted(person);
      const { id } = await movedReturn(scene, ['fill'], person);
      await move(id, 'cancel');
      return id;
    };
    await putOff(LAW);
    const [id, other] = [await out(), await out()];
    await api.sql("update income_taxes set deadline = '2026-12-03' where id = $1", [other]);
    await putOff(PUT_OFF);
    await move(id, action);
    await move(other, action);
    expect((await api.ask(incomeTax.detail, { id }, as)).deadline).toBe(PUT_OFF);
    // A day of its own it keeps.
    expect((await api.ask(incomeTax.detail, { id: other }, as)).deadline).toBe('2026-12-03');
  },
);
