import { searchKey } from '../../shared/text/text.ts';

/**
 * The part of a description that is the same from month to month: its words without numbers, dates and signs, so that 'TARIFA PACOTE 10/2026' and
 * 'TARIFA PACOTE 11/2026' are one. '' where nothing is left that could be recognised.
 */
export const ruleWords = (memo: string): string =>
  searchKey(memo)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1 && !/\d/.test(word))
    .join(' ');
