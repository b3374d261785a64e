import { nps } from '@esteto/contract/office/nps';
import { npsSurvey } from '@esteto/contract/office/nps-survey';
import { workQueue } from '@esteto/contract/office/work-queue';
import { plan } from '@esteto/contract/plan/plan';
import type { NpsSurveyForm } from '@esteto/domain/office/nps/nps-survey-form';
import { firstDay, lastDay } from '@esteto/domain/shared/date/day-instant';
import { afterEach, describe, expect, test } from 'vitest';
import { granted, type TestPerson } from '../../../../testing/factories.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { planSample } from '../../../plan/plan/plan.examples.ts';
import { surveyForm } from './nps-survey.examples.ts';

const api = await testApp();
const { surveys } = api.modules;
const master = await api.make.master();
const as = { as: master };
const DAY = 86_400_000;

const company = await api.make.company();
const ana = await api.make.partner(company, { is_owner: true });
const carla = await api.make.employee(company);

const form = (from: number, to: number, more: Partial<NpsSurveyForm> = {}) => surveyForm(api, from, to, { plan_ids: [], ...more });
const create = (from: number, to: number, more: Partial<NpsSurveyForm> = {}) =>
  api.ask(npsSurvey.create, { body: form(from, to, more) }, as);
const refusal = async (from: number, to: number, more: Partial<NpsSurveyForm> = {}) =>
  (await api.call(npsSurvey.create, { body: form(from, to, more) }, as)).error?.errors;
const detail = (id: number) => api.ask(npsSurvey.detail, { id }, as);
const asked = async (person: TestPerson) => (await api.ask(nps.started, {}, { as: person })).id;
const move = (id: number, action: 'start' | 'suspend' | 'resume' | 'conclude', version: number) =>
  api.call(npsSurvey.move, { id, body: { action, version } }, as);
const all = async () => (await api.ask(npsSurvey.list, { limit: 100 }, as)).items;
/** The clock goes on: whoever was signed in has to come anew. */
const pass = (milliseconds: number) => {
  api.clock.advance(milliseconds);
  for (const person of [master, ana, carla]) api.forgetSession(person);
};
const later = async (days: number) => {
  pass(days * DAY);
  await surveys.followClock(`later-${days}`);
};

afterEach(() => api.sql('truncate nps_surveys cascade'));

describe('a survey', () => {
  test('whose day has come starts at once, one to come waits for it, each step once and told', async () => {
    expect(await create(0, 3)).toMatchObject({ status: 'started', asked: 2, total_responses: 0, nps_score: null, is_suspended: false });
    const { id, status } = await create(10, 12);
    expect([status, await asked(ana)]).toEqual(['planned', (await all()).find((row) => row.status === 'started')?.id]);
    for (let day = 0; day < 14; day += 1) {
      await later(1);
      await surveys.followClock('again');
    }
    const events = await api.sql("select action from events where entity_type = 'nps_survey' and entity_id = $1 order by id", [id]);
    expect(events.map(({ action }) => action)).toEqual(['nps_survey.created', 'nps_survey.started', 'nps_survey.concluded']);
  });

  test('that began and ended while the server was down asks nobody any more', async () => {
    const { id } = await create(1, 2);
    await later(9);
    expect(await detail(id)).toMatchObject({ status: 'concluded', asked: 0 });
  });

  test('is suspended, resumed and concluded, and no more than that', async () => {
    const { id, version } = await create(0, 30);
    expect((await move(id, 'resume', version)).error).toMatchObject({ code: 'illegal_transition' });
    expect((await move(id, 'suspend', version)).status).toBe(204);
    expect(await detail(id)).toMatchObject({ status: 'suspended', is_suspended: true });
    expect((await move(id, 'resume', version)).status).toBe(409);
    expect((await move(id, 'resume', version + 1)).status).toBe(204);
    expect((await move(id, 'conclude', version + 2)).status).toBe(204);
    const { status, end_at } = await detail(id);
    expect([status, end_at]).toEqual(['concluded', api.clock.now().toISOString()]);
  });

  test('starts before its day by hand, and says so', async () => {
    const { id, version } = await create(5, 30);
    expect((await move(id, 'start', version)).status).toBe(204);
    expect(await detail(id)).toMatchObject({ status: 'started', start_at: api.clock.now().toISOString(), asked: 2 });
  });

  test('is taken back before it begins, not after', async () => {
    const planned = await create(5, 30);
    await api.ask(npsSurvey.remove, { id: planned.id }, as);
    expect(await all()).toEqual([]);
    const { id } = await create(0, 30);
    expect((await api.call(npsSurvey.remove, { id }, as)).error?.message).toBe('Esta pesquisa já começou. Para encerrar, conclua.');
  });

  test('stands in the list by its status; the open ones are found apart', async () => {
    const concluded = await create(0, 1);
    await move(concluded.id, 'conclude', 2);
    const suspended = await create(0, 1, { plan_ids: [901] });
    await move(suspended.id, 'suspend', 2);
    const started = await create(0, 1, { plan_ids: [902] });
    const planned = await create(3, 4);
    expect((await all()).map(({ id }) => id)).toEqual([planned.id, started.id, suspended.id, concluded.id]);
    const open = await api.ask(npsSurvey.list, { open: true }, as);
    expect(open.items.map(({ status }) => status)).toEqual(['planned', 'started']);
  });
});

describe('the days of a survey', () => {
  test('are no other open one’s of the same people; the refusal names it', async () => {
    await create(5, 10, { member_types: ['partner'] });
    expect(await refusal(10, 20)).toEqual({
      start_at: [expect.stringMatching(/^Início: já há uma pesquisa para estas pessoas de \d\d\/\d\d\/\d{4} a /)],
    });
    await create(10, 20, { member_types: ['employee'] });
    await create(11, 20, { member_types: ['partner'] });
  });

  test('are free again once the other has ended', async () => {
    const { id, version } = await create(0, 20);
    await move(id, 'suspend', version);
    expect(await refusal(3, 4)).toHaveProperty('start_at');
    await move(id, 'conclude', version + 1);
    await create(3, 4);
  });

  test('go to one of twenty who plan them at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.call(npsSurvey.create, { body: form(5, 10) }, as)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await all()).toHaveLength(1);
  });
});

describe('whom a survey asks', () => {
  const preview = (more: object = {}) =>
    api.ask(npsSurvey.preview, { body: { member_types: ['partner', 'employee'], plan_ids: [], tenures: [], ...more } }, as);

  test('is what the preview said: by what people are, by plan and by how long they are clients', async () => {
    const { id: plan_id } = await api.ask(plan.create, { body: planSample() }, as);
    const other = await api.make.company();
    const bruno = await api.make.partner(other);
    await api.ask(plan.subscribe, { id: other.id, body: { plan_id, coupon: null } }, as);
    await api.sql("update memberships set created_at = $2::timestamptz - interval '13 months' where user_id = $1", [
      bruno.id,
      api.clock.now().toISOString(),
    ]);
    expect(await preview()).toEqual({ asked: 3, left_alone: 0 });
    expect(await preview({ member_types: ['employee'] })).toEqual({ asked: 1, left_alone: 0 });
    expect(await preview({ plan_ids: [plan_id] })).toEqual({ asked: 1, left_alone: 0 });
    expect(await preview({ tenures: ['under_3_months'] })).toEqual({ asked: 2, left_alone: 0 });
    expect(await preview({ tenures: ['under_2_years'] })).toEqual({ asked: 1, left_alone: 0 });
    expect(await preview({ tenures: ['from_2_years'] })).toEqual({ asked: 0, left_alone: 0 });
    const { id, asked: count } = await create(0, 10, { plan_ids: [plan_id], tenures: ['under_2_years'] });
    expect([count, await asked(bruno), await asked(ana)]).toEqual([1, id, null]);
    await api.sql('delete from memberships where user_id = $1', [bruno.id]);
  });

  test('is nobody who left, whose company is over, or who is still registering', async () => {
    const before = (await preview()).asked;
    await api.make.partner(await api.make.company({ accounting_status: 'closed' }));
    await api.make.partner(await api.make.company({ wizard_step: 'documents' }));
    await api.make.partner(await api.make.company(), {}, { is_active: false });
    await api.make.partner(await api.make.company(), {}, { email_verified_at: null });
    expect((await preview()).asked).toBe(before);
  });

  test('is asked by no other survey for ninety days, and then again', async () => {
    const first = await create(0, 1, { member_types: ['partner'] });
    await later(2);
    expect(await preview()).toEqual({ asked: 1, left_alone: 1 });
    const second = await create(0, 1);
    expect([first.asked, second.asked, await asked(ana), await asked(carla)]).toEqual([1, 1, null, second.id]);
    await later(87);
    expect(await preview()).toEqual({ asked: 0, left_alone: 2 });
    await later(1);
    expect(await preview()).toEqual({ asked: 1, left_alone: 1 });
  });
});

describe('a survey that repeats', () => {
  const days = async () => (await all()).map(({ status, start_at, end_at }) => [status, firstDay(start_at), lastDay(end_at)]);

  test('has its next one once, however often the clock is asked, and that asks the same people again', async () => {
    const { id } = await create(0, 9, { repeats_quarterly: true });
    const today = firstDay((await detail(id)).start_at);
    await Promise.allSettled([surveys.followClock('one'), surveys.followClock('another')]);
    await surveys.followClock('third');
    const [planned] = await all();
    expect((await all()).map(({ status }) => status)).toEqual(['planned', 'started']);
    expect(planned?.repeats_quarterly).toBe(true);
    const wait = (Date.parse(planned?.start_at ?? '') - Date.parse(`${today}T03:00:00Z`)) / DAY;
    expect(wait).toBeGreaterThanOrEqual(90);
    await later(wait);
    expect((await all()).map(({ status, asked: count }) => [status, count])).toEqual([
      ['planned', 0],
      ['started', 2],
      ['concluded', 2],
    ]);
    expect(await asked(ana)).toBe(planned?.id);
  });

  test('starts in the first minutes of its day in São Paulo', async () => {
    await create(0, 9, { repeats_quarterly: true });
    await surveys.followClock('first');
    const [planned] = await all();
    const midnight = Date.parse(planned?.start_at ?? '');
    pass(midnight - api.clock.now().getTime() - 60_000);
    await surveys.followClock('a minute before');
    expect((await days())[0]?.[0]).toBe('planned');
    pass(60_000);
    await surveys.followClock('at midnight');
    expect((await api.sql('select status from nps_surveys where id = $1', [planned?.id]))[0]).toEqual({ status: 'started' });
  });

  test('ends when its next one is taken back', async () => {
    const { id } = await create(0, 9, { repeats_quarterly: true });
    await surveys.followClock('first');
    const [planned] = await all();
    await api.ask(npsSurvey.remove, { id: planned?.id ?? 0 }, as);
    await surveys.followClock('again');
    expect(await all()).toMatchObject([{ id, repeats_quarterly: false }]);
  });

  test('waits while another one has its days', async () => {
    await create(85, 130);
    await create(0, 9, { repeats_quarterly: true });
    await surveys.followClock('first');
    expect(await all()).toHaveLength(2);
    const [other] = await all();
    await api.ask(npsSurvey.remove, { id: other?.id ?? 0 }, as);
    await surveys.followClock('again');
    expect((await all()).map(({ status }) => status)).toEqual(['planned', 'started']);
  });
});

describe('what a survey found', () => {
  /** So many people who answered so, with the company's analyst. */
  const answered = async (id: number, score: number, people: number, at = company, comment: string | null = null) => {
    for (let index = 0; index < people; index += 1) {
      const person = await api.make.person({ doctor_role: 'partner', name: `Médico ${score} ${index}` });
      const company_of = await api.sql<{ analyst_id: string | null }>('select analyst_id from companies where id = $1', [at.id]);
      await api.sql(
        `insert into nps_invitations (survey_id, user_id, company_id, analyst_id, tenure, asked_on) values ($1, $2, $3, $4, 'from_2_years', $5)`,
        [id, person.id, at.id, company_of[0]?.analyst_id ?? null, api.clock.today()],
      );
      await api.ask(nps.answer, { id, body: { score, comment } }, { as: person });
    }
  };

  test('is no score of nine answers, and one with its interval of ten', async () => {
    const { id } = await create(0, 30);
    await answered(id, 10, 9);
    expect(await detail(id)).toMatchObject({
      total_responses: 9,
      nps_score: null,
      interval: null,
      groups: [],
      hidden_groups: 3,
      trend: [],
    });
    await answered(id, 0, 1);
    expect(await detail(id)).toMatchObject({
      total_responses: 10,
      total_promoters: 9,
      total_detractors: 1,
      nps_score: 80,
      interval: { low: 23, high: 100 },
      classification_zone: 'Excelência',
      percent_promoters: '0.9000',
      score_count_0: 1,
      score_count_9: 0,
      score_count_10: 9,
      open_tasks: 1,
      trend: [{ id, answers: 10, score: 80 }],
    });
  });

  test('is told by analyst as it was when people were asked, small groups not', async () => {
    const [lia, rui] = [await api.make.analyst(), await api.make.analyst()];
    const [one, two] = [await api.make.company({ analyst_id: lia.id }), await api.make.company({ analyst_id: rui.id })];
    const { id } = await create(0, 30);
    await answered(id, 10, 11, one);
    await answered(id, 3, 3, two);
    await api.sql('update companies set analyst_id = $2 where id = $1', [one.id, rui.id]);
    const { groups, hidden_groups } = await detail(id);
    expect(groups.map(({ kind, label, answers, score, standing }) => [kind, label, answers, score, standing])).toEqual([
      ['plan', 'Sem plano', 14, 57, 'alike'],
      ['analyst', lia.name, 11, 100, 'alike'],
      ['tenure', '2 anos ou mais', 14, 57, 'alike'],
    ]);
    expect(hidden_groups).toBe(1);
  });

  test('is followed over surveys of the same people only', async () => {
    const first = await create(0, 1);
    await answered(first.id, 10, 10);
    await later(3);
    const partners = await create(0, 1, { member_types: ['partner'] });
    await answered(partners.id, 0, 10);
    await later(3);
    const second = await create(0, 1);
    await answered(second.id, 8, 10);
    expect((await detail(second.id)).trend.map(({ id, score }) => [id, score])).toEqual([
      [first.id, 100],
      [second.id, 0],
    ]);
    expect((await detail(first.id)).trend).toHaveLength(1);
  });

  test('is read in its comments: by words without accents, by who wrote them, by what they are', async () => {
    const { id } = await create(0, 30);
    await answered(id, 10, 1, company, 'A emissão é rápida.');
    await answered(id, 7, 1, company, 'Razoável.');
    await answered(id, 2, 1, company, 'Emissao lenta.');
    await answered(id, 1, 1);
    const found = async (query: object) =>
      (await api.ask(npsSurvey.comments, { id, ...query }, as)).items.map(({ comment, classification }) => [comment, classification]);
    expect(await found({})).toHaveLength(3);
    expect(await found({ search: 'EMISSÃO' })).toEqual([
      ['Emissao lenta.', 'detractor'],
      ['A emissão é rápida.', 'promoter'],
    ]);
    expect(await found({ search: 'medico 7' })).toEqual([['Razoável.', 'passive']]);
    expect(await found({ classification: 'detractor' })).toEqual([['Emissao lenta.', 'detractor']]);
  });

  test('waits on the home of whoever may see surveys', async () => {
    const { id } = await create(0, 30);
    await answered(id, 2, 2);
    const pile = async (person: TestPerson) =>
      (await api.ask(workQueue.list, {}, { as: person })).filter(({ name }) => name === 'nps_tasks');
    expect(await pile(await api.make.analyst([granted('advanced.nps', 'view')]))).toMatchObject([
      { count: 2, oldest_at: api.clock.now().toISOString() },
    ]);
    expect(await pile(await api.make.analyst())).toEqual([]);
    expect((await api.ask(npsSurvey.list, { pending: true }, as)).items.map((row) => row.id)).toEqual([id]);
  });
});
