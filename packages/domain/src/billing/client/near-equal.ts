import { isValidCnpj } from '../../shared/document/cnpj.ts';
import { isSameFirm } from '../../shared/document/same-firm.ts';
import { type NameWord, nameWords } from '../../shared/text/name-words.ts';

/** What tells one client from another. */
export type NamedClient = { name: string; fantasy_name?: string | null; document?: string | null };

/**
 * From here on two names are near-equal. Measured on the pairs of near-equal.test.ts: the same client, written twice, has at least 0.89; two
 * clients, or two units of one, at most 0.82.
 */
export const NEAR_EQUAL = 0.86;

/**
 * True when two records are probably the same client: a name or a trade name of one is near-equal to one of the other. Branches of one company
 * (a CNPJ with the same root, another order) bear one name on purpose and are told apart.
 */
export const isNearEqualClient = (a: NamedClient, b: NamedClient): boolean =>
  !areBranches(a.document, b.document) && namesOf(a).some((one) => namesOf(b).some((other) => nameLikeness(one, other) >= NEAR_EQUAL));

/**
 * How alike two names are, from 0 to 1, in any order: the weight of the words that meet over the weight of all. Another number ('UBS 1', 'UBS 2')
 * is another client. Never throws; a name without a word is like none.
 */
export const nameLikeness = (a: string, b: string): number => {
  const [one, other] = [nameWords(a), nameWords(b)];
  if (one.length === 0 || other.length === 0 || numbersIn(one) !== numbersIn(other)) return 0;
  if (joined(one) === joined(other)) return 1;
  const left = [...other];
  let met = 0;
  for (const word of one) {
    const likeness = left.map((candidate) => wordLikeness(word, candidate));
    const best = likeness.indexOf(Math.max(...likeness));
    const [partner] = (likeness[best] ?? 0) > 0 ? left.splice(best, 1) : [];
    if (partner) met += (likeness[best] ?? 0) * (word.weight + partner.weight);
  }
  return met / (weightOf(one) + weightOf(other));
};

const namesOf = ({ name, fantasy_name }: NamedClient): string[] => [name, fantasy_name].filter((text) => typeof text === 'string');

const areBranches = (a: string | null | undefined, b: string | null | undefined): boolean =>
  !!a && !!b && isValidCnpj(a) && isValidCnpj(b) && isSameFirm(a, b) && a !== b;

const weightOf = (words: readonly NameWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0);

const numbersIn = (words: readonly NameWord[]): string =>
  words
    .filter(({ number }) => number)
    .map(({ text }) => text)
    .toSorted()
    .join(' ');

/** 'Pró-Cardíaco' is 'Procardíaco'. */
const joined = (words: readonly NameWord[]): string => words.map(({ text }) => soundOf(text)).join('');

const wordLikeness = (a: NameWord, b: NameWord): number => {
  if (a.text === b.text) return 1;
  if (a.number || b.number) return 0;
  if (soundOf(a.text) === soundOf(b.text)) return 0.97;
  if ((a.cut && b.text.startsWith(a.text)) || (b.cut && a.text.startsWith(b.text))) return 0.9;
  return isTypo(a.text, b.text) ? 0.9 : 0;
};

/** As it is heard: 'Luiz' is 'Luís', 'Thereza' is 'Teresa', 'Wanda' is 'Vanda'. */
const soundOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('y', 'i')
    .replaceAll('w', 'v')
    .replaceAll('k', 'c')
    .replaceAll('z', 's')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/^h/, '');

/** One letter more, less or other, or two that changed places, in a long word. 'Fernanda' is not a slip for 'Fernando'. */
const isTypo = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 7 || long.length - short.length > 1) return false;
  const first = [...short].findIndex((letter, at) => letter !== long[at]);
  if (first === -1) return true;
  if (long.length > short.length) return long.slice(first + 1) === short.slice(first);
  const isEnd = first === short.length - 1;
  if (short.slice(first + 1) === long.slice(first + 1)) return !isEnd;
  return short[first] === long[first + 1] && short[first + 1] === long[first] && short.slice(first + 2) === long.slice(first + 2);
};
