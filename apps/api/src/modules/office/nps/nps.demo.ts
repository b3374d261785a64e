import { addDays } from '@esteto/domain/shared/date/date';
import { dayEnd, dayStart } from '@esteto/domain/shared/date/day-instant';
import type { DemoCompanyName } from '../../../demo/demo-clients.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const npsLives = (stage: Stage): Life[] => [surveyLife(stage)];

/** A survey of partners that runs for two weeks already. Daniela is the one who has not answered, and is asked when she comes. */
async function* surveyLife({ cast: { companies, staff }, modules: { npsAnswers, surveys }, today }: Stage): Life {
  const partnerOf = (name: DemoCompanyName) => companies.find((company) => company.name === name)?.partner;
  const answers = [
    { by: partnerOf('souza'), days: 13, score: 10, comment: 'A nota sai no mesmo dia e eu acompanho tudo pelo celular.' },
    { by: partnerOf('alves'), days: 9, score: 6, comment: 'Gostaria de ver o extrato junto com as notas.' },
  ];
  yield at(addDays(today, -15), 17 * 60);
  const { id } = await surveys.create(staff, {
    body: {
      member_types: ['partner'],
      plan_ids: [],
      tenures: [],
      should_send_by_email: false,
      repeats_quarterly: true,
      start_at: dayStart(addDays(today, -14)),
      end_at: dayEnd(addDays(today, 30)),
    },
  });
  yield at(addDays(today, -14), 0);
  await surveys.followClock('demo');
  for (const { by, days, score, comment } of answers) {
    yield at(addDays(today, -days), 19 * 60);
    if (by) await npsAnswers.answer(by, { id, body: { score, comment } });
  }
}
