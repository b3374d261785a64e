export type Balances = { opening: number | null; closing: number | null };

/** What is known of a month by its files, or what one of them says: balances in cents, null where none is stated; the days of its movements. */
export type Span = Balances & { first: string | null; last: string | null };

/**
 * The balances of a month after one more file of it: the opening of whichever begins earlier, the closing of whichever ends later. A file without
 * movements (a PDF is not read) takes nothing away. `breaks`: the two follow one another, and the later does not begin where the earlier ended.
 */
export const joinedBalances = (former: Span | null, read: Span): Balances & { breaks: boolean } => {
  if (former === null || former.first === null || former.last === null)
    return { opening: read.opening ?? former?.opening ?? null, closing: read.closing ?? former?.closing ?? null, breaks: false };
  if (read.first === null || read.last === null)
    return { opening: former.opening ?? read.opening, closing: former.closing ?? read.closing, breaks: false };
  return {
    opening: read.first === former.first ? (read.opening ?? former.opening) : (read.first < former.first ? read : former).opening,
    closing: read.last === former.last ? (read.closing ?? former.closing) : (read.last > former.last ? read : former).closing,
    breaks:
      (read.first > former.last && differ(former.closing, read.opening)) ||
      (read.last < former.first && differ(read.closing, former.opening)),
  };
};

/** Whether two balances that should be one are not; of one that nobody stated nothing is said. */
export const differ = (before: number | null, after: number | null): boolean => before !== null && after !== null && before !== after;

/** What the files of a month say of it together, one after the other. */
export const balancesOf = (files: readonly Span[]): Balances => {
  const { opening, closing } = files.reduce<Span | null>(joined, null) ?? { opening: null, closing: null };
  return { opening, closing };
};

const joined = (former: Span | null, span: Span): Span => ({
  ...joinedBalances(former, span),
  first: earliest([former?.first, span.first]),
  last: earliest([former?.last, span.last], -1),
});

const earliest = (days: readonly (string | null | undefined)[], direction: 1 | -1 = 1): string | null =>
  days.filter((day) => day !== null && day !== undefined).toSorted((one, other) => direction * one.localeCompare(other))[0] ?? null;
