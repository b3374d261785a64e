import { answers, refuses } from '@esteto/api-client/testing/story-server';
import { master } from '@esteto/auth/testing/story-people';
import { type Failures, jobFailure } from '@esteto/contract/office/job-failure';
import { workQueue } from '@esteto/contract/office/work-queue';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';
import { officeAnswers, storyFailures } from './story-home.ts';

const screen = (failures: Failures) =>
  storyScreen({
    app: 'painel',
    routes,
    at: '/painel/falhas',
    person: master,
    answers: [
      answers(workQueue.list, []),
      ...officeAnswers(failures),
      { endpoint: jobFailure.rerun, answer: () => ({ body: { outcome: 'asked' } }) },
      { endpoint: jobFailure.rerunKind, answer: () => ({ body: { asked: 2 } }) },
      { endpoint: jobFailure.setAside, answer: () => ({ status: 204 }) },
    ],
  });

export default { title: 'Telas/Painel/Falhas' } satisfies Meta;

const posted = (path: string) => theServer().requests.find((one) => one.method === 'POST' && one.path === path);

/** One runs again at once, all of a kind with one press, and what nobody runs again is set aside with a reason. */
export const Several: StoryObj = {
  ...screen(storyFailures),
  name: 'Com falhas',
  play: async () => {
    const [job] = storyFailures.kinds[0]?.jobs ?? [];
    const falhas = await dialogCalled('Falhas');
    await expect(await falhas.findByRole('heading', { name: 'E-mail: Aviso por e-mail (2)' })).toBeVisible();
    await userEvent.click(falhas.getAllByRole('button', { name: /^Executar de novo: E-mail/ })[0] as HTMLElement);
    await waitFor(() => expect(posted(`admin/job-failures/${job?.id}/rerun`)).toBeTruthy());
    await expect(await within(document.body).findByText('Vai ser executada de novo agora.')).toBeVisible();
    await userEvent.click(falhas.getByRole('button', { name: 'Executar todas de novo' }));
    await waitFor(() => expect(posted('admin/job-failures/rerun')).toMatchObject({ body: { name: 'notices.mail' } }));
    await userEvent.click(falhas.getAllByRole('button', { name: /^Deixar de lado: E-mail/ })[0] as HTMLElement);
    const form = await dialogCalled('Deixar de lado');
    await userEvent.click(await form.findByRole('button', { name: 'Deixar de lado' }));
    await expect(await form.findByText('Conte por que a tarefa não será executada de novo.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: /^Motivo/ }), 'A pessoa encerrou a conta.');
    await userEvent.click(form.getByRole('button', { name: 'Deixar de lado' }));
    await waitFor(() =>
      expect(posted(`admin/job-failures/${job?.id}/set-aside`)).toMatchObject({ body: { reason: 'A pessoa encerrou a conta.' } }),
    );
    await expect(falhas.getByRole('link', { name: /Hospital São Lucas/ })).toHaveAttribute(
      'href',
      '/painel/faturamento/contas-a-receber/nota/118/enviar-email',
    );
  },
};

/** A press that does nothing says why. */
export const Refused: StoryObj = {
  ...storyScreen({
    app: 'painel',
    routes,
    at: '/painel/falhas',
    person: master,
    answers: [
      answers(workQueue.list, []),
      ...officeAnswers(storyFailures),
      refuses(jobFailure.rerun, 409, 'Esta tarefa é de outra versão do Esteto e não roda mais. Deixe-a de lado.'),
    ],
  }),
  name: 'Recusada',
  play: async () => {
    const falhas = await dialogCalled('Falhas');
    await userEvent.click((await falhas.findAllByRole('button', { name: /^Executar de novo: E-mail/ }))[0] as HTMLElement);
    await expect(await within(document.body).findByText(/^Esta tarefa é de outra versão/)).toBeVisible();
  },
};

export const None: StoryObj = {
  ...screen({ kinds: [], undelivered: [], undelivered_total: 0 }),
  name: 'Sem falhas',
  play: async () => {
    await expect(await (await dialogCalled('Falhas')).findByText('Nenhuma falha: tudo foi feito e entregue.')).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...screen(storyFailures), ...phone, name: 'No celular' };
