import type { ChangedShift, ruleEffect as contract, RuleEffects } from '@esteto/contract/duty/rule-effect';
import type { InputOf } from '@esteto/contract/endpoint';
import { changedFindings, EFFECT_DAYS } from '@esteto/domain/duty/duty-shift/rule-effect';
import { mandatoryUnits } from '@esteto/domain/duty/qualification/qualification-form';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Deps } from '../../../../deps.ts';
import type { ManagerActor } from '../../../../platform/work/actor.ts';
import type { QualificationService } from '../../qualification/qualification.service.ts';
import { commitmentsOf, isInWindow, peopleWithin } from '../commitments.repository.ts';
import { type GroupFacts, groupFacts } from '../group-facts.ts';
import { horizon, judge } from '../shift-judgement.ts';

type Parts = Pick<Deps, 'db' | 'clock'> & { qualifications: QualificationService };

/** How many of the shifts that change are told of one by one. */
const MOST_TOLD = 100;

/** What the settings of a group, as somebody is about to save them, would change in its schedule. */
export const ruleEffectService = ({ db, clock, qualifications }: Parts) => {
  const effectsOf = async ({ group }: ManagerActor, change: (facts: GroupFacts) => GroupFacts): Promise<RuleEffects> => {
    const [from, until] = [clock.today(), addDays(clock.today(), EFFECT_DAYS - 1)];
    const window = { from, to: until, unit_id: null, sector_id: null };
    const before = await groupFacts(db, group.group_id, from, until, 'all');
    const after = change(before);
    const commitments = await commitmentsOf(db, before.id, peopleWithin(db, group, window), horizon(before, from, until));
    const ofPerson = Map.groupBy(commitments, ({ professional_id }) => professional_id);
    const credentials = new Map(before.credentials.map((one) => [one.professional_id, one]));
    const names = new Map(before.professionals.map(({ id, name }) => [id, name]));
    const weighed = commitments.flatMap(({ shift, place, professional_id }) =>
      shift && isInWindow(shift, group, window) ? [{ shift, place, professional_id }] : [],
    );
    const changed = weighed.flatMap(({ shift, place, professional_id }): ChangedShift[] => {
      const theirs = credentials.get(professional_id);
      const standing = { credentials: theirs ? [theirs] : [], commitments: ofPerson.get(professional_id) ?? [] };
      const judged = (facts: GroupFacts) => judge({ facts, ...standing }, { ...shift, professional_id }, professional_id);
      const change = changedFindings(judged(before), judged(after));
      if (!change) return [];
      const { id, starts_on, starts_at, ends_at } = shift;
      return [
        { id, unit_name: place ?? '', starts_on, starts_at, ends_at, professional_name: names.get(professional_id) ?? null, ...change },
      ];
    });
    return { until, weighed: weighed.length, changed: changed.length, shifts: changed.toSorted(byTime).slice(0, MOST_TOLD) };
  };

  return {
    rules: (actor: ManagerActor, { body: { rules } }: InputOf<typeof contract.rules>): Promise<RuleEffects> =>
      effectsOf(actor, (facts) => ({ ...facts, rules })),

    qualification: async (actor: ManagerActor, { body }: InputOf<typeof contract.qualification>): Promise<RuleEffects> => {
      const { qualification_id, name, is_active } = body;
      if (qualification_id !== null) await qualifications.detail(actor, { id: qualification_id });
      const qualification = { id: qualification_id ?? NEW, name, mandatory_unit_ids: mandatoryUnits(body) };
      return effectsOf(actor, (facts) => {
        const others = facts.qualifications.filter(({ id }) => id !== qualification_id);
        return { ...facts, qualifications: is_active ? [...others, qualification] : others };
      });
    },
  };
};

/** The number of a qualification that nobody can hold yet. */
const NEW = 0;

const byTime = (one: ChangedShift, other: ChangedShift): number =>
  `${one.starts_on} ${one.starts_at}`.localeCompare(`${other.starts_on} ${other.starts_at}`) || one.id - other.id;
