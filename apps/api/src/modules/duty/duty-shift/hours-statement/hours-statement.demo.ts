import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { DemoGroup } from '../../../../demo/demo-cast.ts';
import type { Stage } from '../../../../demo/demo-stage.ts';
import { at, type Life } from '../../../../demo/demo-time.ts';

/** Ana is among the first. */
const SIGNED_LATER = 5;

export const hoursStatementLives = (stage: Stage): Life[] => stage.cast.groups.map((group) => presented(stage, group));

/** On the fourth the coordination signs the month before for some, who are asked to sign it too; of the others it is still to be signed. */
async function* presented({ modules: { hoursStatements }, today }: Stage, { manager }: DemoGroup): Life {
  const scope = { group_id: manager.group.group_id };
  const month = addCompetence(competenceOf(today), -1);
  yield at(`${competenceOf(today)}-04`, 10 * 60);
  const people = await hoursStatements.list(manager, { ...scope, month, unit_id: null });
  const professional_ids = people
    .filter(({ problem }) => problem === null)
    .slice(SIGNED_LATER)
    .map(({ id }) => id);
  if (professional_ids.length > 0) await hoursStatements.present(manager, { ...scope, body: { month, professional_ids } });
}
