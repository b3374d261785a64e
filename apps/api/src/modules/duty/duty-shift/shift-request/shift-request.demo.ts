import type { ScheduleShift } from '@esteto/contract/duty/duty-shift';
import { type ProposalForm, proposalForm } from '@esteto/domain/duty/shift-request/shift-request-form';
import { addDays } from '@esteto/domain/shared/date/date';
import type { DemoGroup } from '../../../../demo/demo-cast.ts';
import { demoEmail, doctorActor } from '../../../../demo/demo-doctor.ts';
import type { Stage } from '../../../../demo/demo-stage.ts';
import { at, type Life } from '../../../../demo/demo-time.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';

export const shiftRequestLives = (stage: Stage): Life[] => stage.cast.groups.map((group) => asks(stage, group));

type Swap = { id: number; asker: CompanyActor; answerer: CompanyActor };

const SELF = { company_id: 0 };

/** One request in each state: waiting for a colleague, for who asked, and for the coordination; approved, refused; a coverage and days off. */
async function* asks({ modules, today }: Stage, { manager }: DemoGroup): Life {
  const { dutyShifts, ownRequests, shiftRequests, users } = modules;
  const scope = { group_id: manager.group.group_id };
  const window = { from: addDays(today, 2), to: addDays(today, 24), unit_id: null, sector_id: null };

  yield at(addDays(today, -2), 15 * 60);
  const { shifts } = await dutyShifts.schedule(manager, { ...scope, ...window });
  const free = shifts.filter(({ status, professional_id }) => status === 'published' && professional_id !== null);
  const actorOf = async ({ professional_name }: ScheduleShift): Promise<CompanyActor | null> => {
    const user = await users.forLogin(demoEmail(professional_name ?? ''));
    return user ? doctorActor(user) : null;
  };
  const ask = async (shift: ScheduleShift, given: Partial<ProposalForm>): Promise<Swap | null> => {
    const asker = await actorOf(shift);
    if (!asker) return null;
    const body = { ...proposalForm.getDefault(), type: 'swap' as const, from_shift_id: shift.id, ...given };
    const { id } = await ownRequests.propose(asker, { ...SELF, body });
    return { id, asker, answerer: asker };
  };
  /** The next two whom the rules let change places. */
  const swap = async (wanted?: string): Promise<Swap | null> => {
    for (const mine of free.slice()) {
      const other = free.find(
        ({ professional_id, professional_name }) =>
          professional_id !== mine.professional_id && (wanted === undefined || professional_name === wanted),
      );
      const answerer = other && (await actorOf(other));
      if (!other || !answerer) continue;
      const made = await tried(() => ask(mine, { to_shift_id: other.id, justification: 'Tenho uma banca neste dia.' }));
      for (const one of made ? [mine, other] : [mine]) free.splice(free.indexOf(one), 1);
      if (made) return { ...made, answerer };
    }
    return null;
  };
  const accept = ({ id, answerer }: Swap) => ownRequests.accept(answerer, { ...SELF, id, body: { version: 1 } });

  await swap('Ana Souza');
  const waiting = await swap();
  if (waiting) await accept(waiting);
  const approved = await swap();
  if (approved) {
    await accept(approved);
    await shiftRequests.approve(manager, { ...scope, id: approved.id, body: { version: 2, reason: 'Combinado com os dois' } });
  }
  const refused = await swap();
  if (refused)
    await ownRequests.refuse(refused.answerer, { ...SELF, id: refused.id, body: { version: 1, reason: 'Estarei em um congresso.' } });
  const countered = await swap();
  const other = { to_shift_id: null, value_difference: 30_000, justification: 'É véspera de feriado.' };
  if (countered) await ownRequests.counter(countered.answerer, { ...SELF, id: countered.id, body: { version: 1, ...other } });

  const uncovered = free.shift();
  if (uncovered) await tried(() => ask(uncovered, { type: 'coverage', justification: 'Doença na família.' }));
  const off = free.shift();
  const tired = off && (await actorOf(off));
  const days = { starts_on: addDays(today, 30), ends_on: addDays(today, 36), justification: 'Férias.' };
  if (tired) await ownRequests.askDayOff(tired, { ...SELF, id: scope.group_id, body: days });
}

/** Null where the rules refuse it: the demo's people then ask somebody else. */
const tried = async <Made>(make: () => Promise<Made>): Promise<Made | null> => {
  try {
    return await make();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
};
