import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { addDays } from '@esteto/domain/shared/date/date';
import { turns } from '../../../../testing/documents.ts';
import { type Examples, idOf } from '../../../../testing/example.ts';
import type { Scene } from '../../../../testing/scene.ts';
import { TEST_NOW } from '../../../../testing/test-clock.ts';
import { openWallet } from '../../accreditation/accreditation.examples.ts';
import { newUnit } from '../../unit/unit.examples.ts';
import { shiftSample } from '../duty-shift.examples.ts';

/** The day on which the clock of the tests stands. */
const TODAY = TEST_NOW.slice(0, 10);

const twoDigits = (count: number) => String(count).padStart(2, '0');

const past = turns(1_200);

/** Minutes of a past day of this month that no other example takes; requests about the clock have a day before them. */
const pastTime = (): { starts_on: string; starts_at: string; ends_at: string; kept_at: string } => {
  const turn = past();
  const starts_on = addDays(TODAY, -1 - Math.floor(turn / 100));
  const minute = (turn % 100) * 14;
  const time = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  return { starts_on, starts_at: time(minute), ends_at: time(minute + 10), kept_at: `${starts_on}T${time(minute)}:00.000-03:00` };
};

/** A published shift of the partner that is over, and that nobody clocked. */
export const pastShift = async (scene: Scene) => {
  const { api, group, manager, partner, company } = scene;
  const { kept_at, ...time } = pastTime();
  await api.make.accredit(partner, group, company);
  const unit = await newUnit(scene);
  const here = { group_id: group.id };
  const shift = shiftSample(unit.id, { ...time, professional_id: partner.id });
  const changes = [{ id: null, version: null, shift }];
  await api.ask(dutyShift.step, { ...here, body: { kind: 'change', changes, reason: 'Combinado' } }, { as: manager });
  const window = { from: time.starts_on, to: time.starts_on, unit_id: unit.id };
  await api.ask(dutyShift.publish, { ...here, body: { ...window, sector_id: null, reason: 'Combinado' } }, { as: manager });
  const { shifts } = await api.ask(dutyShift.schedule, { ...here, ...window }, { as: manager });
  const [made] = shifts;
  if (!made) throw new Error('the step made no shift');
  await openWallet(scene);
  return { ...made, kept_at: new Date(kept_at).toISOString() };
};

export const shiftClockExamples: Examples<'shiftClock'> = {
  shiftClock: {
    own: async (scene) => {
      await openWallet(scene);
      return {};
    },
    punch: async (scene) => {
      const shift = await pastShift(scene);
      return { ...idOf(shift), body: { kind: 'in', kept_at: shift.kept_at, distance_meters: 40 } };
    },
    punches: async (scene) => idOf(await pastShift(scene)),
    correct: async (scene) => {
      const { starts_on, starts_at, ends_at, version, ...shift } = await pastShift(scene);
      const times = { in_on: starts_on, in_time: starts_at, out_on: starts_on, out_time: ends_at };
      return { ...idOf(shift), body: { ...times, reason: 'O celular ficou sem bateria', version } };
    },
    miss: async (scene) => {
      const { version, ...shift } = await pastShift(scene);
      return { ...idOf(shift), body: { reason: 'Não veio', version } };
    },
  },
};
