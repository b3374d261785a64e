import { evenOut } from './even-out.ts';
import { type FillModel, fillModel } from './fill-model.ts';
import type { FillPhase } from './fill-phases.ts';
import { addWork, asCommitment, type FillPerson, type FillProblem, hoursOfPlace } from './fill-problem.ts';
import { type FillProposal, fillProposal, type GivenPlace, givenBy } from './fill-proposal.ts';
import type { MipAnswer, MipRow, SolveMip } from './mip.ts';

// A proposal for the places that nobody has. First all that the group's rules leave no doubt about; then, where warnings may be passed over, what of the
// rest can be covered beside it. In both one goal after the other: what the first one reached is a row of the next, so that no fair spread leaves a place
// that could be covered, and nothing depends on how much a place weighs against a point.

export const fillSchedule = (given: FillProblem, solve: SolveMip, tell: (phase: FillPhase) => void): FillProposal => {
  // Whoever asks in which order, the answer is the same.
  const problem = {
    ...given,
    people: given.people.toSorted((one, other) => one.professional_id - other.professional_id),
    places: given.places.toSorted((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at) || one.id - other.id),
  };
  const clean = fillStage({ ...problem, with_warnings: false }, solve, tell);
  const left = withoutGiven(problem, clean.given);
  if (!problem.with_warnings || left.length === 0) return fillProposal(problem, clean.given, clean.isBest);
  const people = problem.people.map((person) => withPlaces(person, clean.given));
  const warned = fillStage({ ...problem, places: left, people }, solve, tell);
  return fillProposal(problem, [...clean.given, ...warned.given], clean.isBest && warned.isBest);
};

const withoutGiven = ({ places }: FillProblem, given: readonly GivenPlace[]): FillProblem['places'] => {
  const givenPlaces = new Set(given.map(({ place }) => place));
  return places.filter((place) => !givenPlaces.has(place));
};

const withPlaces = (person: FillPerson, given: readonly GivenPlace[]): FillPerson => {
  const own = given.filter(({ professional_id }) => professional_id === person.professional_id).map(({ place }) => place);
  return {
    ...person,
    commitments: [...person.commitments, ...own.map(asCommitment)],
    planned: own.reduce((sum, place) => addWork(sum, hoursOfPlace(place)), person.planned),
  };
};

export type FillStage = { given: GivenPlace[]; isBest: boolean };

/** A stage of one kind: it fills without any warning, or with as few as may be. */
export const fillStage = (problem: FillProblem, solve: SolveMip, tell: (phase: FillPhase) => void): FillStage => {
  // Somebody else has given the last of them meanwhile: a programme without columns is none.
  if (problem.places.length === 0) return { given: [], isBest: true };
  const model = fillModel(problem);
  const { values, isBest } = reached(model, problem, solve, tell);
  return { given: givenBy(problem, model, values), isBest };
};

const reached = (
  model: FillModel,
  { with_warnings, seed }: FillProblem,
  solve: SolveMip,
  tell: (phase: FillPhase) => void,
): { values: readonly number[]; isBest: boolean } => {
  const { columns, rows, goals } = model;
  const phases = with_warnings
    ? ([
        ['cover_warned', goals.uncovered],
        ['fewest_warnings', goals.warned],
        ['spread_warned', goals.unfair],
      ] as const)
    : ([
        ['cover', goals.uncovered],
        ['spread', goals.unfair],
      ] as const);
  const kept: MipRow[] = [];
  let last: MipAnswer = { values: null, isBest: true };
  for (const [phase, costs] of phases) {
    tell(phase);
    const start = last.values && costs === goals.unfair ? evenOut(model, last.values) : last.values;
    const { values, isBest } = solve({ model: { columns, rows: [...rows, ...kept], costs }, start, seed });
    // Where it found nothing in its budget, what it started from is the answer.
    last = { values: values ?? start, isBest: last.isBest && isBest };
    if (!last.values) break;
    const reachedCost = costOf(costs, last.values);
    kept.push({ lower: Number.NEGATIVE_INFINITY, upper: Math.round(reachedCost), terms: [...costs] });
  }
  // Without any answer every place is left.
  return { values: last.values ?? [], isBest: last.isBest };
};

const costOf = (costs: ReadonlyMap<number, number>, values: readonly number[]): number =>
  [...costs].reduce((sum, [column, each]) => sum + each * (values[column] ?? 0), 0);
