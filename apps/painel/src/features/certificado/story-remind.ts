import type { StoryAnswer } from '@esteto/api-client/testing/story-server';
import type { Endpoint } from '@esteto/contract/endpoint';
import { type StoryScreen, storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

type Reminded = { answers: readonly StoryAnswer[]; remind: Endpoint; last: { id: number; owner_name: string } | undefined };

/** Owners of the certificates that are selected are told by e-mail, after a question: of companies and of doctors alike. */
export const remindStory = (where: Omit<StoryScreen, 'answers'>, { answers, remind, last }: Reminded): StoryObj => ({
  ...storyScreen({ ...where, answers: [...answers, { endpoint: remind, answer: () => ({ status: 204 }) }] }),
  name: 'Avisar por e-mail',
  play: async () => {
    await within(document.body).findByText(last?.owner_name ?? '');
    await userEvent.click(within(document.body).getAllByRole('checkbox').at(-1) as HTMLElement);
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Avisar por e-mail' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(question.getByText(/^1 pessoa recebe um e-mail/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(theServer().requests.find(({ path }) => path === remind.path)?.body).toEqual({ ids: [last?.id] }));
  },
});
