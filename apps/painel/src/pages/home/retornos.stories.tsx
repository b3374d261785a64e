import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst } from '@esteto/auth/testing/story-people';
import { type NpsTask, npsSurvey } from '@esteto/contract/office/nps-survey';
import { workQueue } from '@esteto/contract/office/work-queue';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { storyTask } from '../../features/nps/story-surveys.ts';
import { routes } from '../../routes.ts';

/** Somebody who may see nothing of surveys. */
const screen = (tasks: NpsTask[]) =>
  storyScreen({
    app: 'painel',
    routes,
    at: '/painel/retornos',
    person: analyst,
    answers: [
      answers(workQueue.list, []),
      answers(npsSurvey.ownTasks, onlyPage(tasks)),
      { endpoint: npsSurvey.finishOwnTask, answer: () => ({ status: 204 }) },
    ],
  });

export default { title: 'Telas/Painel/Meus retornos' } satisfies Meta;

export const Some: StoryObj = {
  ...screen([storyTask]),
  name: 'Com um retorno',
  play: async () => {
    const dialog = await dialogCalled('Meus retornos a clientes');
    await expect(await dialog.findByText('Atrasado')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Concluir retorno a Bruno Alves' }));
    const form = await dialogCalled('Concluir retorno');
    await userEvent.type(await form.findByRole('textbox', { name: 'O que foi feito' }), 'Liguei. O chat agora tem plantão.');
    await userEvent.click(form.getByRole('button', { name: 'Concluir retorno' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ path }) => path === 'admin/nps-tasks/5/finish-own')?.body).toEqual({
        outcome: 'Liguei. O chat agora tem plantão.',
        version: 1,
      }),
    );
  },
};

export const None: StoryObj = {
  ...screen([]),
  name: 'Sem retornos',
  play: async () => {
    const dialog = await dialogCalled('Meus retornos a clientes');
    await expect(await dialog.findByText('Ninguém espera um retorno seu.')).toBeVisible();
  },
};
