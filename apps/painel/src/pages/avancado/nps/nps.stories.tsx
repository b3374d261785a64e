import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type NpsSurveyDetail, type NpsSurveyRow, npsSurvey } from '@esteto/contract/office/nps-survey';
import { plan } from '@esteto/contract/plan/plan';
import { storyPlan } from '@esteto/features/plan/plan/story-plan';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  storyComments,
  storyDetail,
  storyNone,
  storySurvey,
  storyTask,
  storyTooFew,
  unanswered,
} from '../../../features/nps/story-surveys.ts';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/avancado/nps', person: master } as const;
const TITLE = 'Pesquisa de 01/11/2026 a 30/11/2026';

const rows: NpsSurveyRow[] = [
  { ...storySurvey, ...unanswered, id: 3, status: 'planned', start_at: '2027-02-01T03:00:00Z', end_at: '2027-03-01T03:00:00Z' },
  storySurvey,
  { ...storySurvey, id: 1, status: 'concluded', open_tasks: 0, nps_score: -12, interval: { low: -30, high: 7 }, member_types: ['partner'] },
];

const screen = screenStates({
  ...where,
  endpoint: npsSurvey.list,
  filled: { body: onlyPage(rows), sees: /38 \(21 a 53\)/ },
  empty: { body: onlyPage<NpsSurveyRow>([]), sees: /^Nenhuma pesquisa ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: /38 \(21 a 53\)/ },
});

export default { title: 'Telas/Painel/NPS' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(npsSurvey.list, onlyPage(rows));
const plans = answers(plan.list, [storyPlan, { ...storyPlan, id: 2, name: 'Completo' }]);
const sent = (path: string) => theServer().requests.filter((request) => request.method === 'POST' && request.path === path);

/** The preview follows what is ticked; days become the midnights around them. */
export const Create: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/criar`,
    answers: [
      list,
      plans,
      answers(npsSurvey.preview, ({ body }) =>
        JSON.stringify(body).includes('employee') ? { asked: 128, left_alone: 3 } : { asked: 1, left_alone: 0 },
      ),
      answers(npsSurvey.create, { ...storySurvey, status: 'planned' }),
    ],
  }),
  name: 'Nova pesquisa',
  play: async () => {
    const dialog = await dialogCalled('Nova pesquisa NPS');
    await expect(await dialog.findByText('Hoje 128 pessoas seriam perguntadas.')).toBeVisible();
    await expect(dialog.getByText('3 pessoas ficam de fora: outra pesquisa perguntou há menos de 90 dias.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Funcionários' }));
    await expect(await dialog.findByText('Hoje 1 pessoa seria perguntada.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Sócios' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Criar pesquisa' }));
    await expect(await dialog.findByText('Escolha ao menos um tipo de pessoa.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Sócios' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Início' }), '01022030');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Fim' }), '28/02/2030');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Completo' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Repetir a cada trimestre' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Criar pesquisa' }));
    await waitFor(() =>
      expect(sent('admin/nps-surveys').at(-1)?.body).toEqual({
        start_at: '2030-02-01T03:00:00.000Z',
        end_at: '2030-03-01T03:00:00.000Z',
        member_types: ['partner'],
        plan_ids: [2],
        tenures: [],
        should_send_by_email: true,
        repeats_quarterly: true,
      }),
    );
  },
};

const details = (survey: NpsSurveyDetail, others: { tasks?: (typeof storyTask)[]; comments?: typeof storyComments } = {}) =>
  storyScreen({
    ...where,
    at: `${where.at}/2/detalhes`,
    answers: [
      list,
      answers(npsSurvey.detail, survey),
      answers(npsSurvey.tasks, onlyPage(others.tasks ?? [])),
      answers(npsSurvey.comments, ({ query }) =>
        onlyPage(
          (others.comments ?? []).filter(({ classification }) => !query?.['classification'] || classification === query['classification']),
        ),
      ),
      { endpoint: npsSurvey.move, answer: () => ({ status: 204 }) },
      { endpoint: npsSurvey.finishTask, answer: () => ({ status: 204 }) },
    ],
  });

export const Details: StoryObj = {
  ...details(storyDetail, { tasks: [storyTask], comments: storyComments }),
  name: 'Detalhes',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByText(/^entre 21 e 53, com 95 % de confiança/)).toBeVisible();
    await expect(dialog.getByText('Aperfeiçoamento')).toBeVisible();
    await expect(await dialog.findByRole('img', { name: /^Respostas por nota: 0 0, 1 0, 2 2, / })).toBeVisible();
    await expect(
      await dialog.findByRole('img', { name: /^NPS das pesquisas com as mesmas pessoas: 02\/05\/2026 12, de −8 a 31; / }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Comparar por plano, analista e tempo como cliente' }));
    await expect(
      await dialog.findByRole('row', { name: 'Tempo como cliente: 2 anos ou mais 51 71 de 54 a 82 acima dos demais' }),
    ).toBeVisible();
    await expect(dialog.getByText(/3 grupos não são mostrados: menos de 10 respostas\.$/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Classificação' }), 'Promotor');
    await waitFor(() => expect(dialog.queryByText('Ninguém responde no chat.')).toBeNull());
    await expect(dialog.getByText('A nota sai no mesmo dia.')).toBeVisible();
  },
};

/** Somebody spoke with the detractor, and tells what came of it. */
export const Task: StoryObj = {
  ...details(storyDetail, { tasks: [storyTask] }),
  name: 'Retorno a um detrator',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await userEvent.click(await dialog.findByRole('button', { name: 'Concluir retorno a Bruno Alves' }));
    const form = await dialogCalled('Concluir retorno');
    await userEvent.click(await form.findByRole('button', { name: 'Concluir retorno' }));
    await expect(await form.findByText('Preencha o campo O que foi feito.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'O que foi feito' }), 'Liguei. O chat agora tem plantão.');
    await userEvent.click(form.getByRole('button', { name: 'Concluir retorno' }));
    await waitFor(() =>
      expect(sent('admin/nps-tasks/5/finish').at(-1)?.body).toEqual({ outcome: 'Liguei. O chat agora tem plantão.', version: 1 }),
    );
  },
};

export const TooFew: StoryObj = {
  ...details(storyTooFew, { tasks: [{ ...storyTask, status: 'done', done_at: '2026-11-17T12:00:00Z', outcome: 'Ligamos.' }] }),
  name: 'Poucas respostas',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByText(/^A nota aparece a partir de 10 respostas/)).toBeVisible();
    await expect(dialog.queryByText(/com 95 % de confiança/)).toBeNull();
    await expect(await dialog.findByText('Concluído')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Concluir retorno/ })).toBeNull();
  },
};

/** Suspending says what it means, and goes with the version that was seen. */
export const Unanswered: StoryObj = {
  ...details(storyNone),
  name: 'Sem respostas',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByText('Ninguém respondeu ainda.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Suspender' }));
    const question = await dialogCalled('Suspender pesquisa', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Suspender pesquisa' }));
    await waitFor(() => expect(sent('admin/nps-surveys/2/move').at(-1)?.body).toEqual({ action: 'suspend', version: 3 }));
  },
};
