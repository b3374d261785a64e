import { groupNoticeForm } from '@esteto/domain/duty/group-notice/group-notice-form';
import { addDays } from '@esteto/domain/shared/date/date';
import type { DemoGroup } from '../../../demo/demo-cast.ts';
import { demoEmail, doctorActor } from '../../../demo/demo-doctor.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const groupNoticeLives = (stage: Stage): Life[] => stage.cast.groups.map((group) => tells(stage, group));

/** How many of those whom the first one reached have read it. */
const READERS = 4;

/** One to everybody, which some have read, and one to the people of a unit. */
async function* tells({ modules: { groupNotices, notices, users }, today }: Stage, { manager, units }: DemoGroup): Life {
  const scope = { group_id: manager.group.group_id };
  yield at(addDays(today, -9), 9 * 60 + 30);
  const { id } = await groupNotices.create(manager, {
    body: {
      ...FORM,
      severity: 'attention',
      title: 'Novo prazo das trocas de plantão',
      body: 'A partir de dezembro, a troca é pedida até 48 horas antes de o plantão começar.',
      to_managers: true,
    },
  });
  yield at(addDays(today, -8), 13 * 60);
  const { items } = await groupNotices.recipients(manager, { ...scope, id, search: null, limit: 10 });
  for (const { name } of items.slice(-READERS)) {
    const user = await users.forLogin(demoEmail(name));
    if (user) await notices.readAll(doctorActor(user));
  }

  yield at(addDays(today, -2), 16 * 60);
  const [unit] = units;
  if (unit !== undefined)
    await groupNotices.create(manager, {
      body: {
        ...FORM,
        audience: 'units',
        unit_ids: [unit],
        title: 'Obras no estacionamento',
        body: 'Até o fim do mês, use a entrada de pedestres. O crachá abre o portão.',
      },
    });
}

const FORM = { ...groupNoticeForm.getDefault(), by_mail: true };
