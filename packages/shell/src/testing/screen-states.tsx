import { answers, keepsWaiting, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import type { StoryPerson } from '@esteto/auth/testing/story-people';
import type { AnswerOf, Endpoint } from '@esteto/contract/endpoint';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type StoryScreen, storyScreen, theServer } from './story-screen.tsx';

type Words = string | RegExp;

type ScreenStates<E extends Endpoint> = Pick<StoryScreen, 'app' | 'routes' | 'at' | 'person'> & {
  /** The call that the screen is about; what else it asks stands in `others`. */
  endpoint: E;
  others?: readonly StoryAnswer[];
  /** Its answer with something in it, and words that then stand on the screen. */
  filled: { body: AnswerOf<E>; sees: Words };
  /** Its answer with nothing in it. */
  empty: { body: AnswerOf<E>; sees: Words };
  /** Somebody with less permission: what they read, and what is kept from them. */
  refused: { person: StoryPerson; sees: Words; lacks: Words };
};

const page = () => within(document.body);

const sees = async (words: Words): Promise<void> => {
  const [first] = await page().findAllByText(words);
  await expect(first).toBeVisible();
};

/** A table that has asked, or shapes that say what is on its way. */
const busy = () => document.querySelector('[aria-busy="true"]') ?? page().queryAllByText(/^Carregando/)[0];

/** Every call of the screen had an answer; and nobody has to scroll sideways. */
const isWhole = async (): Promise<void> => {
  await expect(theServer().unanswered).toEqual([]);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
};

/**
 * One screen in the six states that each has: rows, empty, loading, error, no permission, phone. A `ListPage` tells loading and error by its own stories,
 * so that its screens leave them out.
 */
export const screenStates = <E extends Endpoint>({ endpoint, others = [], filled, empty, refused, ...where }: ScreenStates<E>) => {
  const withAnswer = (answer: StoryAnswer, person = where.person) => storyScreen({ ...where, person, answers: [answer, ...others] });
  const whole = withAnswer(answers(endpoint, filled.body));
  const play = async () => {
    await sees(filled.sees);
    await isWhole();
  };
  return {
    filled: { ...whole, play },
    empty: {
      ...withAnswer(answers(endpoint, empty.body)),
      play: async () => {
        await sees(empty.sees);
        await expect(page().queryByText(filled.sees)).toBeNull();
        await isWhole();
      },
    },
    loading: {
      ...withAnswer(keepsWaiting(endpoint)),
      play: async () => {
        await waitFor(() => expect(busy()).toBeTruthy());
        await expect(page().queryByText(filled.sees)).toBeNull();
      },
    },
    failed: {
      ...withAnswer(refuses(endpoint, 500, 'O servidor da história falhou.')),
      play: async () => {
        await expect(await page().findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
        await expect(page().getAllByRole('alert')[0]).not.toBeEmptyDOMElement();
      },
    },
    refused: {
      ...withAnswer(answers(endpoint, filled.body), refused.person),
      play: async () => {
        await sees(refused.sees);
        await expect(page().queryByText(refused.lacks)).toBeNull();
      },
    },
    onPhone: { ...whole, ...phone, play },
  } satisfies Record<string, StoryObj>;
};
