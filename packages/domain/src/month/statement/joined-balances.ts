export type Balances = { opening: number | null; closing: number | null };

/** What is known of a month by its files, or what one of them says: balances in cents, null where none is stated; the days of its movements. */
export type Span = Balances & { first: string | null; last: string | null };

/**
 * The balances of a month after one more file of it: the opening of whichever begins earlier, the closing of whichever ends later. A file without
 * movements (a PDF is not read) takes nothing away. `breaks`: the two follow one another, and the later does not begin where the earlier ended.
 */
export const joinedBalances = (known: Span | null, read: Span): Balances & { breaks: boolean } => {
  if (known === null || known.first === null || known.last === null)
    return { opening: read.opening ?? known?.opening ?? null, closing: read.closing ?? known?.closing ?? null, breaks: false };
  if (read.first === null || read.last === null)
    return { opening: known.opening ?? read.opening, closing: known.closing ?? read.closing, breaks: false };
  return {
    opening: read.first === known.first ? (read.opening ?? known.opening) : (read.first < known.first ? read : known).opening,
    closing: read.last === known.last ? (read.closing ?? known.closing) : (read.last > known.last ? read : known).closing,
    breaks:
      (read.first > known.last && differ(known.closing, read.opening)) || (read.last < known.first && differ(read.closing, known.opening)),
  };
};

/** Whether two balances that should be one are not; of one that nobody stated nothing is said. */
export const differ = (before: number | null, after: number | null): boolean => before !== null && after !== null && before !== after;
