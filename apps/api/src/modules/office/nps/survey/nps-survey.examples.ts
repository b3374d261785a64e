import { nps } from '@esteto/contract/office/nps';
import type { NpsSurveyForm } from '@esteto/domain/office/nps/nps-survey-form';
import { addDays } from '@esteto/domain/shared/date/date';
import { dayEnd, dayStart } from '@esteto/domain/shared/date/day-instant';
import { systemActor } from '../../../../platform/work/actor.ts';
import { unique } from '../../../../testing/documents.ts';
import { type Examples, idOf } from '../../../../testing/example.ts';
import type { Scene } from '../../../../testing/scene.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

export type AskedPerson = { id: number; name: string; email: string };

/** From one day to another from today, for people of a plan that nobody else asks for. */
export const surveyForm = (
  { clock }: Pick<TestApp, 'clock'>,
  from: number,
  to: number,
  more: Partial<NpsSurveyForm> = {},
): NpsSurveyForm => ({
  start_at: dayStart(addDays(clock.today(), from)),
  end_at: dayEnd(addDays(clock.today(), to)),
  member_types: ['partner', 'employee'],
  plan_ids: [1_000_000 + unique()],
  tenures: [],
  should_send_by_email: false,
  repeats_quarterly: false,
  ...more,
});

/** A survey that runs. It asks nobody: its plan is no company's. */
export const startedSurvey = async (api: TestApp): Promise<number> => {
  const { id } = await api.modules.surveys.create(systemActor('test'), { body: surveyForm(api, 0, 30) });
  return id;
};

/** A survey that runs and asks that person, whoever else has asked them lately. */
export const askedSurvey = async (api: TestApp, company: { id: number }, person: { id: number }): Promise<number> => {
  const id = await startedSurvey(api);
  await api.sql("insert into nps_invitations (survey_id, user_id, company_id, tenure, asked_on) values ($1, $2, $3, 'from_2_years', $4)", [
    id,
    person.id,
    company.id,
    api.clock.today(),
  ]);
  return id;
};

/** A detractor to get back to. */
const newTask = async ({ api, company }: Scene) => {
  const person = await api.make.person({ doctor_role: 'partner' });
  const id = await askedSurvey(api, company, person);
  await api.ask(nps.answer, { id, body: { score: 3 } }, { as: person });
  const [task] = await api.sql<{ id: string }>('select id from nps_tasks where survey_id = $1', [id]);
  return { id: Number(task?.id) };
};

const planned = async ({ api }: Scene) => api.modules.surveys.create(systemActor('test'), { body: surveyForm(api, 5, 30) });

const audience = { member_types: ['partner' as const], plan_ids: [], tenures: [] };

export const npsSurveyExamples: Examples<'npsSurvey'> = {
  npsSurvey: {
    list: () => ({}),
    detail: async (scene) => idOf(await planned(scene)),
    preview: () => ({ body: audience }),
    create: ({ api }) => ({ body: surveyForm(api, 5, 30) }),
    move: async ({ api }) => ({ id: await startedSurvey(api), body: { action: 'suspend', version: 2 } }),
    remove: async (scene) => idOf(await planned(scene)),
    comments: async (scene) => idOf(await planned(scene)),
    tasks: async (scene) => idOf(await planned(scene)),
    ownTasks: () => ({}),
    finishOwnTask: async (scene, { id }) => {
      const task = await newTask(scene);
      await scene.api.sql('update nps_tasks set analyst_id = $1 where id = $2', [id, task.id]);
      return { ...task, body: { outcome: 'Ligamos e resolvemos.', version: 1 } };
    },
    finishTask: async (scene) => ({ ...(await newTask(scene)), body: { outcome: 'Ligamos e resolvemos.', version: 1 } }),
  },
};
