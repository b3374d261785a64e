import { answers } from '@esteto/api-client/testing/story-server';
import { master } from '@esteto/auth/testing/story-people';
import { maintenance } from '@esteto/contract/office/maintenance';
import { workQueue } from '@esteto/contract/office/work-queue';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';
import { officeAnswers } from './story-home.ts';

type State = { is_on: boolean; starts_at: string | null; ends_at: string | null };

const screen = (state: State) =>
  storyScreen({
    app: 'painel',
    routes,
    at: '/painel/manutencao',
    person: master,
    answers: [
      answers(workQueue.list, []),
      ...officeAnswers({ kinds: [], undelivered: [], undelivered_total: 0 }),
      answers(maintenance.state, state),
      { endpoint: maintenance.set, answer: () => ({ status: 204 }) },
      { endpoint: maintenance.end, answer: () => ({ status: 204 }) },
    ],
  });

export default { title: 'Telas/Painel/Manutenção' } satisfies Meta;

const dialog = async () => within(await within(document.body).findByRole('dialog', { name: 'Manutenção' }));

export const Sets: StoryObj = {
  ...screen({ is_on: false, starts_at: null, ends_at: null }),
  name: 'Marcar',
  play: async () => {
    const form = await dialog();
    await userEvent.type(await form.findByRole('textbox', { name: /^Das/ }), '22:00');
    await userEvent.type(form.getByRole('textbox', { name: /^até/ }), '23:30');
    await userEvent.click(form.getByRole('button', { name: 'Marcar' }));
    const body = { from: '22:00', until: '23:30' };
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')).toMatchObject({ path: 'admin/maintenance', body }),
    );
  },
};

export const On: StoryObj = {
  ...screen({ is_on: true, starts_at: '2026-11-20T12:00:00Z', ends_at: '2026-11-20T22:30:00Z' }),
  name: 'Em curso',
  play: async () => {
    const form = await dialog();
    await expect(await form.findByText(/Em manutenção: de .*19:30/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Encerrar agora' }));
    await waitFor(() => expect(theServer().requests.some(({ path }) => path === 'admin/maintenance/end')).toBe(true));
  },
};
