import { nps } from '@esteto/contract/nps';
import type { NpsSurveyAction } from '@esteto/domain/nps/nps-life';
import { afterEach, describe, expect, test } from 'vitest';
import { systemActor } from '../../platform/work/actor.ts';
import type { TestPerson } from '../../testing/factories.ts';
import { tally } from '../../testing/tally.ts';
import { testApp } from '../../testing/test-app.ts';
import { startedSurvey, surveyToken } from './nps.examples.ts';

const api = await testApp();
const { surveys } = api.modules;
const staff = systemActor('test');
const DAY = 86_400_000;

const company = await api.make.company();
const [ana, carla] = [await api.make.partner(company), await api.make.employee(company)];
const asked = async (as: TestPerson) => (await api.ask(nps.started, {}, { as })).id;
const answer = (id: number, body: object, as = ana) => api.call(nps.answer, { id, body }, { as });
const answers = (id: number) => api.sql('select user_id, score, comment from nps_answers where survey_id = $1 order by id', [id]);
const statusOf = async (id: number) => (await api.sql<{ status: string }>('select status from nps_surveys where id = $1', [id]))[0]?.status;
const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY).toISOString();
const act = (id: number, ...actions: NpsSurveyAction[]) =>
  actions.reduce<Promise<unknown>>((before, action) => before.then(() => surveys.act(staff, id, action)), Promise.resolve());

afterEach(() => api.sql('truncate nps_surveys cascade'));

describe('a survey that runs', () => {
  test('asks partners and employees until each has answered', async () => {
    expect([await asked(ana), await asked(carla)]).toEqual([null, null]);
    const id = await startedSurvey(api);
    expect([await asked(ana), await asked(carla)]).toEqual([id, id]);
    expect((await answer(id, { score: 0, comment: ' A nota demora a sair. ' })).status).toBe(204);
    expect([await asked(ana), await asked(carla)]).toEqual([null, id]);
    expect(await answers(id)).toEqual([{ user_id: String(ana.id), score: 0, comment: 'A nota demora a sair.' }]);
  });

  test('asks only its audience, for whom else it does not exist', async () => {
    const { id } = await surveys.create(staff, { start_at: inDays(0), audience: 'employee' });
    await act(id, 'start');
    expect([await asked(ana), await asked(carla)]).toEqual([null, id]);
    const foreign = await answer(id, { score: 7 });
    const unknown = await answer(987_654_321, { score: 7 });
    expect([foreign.status, foreign.bytes]).toEqual([404, unknown.bytes]);
  });

  test('is asked about before one that began later', async () => {
    const [first, second] = [await startedSurvey(api), await startedSurvey(api)];
    expect(await asked(ana)).toBe(first);
    await answer(first, { score: 5 });
    expect(await asked(ana)).toBe(second);
  });
});

describe('an answer', () => {
  test('is taken once: the second is refused, also of twenty at the same moment', async () => {
    const id = await startedSurvey(api);
    const statuses = await Promise.all(Array.from({ length: 20 }, async (_, score) => (await answer(id, { score: score % 11 })).status));
    expect(tally(statuses)).toEqual({ 204: 1, 403: 19 });
    expect(await answers(id)).toHaveLength(1);
    const { error } = await answer(id, { score: 10 });
    expect(error).toEqual({ message: 'Sua resposta à essa pesquisa já foi enviada.', code: 'nps_already_answered' });
    expect(await api.sql("select id from events where action = 'nps_survey.answered' and entity_id = $1", [id])).toHaveLength(1);
  });

  test.each([[{}], [{ score: null }], [{ comment: 'Gostei.' }]])('%j has no score', async (body) => {
    const id = await startedSurvey(api);
    const { status, error } = await answer(id, body);
    expect([status, error]).toEqual([422, { message: 'Nenhuma pontuação foi selecionada.', code: 'nps_without_score' }]);
    expect(await answers(id)).toEqual([]);
  });

  test.each([[-1], [11], [7.5], ['7']])('%j is no score', async (score) => {
    const id = await startedSurvey(api);
    expect((await answer(id, { score })).status).toBe(422);
    expect(await answers(id)).toEqual([]);
  });

  test.each<[string, NpsSurveyAction[]]>([
    ['planned', []],
    ['suspended', ['start', 'suspend']],
    ['concluded', ['start', 'conclude']],
  ])('to a survey that is %s is refused, and nobody is asked for it', async (status, actions) => {
    const { id } = await surveys.create(staff, { start_at: inDays(1) });
    await act(id, ...actions);
    expect([await statusOf(id), await asked(ana)]).toEqual([status, null]);
    const { status: code, error } = await answer(id, { score: 9 });
    expect([code, error]).toEqual([409, { message: 'Esta pesquisa não está recebendo respostas.', code: 'nps_not_running' }]);
  });

  test('is taken again once a suspended survey goes on', async () => {
    const id = await startedSurvey(api);
    await act(id, 'suspend', 'resume');
    expect((await answer(id, { score: 9 })).status).toBe(204);
  });
});

describe('the clock', () => {
  test('starts and concludes surveys, each step once and told', async () => {
    const { id } = await surveys.create(staff, { start_at: inDays(1), end_at: inDays(3) });
    const seen: (string | undefined)[] = [];
    for (let day = 0; day < 4; day += 1) {
      await surveys.followClock(`day-${day}`);
      await surveys.followClock(`day-${day}-again`);
      seen.push(await statusOf(id));
      api.clock.advance(DAY);
    }
    expect(seen).toEqual(['planned', 'started', 'started', 'concluded']);
    const events = await api.sql("select action from events where entity_type = 'nps_survey' and entity_id = $1 order by id", [id]);
    expect(events.map(({ action }) => action)).toEqual(['nps_survey.created', 'nps_survey.started', 'nps_survey.concluded']);
  });

  test('catches up with a survey that began and ended while the server was down, and ends a suspended one', async () => {
    const late = await surveys.create(staff, { start_at: inDays(-2), end_at: inDays(-1) });
    const suspended = await surveys.create(staff, { start_at: inDays(-2), end_at: inDays(-1) });
    await act(suspended.id, 'start', 'suspend');
    await surveys.followClock('late');
    expect([await statusOf(late.id), await statusOf(suspended.id)]).toEqual(['concluded', 'concluded']);
  });
});

test('an action that the status does not allow is refused with those that it does', async () => {
  const id = await startedSurvey(api);
  await expect(surveys.act(staff, id, 'resume')).rejects.toMatchObject({ status: 422, body: { code: 'illegal_transition' } });
});

describe('the link of a survey', () => {
  const reply = (token: string, score = 9, ip?: string) =>
    api.call(nps.reply, { body: { token, score, comment: 'Bom.' } }, { ...(ip && { ip }) });
  const look = async (token: string) => (await api.call(nps.look, { body: { token } })).status;

  test('answers for whom it was sent to, once, and is kept as a hash', async () => {
    const id = await startedSurvey(api);
    const token = await surveyToken(api, id, ana);
    expect(await look(token)).toBe(204);
    expect((await reply(token)).status).toBe(204);
    expect([await asked(ana), await asked(carla)]).toEqual([null, id]);
    expect(await answers(id)).toEqual([{ user_id: String(ana.id), score: 9, comment: 'Bom.' }]);
    expect([await look(token), (await reply(token)).status]).toEqual([422, 422]);
    const [kept] = await api.sql<{ all: string }>('select l::text as all from nps_links l where user_id = $1', [ana.id]);
    expect(kept?.all).not.toContain(token);
  });

  test('ends with the survey, and with the answer that was given in the app', async () => {
    const id = await startedSurvey(api);
    const [own, others] = [await surveyToken(api, id, ana), await surveyToken(api, id, carla)];
    await answer(id, { score: 3 });
    expect(await look(own)).toBe(422);
    await act(id, 'suspend');
    expect(await look(others)).toBe(422);
    await act(id, 'resume');
    expect(await look(others)).toBe(204);
  });

  test('is sent once to each whom the survey asks', async () => {
    const id = await startedSurvey(api);
    const sent = async () => (await api.sql('select 1 from nps_links where survey_id = $1', [id])).length;
    const left = () => api.sql("select id from pgboss.job where name = 'nps-surveys.letter' and state in ('created', 'retry', 'active')");
    const send = async (job: string) => {
      await surveys.send({ id }, job);
      await expect.poll(left, { timeout: 20_000 }).toEqual([]);
    };
    await send('first');
    const count = await sent();
    expect(count).toBeGreaterThanOrEqual(2);
    const letters = (await api.outbox()).length;
    await send('again');
    expect([await sent(), (await api.outbox()).length]).toEqual([count, letters]);
  });

  test('is guessed ever more slowly', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await reply('A'.repeat(43), 9, '192.0.2.62')).status);
    expect(tally(statuses)).toEqual({ 422: 5, 429: 2 });
  });
});
