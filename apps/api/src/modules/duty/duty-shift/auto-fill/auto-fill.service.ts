import type { AutoFillRun, autoFill as contract } from '@esteto/contract/duty/auto-fill';
import type { StepDone } from '@esteto/contract/duty/duty-shift';
import type { InputOf } from '@esteto/contract/endpoint';
import { MOST_FILLED } from '@esteto/domain/duty/auto-fill/auto-fill-form';
import { autoFillMachine } from '@esteto/domain/duty/auto-fill/auto-fill-life';
import type { FillPhase } from '@esteto/domain/duty/auto-fill/fill-phases';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Deps } from '../../../../deps.ts';
import { AppError, conflict, invalid, notFound } from '../../../../platform/http/app-error.ts';
import { each } from '../../../../platform/jobs/each.ts';
import { solveApart } from '../../../../platform/solving/solve-apart.ts';
import { type ManagerActor, systemActor } from '../../../../platform/work/actor.ts';
import { type KeptProposal, autoFills as table } from '../../../../tables/duty-shift/auto-fill.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import type { CredentialReader } from '../credential-reader.ts';
import { tellChanged } from '../duty-shift.service.ts';
import { groupFacts } from '../group-facts.ts';
import { formOf, takeStep } from '../schedule-step.ts';
import type { AutoFill } from './auto-fill.repository.ts';
import * as fills from './auto-fill.repository.ts';
import { fillFacts } from './fill-facts.ts';

export const RUN_FILL = 'auto-fills.run';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'jobs'> & { notices: NoticeService; credentialsOf: CredentialReader };

/** How often it is looked whether one that runs is still wanted. */
const LOOK_MS = 1_000;

/** Proposals for the places that nobody has: made in the background, in a thread, and taken over by a manager. */
export const autoFillService = ({ db, work, clock, jobs, notices, credentialsOf }: Parts) => {
  /** In a thread that ends when nobody wants it any more. */
  const proposalOf = async ({ id }: AutoFill, problem: Parameters<typeof solveApart>[0]) => {
    const given = new AbortController();
    let phase: FillPhase | null = null;
    const look = () =>
      void fills.tellPhase(db, id, phase).then(
        (isWanted) => isWanted || given.abort(),
        () => undefined,
      );
    const looking = setInterval(look, LOOK_MS);
    try {
      return await solveApart(problem, {
        onPhase: (next) => {
          phase = next;
          look();
        },
        signal: given.signal,
      });
    } catch (error) {
      if (given.signal.aborted) return null;
      throw error;
    } finally {
      clearInterval(looking);
    }
  };

  const fill = async (run: AutoFill): Promise<void> => {
    const { problem, open } = await fillFacts(db, credentialsOf, run, clock.now().toISOString());
    const proposal = await proposalOf(run, problem);
    if (!proposal) return;
    const kept = <Place extends { shift_id: number }>(places: readonly Place[]) =>
      places.flatMap((place) => {
        const row = open.get(place.shift_id);
        return row ? [{ ...place, version: row.version, shift: formOf(row) }] : [];
      });
    const values = { proposal: { ...proposal, filled: kept(proposal.filled), left: kept(proposal.left) } };
    await work(systemActor(`auto-fill-${run.id}`), async (tx) => {
      const before = await tx.lock(table, { id: run.id, version: null, scope: undefined });
      // Cancelled in the last moment.
      if (before.status !== 'running') return;
      await tx.move(table, autoFillMachine, before, { action: 'propose', by: 'system', only: new Set(['status']) }, values);
    });
  };

  const fail = (id: number) =>
    work(systemActor(`auto-fill-${id}`), async (tx) => {
      const before = await tx.lock(table, { id, version: null, scope: undefined });
      if (before.status === 'running') await tx.move(table, autoFillMachine, before, { action: 'fail', by: 'system' });
    });

  return {
    latest: async ({ group }: ManagerActor): Promise<{ run: AutoFillRun | null }> => {
      const latest = await fills.latest(db, group);
      if (!latest) return { run: null };
      const { run, actor_name, unit_name } = latest;
      const { first_on: from, last_on: to, proposal, ...shownRun } = run;
      const shown = run.status === 'ready' && proposal ? await shownProposal(run, proposal) : null;
      return { run: { ...shownRun, from, to, actor_name, unit_name, proposal: shown } };
    },

    start: (actor: ManagerActor, { body }: InputOf<typeof contract.start>): Promise<{ id: number }> =>
      work(actor, async (tx) => {
        const { group } = actor;
        const { from, to, unit_id, with_warnings, seed } = body;
        const facts = await groupFacts(tx.db, group.group_id, from, addDays(to, 1));
        const theirs = facts.units.map(({ id }) => id).filter((id) => group.unit_ids?.includes(id) !== false);
        if (unit_id !== null && !theirs.includes(unit_id)) throw notFound();
        const unit_ids = unit_id === null ? theirs : [unit_id];
        const other = await fills.underWay(tx.db, group.group_id);
        if (other)
          throw conflict(
            `Já há um preenchimento em andamento neste grupo, pedido por ${other.actor_name ?? 'outra pessoa'}. Espere ele terminar.`,
            'auto_fill_running',
          );
        const count = await fills.countOpen(tx.db, { group_id: group.group_id, unit_ids, from, to }, tx.now);
        if (count === 0) throw new AppError(422, { message: 'Não há vagas a preencher nestes dias.', code: 'nothing_to_fill' });
        if (count > MOST_FILLED) throw invalid({ to: `Até: são ${count} vagas; preencha no máximo ${MOST_FILLED} de uma vez.` });
        const former = await tx.lockAll(table, { scope: fills.readyIn(group), most: MOST_FILLED });
        await tx.moveAll(table, autoFillMachine, former, { action: 'close', by: 'manager' });
        const { id } = await tx.insert(
          table,
          { group_id: group.group_id, unit_id, unit_ids, first_on: from, last_on: to, with_warnings, seed, status: 'running' },
          { action: 'auto_fill.started' },
        );
        await jobs.enqueue(tx, RUN_FILL, {}, `auto-fill-${id}`);
        return { id };
      }),

    cancel: (actor: ManagerActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version: null, scope: fills.inGroup(actor.group) });
        await tx.move(table, autoFillMachine, before, { action: 'cancel', by: 'manager' });
      }),

    accept: (actor: ManagerActor, { id, body }: InputOf<typeof contract.accept>): Promise<StepDone & { filled: number }> =>
      work(actor, async (tx) => {
        const { status, proposal } = await fills.find(tx.db, actor.group, id);
        if (status !== 'ready') throw new AppError(422, { message: 'Esta proposta não vale mais.', code: 'proposal_over' });
        const chosen = [...new Set(body.shift_ids)].map((shift_id) => {
          const place = proposal?.filled.find((one) => one.shift_id === shift_id);
          if (!place) throw notFound();
          return place;
        });
        const changes = chosen.map(({ shift_id, version, shift, professional_id }) => ({
          id: shift_id,
          version,
          shift: { ...shift, professional_id },
        }));
        const { step_id, touched } = await takeStep(tx, {
          kind: 'fill',
          scope: actor.group,
          changes,
          reason: body.reason,
          credentialsOf,
          fieldOf: (place) => `shift_ids.${place}`,
        });
        await tellChanged(tx, notices, touched, step_id);
        tx.record({ type: 'auto_fill', id }, { action: 'auto_fill.accepted', reason: body.reason });
        return { step_id, filled: changes.length };
      }),

    close: (actor: ManagerActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version: null, scope: fills.inGroup(actor.group) });
        await tx.move(table, autoFillMachine, before, { action: 'close', by: 'manager' });
      }),

    /** Does what waits. A job; what fails is told as failed, and the job says why. */
    run: async (): Promise<void> => {
      await each('auto-fills', await fills.running(db), (run) =>
        fill(run).catch(async (error: unknown) => {
          await fail(run.id);
          throw error;
        }),
      );
    },
  };

  /** As it stands to what the schedule has become since. */
  async function shownProposal(
    run: AutoFill,
    { is_best, filled, left, balance }: KeptProposal,
  ): Promise<NonNullable<AutoFillRun['proposal']>> {
    const shifts = await fills.namedShifts(
      db,
      run.group_id,
      [...filled, ...left].map(({ shift_id }) => shift_id),
    );
    const names = new Map(
      (
        await fills.namesOf(
          db,
          balance.map(({ professional_id }) => professional_id),
        )
      ).map(({ id, name }) => [id, name]),
    );
    const nameOf = (id: number): string => names.get(id) ?? '';
    const rows = <Place extends { shift_id: number; version: number }, Shown>(places: readonly Place[], show: (place: Place) => Shown) => {
      const placeById = new Map(places.map((place) => [place.shift_id, place]));
      return shifts.flatMap((shift) => {
        const place = placeById.get(shift.id);
        return place ? [{ ...placeOf(shift, place.version), ...show(place) }] : [];
      });
    };
    return {
      is_best,
      filled: rows(filled, ({ professional_id, reason, findings }) => ({ professional_name: nameOf(professional_id), reason, findings })),
      left: rows(left, ({ against, relaxation }) => ({
        against,
        relaxation: relaxation && { professional_name: nameOf(relaxation.professional_id), findings: relaxation.findings },
      })),
      balance: balance.map((one) => ({ ...one, name: nameOf(one.professional_id) })),
    };
  }
};

const placeOf = ({ id, version, ...shift }: fills.NamedShift, proposed: number) => ({
  shift_id: id,
  starts_on: shift.starts_on,
  starts_at: shift.starts_at,
  ends_at: shift.ends_at,
  unit_name: shift.unit_name,
  sector_name: shift.sector_name,
  title: shift.title,
  is_open: version === proposed,
});
