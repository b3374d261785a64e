import { compareText } from '../../shared/text/text.ts';
import { TENURES, type Tenure, tenureLabel } from './nps-audience.ts';
import { FEWEST_ANSWERS, type NpsInterval, npsInterval, npsStanding } from './nps-interval.ts';
import { npsTotals, type ScoreCounts } from './score.ts';

// A survey's answers, group by group. Groups are never put in the order of their scores: most of what such an order says is chance.

export const NPS_GROUP_KINDS = ['plan', 'analyst', 'tenure'] as const;
export type NpsGroupKind = (typeof NPS_GROUP_KINDS)[number];

export const npsGroupKindLabel: Record<NpsGroupKind, string> = { plan: 'Plano', analyst: 'Analista', tenure: 'Tempo como cliente' };

/** `name` null: no plan, no analyst. Of a span of time its code. */
export type CountedGroup = { kind: NpsGroupKind; name: string | null; counts: ScoreCounts };

export const NPS_GROUP_STANDINGS = ['above', 'below', 'alike'] as const;
export type NpsGroupStanding = (typeof NPS_GROUP_STANDINGS)[number];

export const npsGroupStandingLabel: Record<NpsGroupStanding, string> = {
  above: 'acima dos demais',
  below: 'abaixo dos demais',
  alike: 'sem diferença clara',
};

export type NpsGroup = {
  kind: NpsGroupKind;
  label: string;
  answers: number;
  score: number;
  interval: NpsInterval;
  standing: NpsGroupStanding;
};

export type NpsGroups = { groups: NpsGroup[] /** Groups with too few answers. */; hidden: number };

/** Those with enough answers, by their names; a span of time by its length. */
export const npsGroups = (counted: readonly CountedGroup[]): NpsGroups => {
  const groups = counted.flatMap((group): NpsGroup[] => {
    const { total_responses: answers, nps_score: score, interval } = npsStanding(group.counts);
    if (score === null || interval === null) return [];
    const others = counted.filter((other) => other !== group && other.kind === group.kind);
    return [{ kind: group.kind, label: labelOf(group), answers, score, interval, standing: besides(interval, others) }];
  });
  return { groups: groups.toSorted(inOrder), hidden: counted.filter(({ counts }) => sumOf(counts) > 0).length - groups.length };
};

/** A group differs from all others together only where the two intervals do not even touch. */
const besides = ({ low, high }: NpsInterval, others: readonly CountedGroup[]): NpsGroupStanding => {
  const totals = npsTotals(
    others[0]?.counts.map((_count, score) => others.reduce((sum, { counts }) => sum + (counts[score] ?? 0), 0)) ?? [],
  );
  if (totals.total_responses < FEWEST_ANSWERS) return 'alike';
  const rest = npsInterval(totals);
  if (low > rest.high) return 'above';
  return high < rest.low ? 'below' : 'alike';
};

const sumOf = (counts: ScoreCounts): number => counts.reduce((sum, count) => sum + count, 0);

const isTenure = (name: string): name is Tenure => TENURES.some((tenure) => tenure === name);

const NAMELESS: Record<NpsGroupKind, string> = { plan: 'Sem plano', analyst: 'Sem analista', tenure: 'Não se sabe' };

const labelOf = ({ kind, name }: CountedGroup): string => {
  if (name === null) return NAMELESS[kind];
  return kind === 'tenure' && isTenure(name) ? tenureLabel[name] : name;
};

const inOrder = (a: NpsGroup, b: NpsGroup): number => {
  if (a.kind !== b.kind) return NPS_GROUP_KINDS.indexOf(a.kind) - NPS_GROUP_KINDS.indexOf(b.kind);
  if (a.kind !== 'tenure') return compareText(a.label, b.label);
  const labels = Object.values(tenureLabel);
  return labels.indexOf(a.label) - labels.indexOf(b.label);
};
