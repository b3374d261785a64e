import { hoursStatement } from '@esteto/contract/duty/hours-statement';
import { addCompetence } from '@esteto/domain/shared/date/competence';
import { turns } from '../../../../testing/documents.ts';
import { type Examples, idOf } from '../../../../testing/example.ts';
import { type Scene, whileActive } from '../../../../testing/scene.ts';
import { signingCode } from '../../../../testing/signing-code.ts';
import { pastShift } from '../shift-clock/shift-clock.examples.ts';

const MONTHS = 190;
const place = turns(MONTHS * 1400);

/** A month of long ago in which the partner had one shift of the group, which was done; nobody signed it yet. */
const doneMonth = async (scene: Scene): Promise<string> => {
  const { api, group, partner } = scene;
  const turn = place();
  const month = addCompetence('2010-01', turn % MONTHS);
  const { id } = await pastShift(scene);
  await api.sql(
    `update duty_shifts set status = 'done', done_minutes = 10, done_night_minutes = 0, done_weekend_minutes = 0, done_holiday_minutes = 0,
       starts_on = $2::date, ends_on = $2::date, start_at = $2::date + ($3 || ' minutes')::interval, end_at = $2::date + ($3 || ' minutes')::interval
     where id = $1`,
    [id, `${month}-10`, String(Math.floor(turn / MONTHS))],
  );
  await api.sql(`update hours_statements set status = 'withdrawn' where group_id = $1 and professional_id = $2 and month = $3`, [
    group.id,
    partner.id,
    month,
  ]);
  return month;
};

/** One that the coordination signed, and that waits for the partner. */
const waiting = async (scene: Scene): Promise<{ id: number; version: number; month: string }> => {
  const { api, group, manager, partner } = scene;
  const month = await doneMonth(scene);
  const here = { group_id: group.id };
  await api.ask(hoursStatement.present, { ...here, body: { month, professional_ids: [partner.id] } }, { as: manager });
  const { statement } = await api.ask(hoursStatement.detail, { ...here, id: partner.id, month }, { as: manager });
  if (!statement) throw new Error('nothing was signed');
  return { ...statement, month };
};

const withCode = async (scene: Scene): Promise<{ id: number; code: string }> => {
  const { api, company, partner } = scene;
  const { id } = await waiting(scene);
  await api.sql('delete from guesses');
  return whileActive(scene, async () => {
    await api.ask(hoursStatement.askCode, { company_id: company.id, id }, { as: partner });
    return { id, code: await signingCode(api, partner) };
  });
};

export const hoursStatementExamples: Examples<'hoursStatement'> = {
  hoursStatement: {
    list: async (scene) => ({ month: await doneMonth(scene) }),
    detail: async (scene) => ({ id: scene.partner.id, month: await doneMonth(scene) }),
    file: async (scene) => ({ id: scene.partner.id, month: await doneMonth(scene) }),
    present: async (scene) => ({ body: { month: await doneMonth(scene), professional_ids: [scene.partner.id] } }),
    withdraw: async (scene) => {
      const { version, ...statement } = await waiting(scene);
      return { ...idOf(statement), body: { reason: 'Faltou um plantão', version } };
    },
    own: async (scene) => ({ month: await doneMonth(scene) }),
    ownFile: async (scene) => ({ month: await doneMonth(scene), group_id: scene.group.id }),
    askCode: async (scene) => idOf(await waiting(scene)),
    sign: async (scene) => {
      const { id, code } = await withCode(scene);
      return { id, body: { code } };
    },
  },
};
