import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { FilterOption, FilterOptionQuery } from '@esteto/contract/office/filter-option';
import type { plan as contract, PlanDetail, PlanRow } from '@esteto/contract/plan/plan';
import { type PlanForm, type PlanTerms, planForm } from '@esteto/domain/plan/plan/plan-form';
import { planChangeProblem } from '@esteto/domain/plan/plan/plan-version';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import type { Deps } from '../../../deps.ts';
import { diff } from '../../../platform/audit/diff.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import { plans as table } from '../../../tables/plan/plan.tables.ts';
import * as announced from './announced-price.repository.ts';
import { TELL_WITHDRAWN, type Withdrawn } from './announced-price.ts';
import * as plans from './plan.repository.ts';

const nameTaken = { constraint: 'plans_name', field: 'name', message: 'Já existe um plano com este nome.' };

export const planService = ({ db, work, clock, jobs }: Pick<Deps, 'db' | 'work' | 'clock' | 'jobs'>) => ({
  list: (_actor: SessionActor): Promise<PlanRow[]> => plans.list(db, clock.today()),

  detail: (_actor: SessionActor, { id }: { id: number }): Promise<PlanDetail> => plans.detail(db, id),

  create: (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<PlanDetail> =>
    work(actor, async (tx) => {
      const { facts, terms } = partsOf(body);
      const values = { ...facts, sort_order: await plans.nextOrder(tx.db) };
      const passing = diff(null, terms);
      const { id } = await refuseTaken(nameTaken, () => tx.insert(table, values, { action: 'plan.created', passing }));
      await plans.putVersion(tx, id, tx.today, terms);
      return plans.detail(tx.db, id);
    }),

  /** What the plan is changes at once; what is agreed on, from the day given, where it changes at all. */
  update: (actor: SessionActor, { id, body: { version, effective_from, ...body } }: InputOf<typeof contract.update>): Promise<PlanDetail> =>
    work(actor, async (tx) => {
      const { facts, terms } = partsOf(body);
      const before = await tx.lock(table, { id, version, scope: undefined });
      const versions = await plans.versions(tx.db, id);
      const { effective_from: _since, ...announced } = versions[0] ?? { effective_from: '' };
      const passing = diff(announced, terms);
      if (passing.length > 0) {
        const problem = planChangeProblem(versions, effective_from, tx.today);
        if (problem) throw invalid({ effective_from: problem });
        await plans.putVersion(tx, id, effective_from, terms);
      }
      const reason = passing.length > 0 ? `Valores a partir de ${formatDateNumeric(effective_from)}.` : null;
      await refuseTaken(nameTaken, () => tx.change(table, before, facts, { action: 'plan.edited', passing, reason }));
      return plans.detail(tx.db, id);
    }),

  options: (query: FilterOptionQuery): Promise<FilterOption[]> => plans.options(db, query),

  /** Who was told of it is told of this too. */
  withdrawPrice: (
    actor: SessionActor,
    { id, body: { version, effective_from } }: InputOf<typeof contract.withdrawPrice>,
  ): Promise<PlanDetail> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      const versions = await plans.versions(tx.db, id);
      const withdrawn = await announced.withdraw(tx, id, effective_from);
      if (!withdrawn) throw invalid({ effective_from: 'Esta mudança já vale, ou foi retirada.' });
      const reason = `Valores a partir de ${formatDateNumeric(effective_from)}.`;
      const at = versions.findIndex((each) => each.effective_from === effective_from);
      const { effective_from: _until, ...passed } = versions[at + 1] ?? { effective_from };
      const { effective_from: _since, ...terms } = versions[at] ?? { effective_from };
      await tx.change(table, before, {}, { action: 'plan.price_withdrawn', passing: diff(terms, passed), reason });
      const price: Withdrawn = { id: withdrawn.id, plan_id: id, name: before.name, effective_from };
      if (withdrawn.told_on !== null) await jobs.enqueue(tx, TELL_WITHDRAWN, price, `plan-price-${withdrawn.id}`);
      return plans.detail(tx.db, id);
    }),

  order: (actor: SessionActor, { body: { ids } }: InputOf<typeof contract.order>): Promise<void> =>
    work(actor, async (tx) => {
      const all = await tx.lockAll(table, { scope: undefined, most: MOST_PLANS });
      const places = new Map(ids.map((id, index) => [id, index + 1]));
      if (all.length !== ids.length || all.some(({ id }) => !places.has(id)))
        throw invalid({ ids: 'Os planos mudaram. Abra de novo para ver todos.' });
      await plans.order(tx, ids);
      for (const { id, sort_order } of all) if (places.get(id) !== sort_order) tx.record({ type: 'plan', id }, { action: 'plan.ordered' });
    }),

  history: async (_actor: SessionActor, { id }: { id: number }): Promise<HistoryEvent[]> => {
    await plans.detail(db, id);
    return recordHistory(db, { type: 'plan', id }, planForm);
  },
});

const MOST_PLANS = 200;

/** What a plan is, and what is agreed on with whoever has it. */
const partsOf = ({ name, type, company_types, is_visible, is_active, ...terms }: PlanForm) => ({
  facts: { name, type, company_types, is_visible, is_active },
  terms: terms satisfies PlanTerms,
});
