import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { type DutyShiftForm, dutyShiftForm } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { addDays } from '@esteto/domain/shared/date/date';
import { turns } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import type { Scene } from '../../../testing/scene.ts';
import { openWallet } from '../accreditation/accreditation.examples.ts';
import { newUnit } from '../unit/unit.examples.ts';

const FIRST = '2027-02-01';

const night = turns(4_000);

/** A night of twelve hours, each on a day of its own: a professional has one at a time. */
export const shiftSample = (unit_id: number, given: Partial<DutyShiftForm> = {}): DutyShiftForm => ({
  ...dutyShiftForm.getDefault(),
  unit_id,
  shift_type: 'on_site',
  starts_on: addDays(FIRST, 2 * night()),
  starts_at: '19:00',
  ends_at: '07:00',
  qualification_ids: [],
  tag_ids: [],
  ...given,
});

/** Without what it leaves open. */
const ofAUnit = ({ id }: { id: number }) => {
  const { sector_id: _everywhere, professional_id: _nobody, ...shift } = shiftSample(id);
  return shift;
};

/** A step that makes one shift, and that shift. */
export const newShift = async (scene: Scene, given: Partial<DutyShiftForm> = {}) => {
  const { api, group, manager } = scene;
  const unit = await newUnit(scene);
  const shift = shiftSample(unit.id, given);
  const changes = [{ id: null, version: null, shift }];
  const { step_id } = await api.ask(
    dutyShift.step,
    { group_id: group.id, body: { kind: 'change', changes, reason: null } },
    { as: manager },
  );
  const window = { group_id: group.id, from: shift.starts_on, to: shift.starts_on, unit_id: unit.id };
  const { shifts } = await api.ask(dutyShift.schedule, window, { as: manager });
  const [made] = shifts;
  if (!made) throw new Error('the step made no shift');
  return { step_id, shift, made, window };
};

/** A published one of a professional, who is accredited in the group, or of nobody: a place that is open. */
export const publishedShift = async (scene: Scene, professional: TestPerson | null, given: Partial<DutyShiftForm> = {}) => {
  const { api, group, manager, company } = scene;
  if (professional) await api.make.accredit(professional, group, company);
  const { made, window } = await newShift(scene, { professional_id: professional?.id ?? null, ...given });
  const { from, to, unit_id } = window;
  await api.ask(
    dutyShift.publish,
    { group_id: group.id, body: { from, to, unit_id, sector_id: null, reason: 'Combinado' } },
    { as: manager },
  );
  await openWallet(scene);
  return { ...made, version: made.version + 1 };
};

export const dutyShiftExamples: Examples<'dutyShift'> = {
  dutyShift: {
    schedule: async (scene) => (await newShift(scene)).window,
    findings: async (scene) => (await newShift(scene)).window,
    candidates: async (scene) => {
      const { unit_id, starts_on, starts_at, ends_at } = shiftSample((await newUnit(scene)).id);
      return { unit_id, starts_on, starts_at, ends_at };
    },
    setup: () => ({}),
    detail: async (scene) => idOf((await newShift(scene)).made),
    create: async (scene) => ({ body: { ...ofAUnit(await newUnit(scene)), vacancies: 2 } as never }),
    update: async (scene) => {
      const { made } = await newShift(scene);
      return { ...idOf(made), body: { ...ofAUnit({ id: made.unit_id }), version: 1 } as never };
    },
    step: async (scene) => ({
      body: { kind: 'change', changes: [{ id: null, version: null, shift: shiftSample((await newUnit(scene)).id) }], reason: null },
    }),
    undo: async (scene) => ({ id: (await newShift(scene)).step_id }),
    publish: async (scene) => {
      const { from, to, unit_id } = (await newShift(scene)).window;
      return { body: { from, to, unit_id, reason: null } as never };
    },
    own: async (scene) => {
      await openWallet(scene);
      return { from: FIRST, to: addDays(FIRST, 30), mine: true };
    },
    confirm: async (scene) => ({ ...idOf(await publishedShift(scene, scene.partner)), body: { version: 2 } }),
  },
};
