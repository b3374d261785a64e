import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** So many tests of one run may pass only on their second try. */
const MOST_IN_A_RUN = 3;
/** So long a test may be known as unsteady before it is mended. */
const MOST_DAYS = 14;
const DAY_MS = 86_400_000;

/** The tests that are known to pass only on a second try, at times: { title, cause, since: 'YYYY-MM-DD' } each. */
export const readKnown = () => JSON.parse(readFileSync(join(import.meta.dirname, 'unsteady.json'), 'utf8'));

/** The reasons why tests that passed only on their second try fail the run: too many of them, or one that was known for too long. */
export function unsteadyFailures(titles, recorded, today) {
  const old = recorded.filter(({ title, since }) => titles.includes(title) && Date.parse(today) - Date.parse(since) > MOST_DAYS * DAY_MS);
  return [
    ...(titles.length > MOST_IN_A_RUN ? [`${titles.length} testes só passaram na segunda vez; o limite é ${MOST_IN_A_RUN}`] : []),
    ...old.map(({ title, since }) => `${title}: instável desde ${since}, há mais de ${MOST_DAYS} dias`),
  ];
}

/** One of them in words: whether it is known, and how it failed first. */
export function unsteadyLine({ title, first }, recorded) {
  const { cause, since } = recorded.find((one) => one.title === title) ?? {};
  return `  ~ ${title} (${cause ? `conhecido desde ${since}: ${cause}` : 'novo: diga a causa em tooling/run/unsteady.json'})\n${first}`;
}
