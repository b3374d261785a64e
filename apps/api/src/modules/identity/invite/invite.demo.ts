import { INVITE_DAYS } from '@esteto/domain/identity/user/invite-form';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const inviteLives = (stage: Stage): Life[] => [invited(stage)];

/** Ana asked two people in: one let the link run out, the other has a day left to think. */
async function* invited({ cast: { companies }, modules: { invites }, today }: Stage): Life {
  const souza = companies.find(({ name }) => name === 'souza');
  if (!souza) return;
  yield at(addDays(today, -3 * INVITE_DAYS), 9 * 60);
  await invites.create(souza.partner, {
    company_id: souza.id,
    body: { name: 'Paulo Neves', email: 'paulo.neves@demo.test', user_type: 'partner', grants: [] },
  });
  yield at(addDays(today, -2 * INVITE_DAYS), 9 * 60);
  await invites.followClock('demo');
  yield at(addDays(today, 1 - INVITE_DAYS), 18 * 60);
  await invites.create(souza.partner, {
    company_id: souza.id,
    body: { name: 'Júlia Campos', email: 'julia.campos@demo.test', user_type: 'employee', grants: ['invoices:view', 'boletos:view'] },
  });
}
