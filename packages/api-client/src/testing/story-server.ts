import type { AnswerOf, Endpoint } from '@esteto/contract/endpoint';
import { type FakeAnswer, type FakeRequest, fakeFetch } from './fake-fetch.ts';

type Answering = (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>;

/** What one endpoint says as long as a story is shown. */
export type StoryAnswer = { endpoint: Endpoint; answer: Answering };

/** It succeeds with this. */
export const answers = <E extends Endpoint>(endpoint: E, body: AnswerOf<E> | ((request: FakeRequest) => AnswerOf<E>)): StoryAnswer => ({
  endpoint,
  answer: (request) => ({ body: typeof body === 'function' ? (body as (request: FakeRequest) => AnswerOf<E>)(request) : body }),
});

export const refuses = (endpoint: Endpoint, status: number, message: string): StoryAnswer => ({
  endpoint,
  answer: () => ({ status, body: { message } }),
});

/** It has not answered yet. */
export const keepsWaiting = (endpoint: Endpoint): StoryAnswer => ({ endpoint, answer: () => new Promise<never>(() => undefined) });

/** These rows as the only page of a list, with what the columns named come to. */
export const onlyPage = <Row>(rows: readonly Row[], summed: readonly (keyof Row & string)[] = []) => ({
  items: [...rows],
  next: null,
  previous: null,
  total: rows.length,
  ...(summed.length > 0 && {
    sums: Object.fromEntries(summed.map((column) => [column, rows.reduce((sum, row) => sum + Number(row[column]), 0)])),
  }),
});

/** The endpoints that a story needs, in the place of the server; the first that fits answers. */
export const storyServer = (known: readonly StoryAnswer[]) => {
  const unanswered: string[] = [];
  const fake = fakeFetch((request) => {
    const found = known.find(({ endpoint }) => endpoint.method === request.method && fits(endpoint.path, request.path));
    if (found) return found.answer(request);
    unanswered.push(`${request.method} ${request.path}`);
    return { status: 404, body: { message: `A história não responde ${request.method} ${request.path}.` } };
  });
  return {
    ...fake,
    /** Calls that nothing above was told to answer. */
    unanswered,
  };
};

/** 'clients/:id' and 'clients/7'. A literal address is named before one with a parameter, as in the contract. */
const fits = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
};
