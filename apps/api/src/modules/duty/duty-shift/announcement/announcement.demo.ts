import { isBlocked } from '@esteto/domain/duty/duty-shift/eligibility';
import { type AnnouncementForm, announcementForm } from '@esteto/domain/duty/shift-announcement/announcement-form';
import { addDays } from '@esteto/domain/shared/date/date';
import type { DemoGroup } from '../../../../demo/demo-cast.ts';
import { demoEmail, doctorActor } from '../../../../demo/demo-doctor.ts';
import type { Stage } from '../../../../demo/demo-stage.ts';
import { at, type Life } from '../../../../demo/demo-time.ts';

export const announcementLives = (stage: Stage): Life[] => stage.cast.groups.map((group) => announces(stage, group));

/** Places of the next weeks: three for the first who takes them, one for whom the coordination chooses, one for some. One is taken, one is asked for. */
async function* announces({ modules: { dutyShifts, announcements, offers, users }, today }: Stage, { manager, units }: DemoGroup): Life {
  const scope = { group_id: manager.group.group_id };
  yield at(addDays(today, -3), 11 * 60);
  const window = { from: addDays(today, 2), to: addDays(today, 16), sector_id: null };
  const { shifts } = await dutyShifts.schedule(manager, { ...scope, ...window, unit_id: units[0] ?? null });
  const [first, second, third, chosen, few] = shifts.filter(({ status }) => status === 'open');
  const fittest = async (shift: typeof first) => {
    if (!shift) return [];
    const { id, unit_id, starts_on, starts_at, ends_at } = shift;
    const place = { ...scope, unit_id, starts_on, starts_at, ends_at, except_id: id, qualifications: null };
    return (await dutyShifts.candidates(manager, place)).filter(({ findings }) => !isBlocked(findings));
  };
  const announce = (ids: number[], given: Partial<AnnouncementForm>) =>
    announcements.announce(manager, { ...scope, body: { ...FORM, shift_ids: ids, ...given } });
  const open = [first, second, third].flatMap((shift) => shift?.id ?? []);
  if (open.length > 0) await announce(open, {});
  if (chosen) await announce([chosen.id], { choice: 'coordination', message: 'Setor com duas salas e residente de apoio.' });
  const some = (await fittest(few)).slice(0, 3).map(({ professional_id }) => professional_id);
  if (few && some.length > 0) await announce([few.id], { announcement_type: 'restricted', professional_ids: some });

  yield at(addDays(today, -2), 12 * 60 + 20);
  for (const { name } of (await fittest(chosen)).slice(0, 2)) {
    const user = await users.forLogin(demoEmail(name));
    if (user && chosen)
      await offers.apply(doctorActor(user), { company_id: 0, id: chosen.id, body: { justification: 'Conheço bem o setor.' } });
  }
  const taker = (await fittest(first)).find(({ findings }) => findings.length === 0);
  const user = taker && (await users.forLogin(demoEmail(taker.name)));
  if (!user || !first) return;
  const { version } = await dutyShifts.detail(manager, { id: first.id });
  await offers.take(doctorActor(user), { company_id: 0, id: first.id, body: { version } });
}

const FORM: AnnouncementForm = {
  ...announcementForm.getDefault(),
  shift_ids: [],
  announcement_type: 'open',
  choice: 'first',
  closes_hours: 12,
  professional_ids: [],
  message: null,
};
