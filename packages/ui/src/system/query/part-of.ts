import type { PartOfQuery, QueryLike } from './query-like.ts';

/** Nothing in what was answered is what the address names. */
export class NotThere extends Error {}

/** One record in what a query answers, as a form begins with it. Where it is not there, the dialog says so. */
export const partOf = <Answer, Part extends object>(
  query: QueryLike<Answer>,
  pick: (answer: Answer) => Part | null | undefined,
): PartOfQuery<Part> => ({
  ...query,
  select: (answer: Answer): Part => {
    const part = pick(answer);
    if (!part) throw new NotThere();
    return part;
  },
});
