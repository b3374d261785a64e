import { notice } from '@esteto/contract/office/notice';
import { nps } from '@esteto/contract/office/nps';
import { npsSurvey } from '@esteto/contract/office/nps-survey';
import type { StaffNpsAction } from '@esteto/domain/office/nps/nps-life';
import { afterEach, describe, expect, test } from 'vitest';
import { systemActor } from '../../../platform/work/actor.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import { tally } from '../../../testing/tally.ts';
import { testApp } from '../../../testing/test-app.ts';
import { surveyToken } from './nps.examples.ts';
import { surveyForm } from './survey/nps-survey.examples.ts';

const api = await testApp();
const { npsAnswers, surveys } = api.modules;
const system = systemActor('test');
const master = await api.make.master();

const company = await api.make.company();
const [ana, carla] = [await api.make.partner(company), await api.make.employee(company)];
const asked = async (as: TestPerson) => (await api.ask(nps.started, {}, { as })).id;
const answer = (id: number, body: object, as = ana) => api.call(nps.answer, { id, body }, { as });
const answers = (id: number) => api.sql('select user_id, score, comment from nps_answers where survey_id = $1 order by id', [id]);
const statusOf = async (id: number) => (await api.sql<{ status: string }>('select status from nps_surveys where id = $1', [id]))[0]?.status;
const everybody = { plan_ids: [] };
/** A survey of everybody that runs. */
const running = async (more: object = {}) => (await surveys.create(system, { body: surveyForm(api, 0, 30, { ...everybody, ...more }) })).id;
const act = async (id: number, ...actions: StaffNpsAction[]) => {
  for (const action of actions) await surveys.move(system, { id, body: { action, version: null } });
};

afterEach(() => api.sql('truncate nps_surveys cascade'));

describe('a survey that runs', () => {
  test('asks partners and employees until each has answered', async () => {
    expect([await asked(ana), await asked(carla)]).toEqual([null, null]);
    const id = await running();
    expect([await asked(ana), await asked(carla)]).toEqual([id, id]);
    expect((await answer(id, { score: 0, comment: ' A nota demora a sair. ' })).status).toBe(204);
    expect([await asked(ana), await asked(carla)]).toEqual([null, id]);
    expect(await answers(id)).toEqual([{ user_id: String(ana.id), score: 0, comment: 'A nota demora a sair.' }]);
  });

  test('asks only its audience, for whom else it does not exist', async () => {
    const id = await running({ member_types: ['employee'] });
    expect([await asked(ana), await asked(carla)]).toEqual([null, id]);
    const foreign = await answer(id, { score: 7 });
    const unknown = await answer(987_654_321, { score: 7 });
    expect([foreign.status, foreign.bytes]).toEqual([404, unknown.bytes]);
  });
});

describe('an answer', () => {
  test('is taken once: the second is refused, also of twenty at the same moment', async () => {
    const id = await running();
    const statuses = await Promise.all(Array.from({ length: 20 }, async (_, score) => (await answer(id, { score: score % 11 })).status));
    expect(tally(statuses)).toEqual({ 204: 1, 403: 19 });
    expect(await answers(id)).toHaveLength(1);
    const { error } = await answer(id, { score: 10 });
    expect(error).toEqual({ message: 'Sua resposta à essa pesquisa já foi enviada.', code: 'nps_already_answered' });
    expect(await api.sql("select id from events where action = 'nps_survey.answered' and entity_id = $1", [id])).toHaveLength(1);
  });

  test.each([[{}], [{ score: null }], [{ comment: 'Gostei.' }]])('%j has no score', async (body) => {
    const id = await running();
    const { status, error } = await answer(id, body);
    expect([status, error]).toEqual([422, { message: 'Nenhuma pontuação foi selecionada.', code: 'nps_without_score' }]);
    expect(await answers(id)).toEqual([]);
  });

  test.each([[-1], [11], [7.5], ['7']])('%j is no score', async (score) => {
    const id = await running();
    expect((await answer(id, { score })).status).toBe(422);
    expect(await answers(id)).toEqual([]);
  });

  test.each<[string, StaffNpsAction[]]>([
    ['suspended', ['suspend']],
    ['concluded', ['conclude']],
  ])('to a survey that is %s is refused, and nobody is asked for it', async (status, actions) => {
    const id = await running();
    await act(id, ...actions);
    expect([await statusOf(id), await asked(ana)]).toEqual([status, null]);
    const { status: code, error } = await answer(id, { score: 9 });
    expect([code, error]).toEqual([409, { message: 'Esta pesquisa não está recebendo respostas.', code: 'nps_not_running' }]);
  });

  test('to a survey that is still to come is none', async () => {
    const { id } = await surveys.create(system, { body: surveyForm(api, 5, 30, everybody) });
    expect([await statusOf(id), await asked(ana)]).toEqual(['planned', null]);
    expect((await answer(id, { score: 9 })).status).toBe(404);
  });

  test('is taken again once a suspended survey goes on', async () => {
    const id = await running();
    await act(id, 'suspend', 'resume');
    expect((await answer(id, { score: 9 })).status).toBe(204);
  });
});

describe('the link of a survey', () => {
  const reply = (token: string, score = 9, ip?: string) =>
    api.call(nps.reply, { body: { token, score, comment: 'Bom.' } }, { ...(ip && { ip }) });
  const look = async (token: string) => (await api.call(nps.look, { body: { token } })).status;

  test('answers for whom it was sent to, once, and is kept as a hash', async () => {
    const id = await running();
    const token = await surveyToken(api, id, ana);
    expect(await look(token)).toBe(204);
    expect((await reply(token)).status).toBe(204);
    expect([await asked(ana), await asked(carla)]).toEqual([null, id]);
    expect(await answers(id)).toEqual([{ user_id: String(ana.id), score: 9, comment: 'Bom.' }]);
    expect([await look(token), (await reply(token)).status]).toEqual([422, 422]);
    const [kept] = await api.sql<{ all: string }>('select l::text as all from nps_invitations l where user_id = $1', [ana.id]);
    expect(kept?.all).not.toContain(token);
  });

  test('ends with the survey, and with the answer that was given in the app', async () => {
    const id = await running();
    const [own, others] = [await surveyToken(api, id, ana), await surveyToken(api, id, carla)];
    await answer(id, { score: 3 });
    expect(await look(own)).toBe(422);
    await act(id, 'suspend');
    expect(await look(others)).toBe(422);
    await act(id, 'resume');
    expect(await look(others)).toBe(204);
  });

  test('is sent once to each whom the survey asks', async () => {
    const id = await running();
    const sent = async () => (await api.sql('select 1 from nps_invitations where sent_at is not null and survey_id = $1', [id])).length;
    const left = () => api.sql("select id from pgboss.job where name = 'nps-surveys.letter' and state in ('created', 'retry', 'active')");
    const send = async (job: string) => {
      await npsAnswers.send({ id }, job);
      await expect.poll(left).toEqual([]);
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

describe('a detractor', () => {
  const tasksOf = async (id: number) => (await api.ask(npsSurvey.tasks, { id }, { as: master })).items;

  test('is somebody to get back to within two business days, by whoever looks after the company', async () => {
    const analyst = await api.make.analyst();
    await api.sql('update companies set analyst_id = $2 where id = $1', [company.id, analyst.id]);
    const id = await running();
    await answer(id, { score: 3, comment: 'Ninguém responde.' });
    await answer(id, { score: 7 }, carla);
    // 20 November is a holiday, and the weekend follows.
    expect(await tasksOf(id)).toEqual([
      {
        id: expect.any(Number),
        version: 1,
        status: 'open',
        due_on: '2026-11-24',
        score: 3,
        comment: 'Ninguém responde.',
        person_name: ana.name,
        company_name: company.name,
        analyst_name: analyst.name,
        outcome: null,
        done_at: null,
      },
    ]);
  });

  test('is told to who looks after the company, who gets back to them whatever they may see of surveys', async () => {
    const [analyst, colleague] = [await api.make.analyst(), await api.make.analyst()];
    await api.sql('update companies set analyst_id = $2 where id = $1', [company.id, analyst.id]);
    await answer(await running(), { score: 3, comment: 'Ninguém responde.' });
    expect(await api.ask(notice.list, { before: null }, { as: analyst })).toMatchObject([
      { title: `${ana.name} deu nota 3`, body: '“Ninguém responde.” Fale com a pessoa até 24/11/2026.', action_url: '/painel/retornos' },
    ]);
    const own = async (as: TestPerson) => (await api.ask(npsSurvey.ownTasks, {}, { as })).items;
    const [task] = await own(analyst);
    expect([task?.person_name, await own(colleague)]).toEqual([ana.name, []]);
    const finish = { id: task?.id ?? 0, body: { outcome: 'Ligamos e resolvemos.', version: 1 } };
    expect((await api.call(npsSurvey.finishTask, finish, { as: analyst })).status).toBe(403);
    expect((await api.call(npsSurvey.finishOwnTask, finish, { as: colleague })).status).toBe(404);
    expect((await api.call(npsSurvey.finishOwnTask, finish, { as: analyst })).status).toBe(204);
    expect(await own(analyst)).toEqual([]);
  });

  test('of a company that nobody looks after waits for anybody; who answers by the link is one, too', async () => {
    await api.sql('update companies set analyst_id = null where id = $1', [company.id]);
    const id = await running();
    const token = await surveyToken(api, id, ana);
    await api.call(nps.reply, { body: { token, score: 6, comment: null } });
    expect(await tasksOf(id)).toMatchObject([{ person_name: ana.name, analyst_name: null, comment: null }]);
  });

  test('is done with once, by telling what was done', async () => {
    const id = await running();
    await answer(id, { score: 0 });
    const [task] = await tasksOf(id);
    const finish = (outcome: string) =>
      api.call(npsSurvey.finishTask, { id: task?.id ?? 0, body: { outcome, version: 1 } }, { as: master });
    expect((await finish(' ')).error?.errors).toEqual({ outcome: ['Preencha o campo O que foi feito.'] });
    const statuses = await Promise.all([finish('Ligamos.'), finish('Escrevemos.')]).then((answers) => answers.map(({ status }) => status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await tasksOf(id)).toMatchObject([{ status: 'done', outcome: expect.stringMatching(/^(Ligamos|Escrevemos)\.$/) }]);
    const events = await api.sql("select action from events where entity_type = 'nps_task' and entity_id = $1 order by id", [task?.id]);
    expect(events.map(({ action }) => action)).toEqual(['nps_task.created', 'nps_task.done']);
  });
});
