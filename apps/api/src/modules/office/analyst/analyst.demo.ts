import type { StaffGrant } from '@esteto/domain/identity/permission/staff-grants';
import { INVITE_DAYS } from '@esteto/domain/identity/user/invite-form';
import { addDays } from '@esteto/domain/shared/date/date';
import { DEMO_PASSWORD } from '../../../demo/demo-people.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';
import { systemActor } from '../../../platform/work/actor.ts';

export const analystLives = (stage: Stage): Life[] => [theOffice(stage)];

type Department = { name: string; description: string; grants: StaffGrant[] };

const DEPARTMENTS: readonly Department[] = [
  {
    name: 'Faturamento',
    description: 'Notas, tomadores e recebimentos.',
    grants: ['billing.accounts_receivable:edit', 'billing.clients:edit', 'billing.receipts:edit', 'billing.archive_invoices:edit'],
  },
  {
    name: 'Abertura e licenças',
    description: 'Leva a empresa da proposta ao alvará.',
    grants: ['new.onboarding:edit', 'registration.opening:edit', 'registration.opening_comments:edit', 'registration.licensing:edit'],
  },
  {
    name: 'Fiscal',
    description: 'Fechamentos, obrigações e fator R.',
    grants: [
      'monthly.follow_up:view',
      'monthly.company_closings:edit',
      'monthly.obligations:edit',
      'monthly.r_factor:edit',
      'boletos:edit',
    ],
  },
  { name: 'Atendimento', description: 'Responde aos médicos.', grants: ['doctors.general:view', 'doctors.users:view', 'new.leads:edit'] },
];

/** Four departments with their people: one who has just been asked in, one who did not come, one who has left. */
async function* theOffice({ cast: { staff, analyst }, modules: { departments, analysts, users }, today }: Stage): Life {
  yield at(addDays(today, -210), 9 * 60);
  const made: Record<string, number> = {};
  for (const body of DEPARTMENTS) made[body.name] = (await departments.create(staff, { body })).id;
  const place = async (id: number, name: string): Promise<void> => {
    const { version, ...form } = await analysts.detail(staff, { id });
    const { is_master, needs_two_factor, weekly_points, grants } = form;
    const body = { name: form.name, is_master, needs_two_factor, weekly_points, grants, department_id: made[name] ?? null, version };
    await analysts.update(staff, { id, body });
  };
  await place(analyst.user.id, 'Faturamento');
  const left = await users.create(systemActor('demo'), {
    type: 'admin',
    name: 'Lívia Monteiro',
    email: 'livia.monteiro@demo.test',
    password: DEMO_PASSWORD,
  });
  await place(left.id, 'Fiscal');
  yield at(addDays(today, -30), 17 * 60);
  await analysts.deactivate(staff, { id: left.id, body: { to: null } });
  const invite = (name: string, email: string, department: Department): Promise<unknown> =>
    analysts.create(staff, {
      body: {
        name,
        email,
        department_id: made[department.name] ?? null,
        is_master: false,
        needs_two_factor: true,
        weekly_points: 100,
        grants: department.grants,
      },
    });
  const [, openings, taxes] = DEPARTMENTS;
  yield at(addDays(today, -2 * INVITE_DAYS), 10 * 60);
  if (taxes) await invite('Otávio Reis', 'otavio.reis@demo.test', taxes);
  yield at(addDays(today, -2), 10 * 60);
  if (openings) await invite('Paula Nunes', 'paula.nunes@demo.test', openings);
}
