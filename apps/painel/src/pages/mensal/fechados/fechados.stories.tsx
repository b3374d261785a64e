import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type ClosingRow, closing } from '@esteto/contract/month/closing';
import { type ClosingRunDetail, type ClosingRunPreview, closingRun } from '@esteto/contract/month/closing-run';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';
import { storyClosing, storyClosings } from './story-closings.ts';

const where = { app: 'painel', routes, person: master } as const;
const list = answers(closing.list, onlyPage(storyClosings));
const details = '/painel/mensal/fechados/fechamento/1/detalhes';

const sent = () =>
  theServer()
    .requests.filter(({ method }) => method === 'POST')
    .map(({ body }) => body);

const screen = screenStates({
  ...where,
  at: '/painel/mensal/fechados',
  endpoint: closing.list,
  filled: { body: onlyPage(storyClosings), sees: '1 exigência à espera do cliente' },
  empty: { body: onlyPage<ClosingRow>([]), sees: 'Nenhum fechamento neste mês.' },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Souza Medicina' },
});

export default { title: 'Telas/Painel/Fechamentos' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** Over alerts it is closed with a reason. */
export const Closed: StoryObj = {
  ...storyScreen({
    ...where,
    at: details,
    answers: [
      list,
      answers(closing.comments, []),
      answers(closing.detail, storyClosing),
      { endpoint: closing.close, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Detalhes e fechar com alertas',
  play: async () => {
    const dialog = await dialogCalled('Prado Cardiologia');
    await expect(await dialog.findByText('O oficial é R$ 1,50 maior que o calculado')).toBeVisible();
    await expect(dialog.getByText('R$ 4.522,50, dos quais R$ 301,50 por emitir')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^DAS, / })).toHaveAttribute('href', '/painel/boletos/boleto/8/detalhes');
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar mês' }));
    const form = await dialogCalled('Fechar outubro de 2026');
    await userEvent.type(await form.findByLabelText(/^Imposto: O oficial é/), 'Juros do atraso');
    await userEvent.click(form.getByRole('button', { name: 'Fechar mês' }));
    await waitFor(() => expect(sent()).toEqual([{ reasons: [{ key: 'tax', reason: 'Juros do atraso' }], version: 4 }]));
  },
};

/** It stays as it was closed, and says what would be another today. */
export const Changed: StoryObj = {
  ...storyScreen({
    ...where,
    at: details,
    answers: [
      list,
      answers(closing.comments, []),
      answers(closing.detail, {
        ...storyClosing,
        status: 'closed',
        closed_at: '2026-11-12T12:00:00Z',
        changes: ['Anexo: III no fechamento, V agora.', 'DAS: R$ 4.522,50 no fechamento, R$ 6.975,00 agora.'],
        sent: ['Guia DAS de outubro, de 10/11/2026, avisada a Ana Prado.'],
      }),
    ],
  }),
  name: 'Mudou depois de fechado',
  play: async () => {
    const dialog = await dialogCalled('Prado Cardiologia');
    await expect(await dialog.findByText('DAS: R$ 4.522,50 no fechamento, R$ 6.975,00 agora.')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: /ações/i }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Reabrir' }));
    const form = await dialogCalled('Reabrir o fechamento');
    await expect(await form.findByText('Já saiu deste mês: Guia DAS de outubro, de 10/11/2026, avisada a Ana Prado.')).toBeVisible();
  },
};

/** What blocks cannot be closed; it is sent back with a reason. */
export const SentBack: StoryObj = {
  ...storyScreen({
    ...where,
    at: details,
    answers: [
      list,
      answers(closing.comments, []),
      answers(closing.detail, { ...storyClosing, result: 'block' }),
      { endpoint: closing.move, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Devolver',
  play: async () => {
    const dialog = await dialogCalled('Prado Cardiologia');
    await userEvent.click(await dialog.findByRole('button', { name: /ações/i }));
    await expect(dialog.queryByRole('button', { name: 'Fechar mês' })).toBeNull();
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Devolver' }));
    const form = await dialogCalled('Devolver o fechamento');
    await userEvent.type(await form.findByLabelText(/^Motivo/), 'Falta a folha');
    await userEvent.click(form.getByRole('button', { name: 'Devolver' }));
    await waitFor(() => expect(sent()).toEqual([{ action: 'send_back', reason: 'Falta a folha', version: 4 }]));
  },
};

const preview: ClosingRunPreview = {
  total: 2,
  done: 1,
  kept: 1,
  rows: [
    { closing_id: 3, company_name: 'Plantões do Vale', reason: 'A folha do mês não foi informada', message: null },
    { closing_id: 4, company_name: 'Alves e Dias', reason: null, message: null },
  ],
};
const run: ClosingRunDetail = {
  id: 9,
  created_at: '2026-11-19T12:00:00Z',
  action: 'close',
  total: 2,
  waiting: 0,
  done: 1,
  kept: 1,
  rows: [
    { closing_id: 3, company_name: 'Plantões do Vale', month: '2026-10', state: 'kept', reason: 'A folha do mês não foi informada' },
    { closing_id: 4, company_name: 'Alves e Dias', month: '2026-10', state: 'done', reason: null },
  ],
};

/** What would become of each is said before, and what became of each after. */
export const Bulk: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/mensal/fechados',
    answers: [list, answers(closingRun.preview, preview), answers(closingRun.start, run), answers(closingRun.detail, run)],
  }),
  name: 'Fechar vários',
  play: async () => {
    const page = within(document.body);
    await page.findByText('Souza Medicina');
    for (const box of page.getAllByRole('checkbox').slice(-2)) await userEvent.click(box);
    await userEvent.click(await page.findByRole('button', { name: 'Fechar os que passam em tudo' }));
    const question = await dialogCalled('Fechar os que passam em tudo');
    await expect(await question.findByText('1 vai; 1 fica como está.')).toBeVisible();
    await expect(question.getByText('A folha do mês não foi informada')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Fechar os que passam em tudo' }));
    await expect(await page.findByText('1 feito, 1 ficou como estava')).toBeVisible();
    const chosen = { action: 'close', ids: [3, 4], filters: null, except_ids: [] };
    await expect(sent()).toEqual([chosen, { ...chosen, analyst_id: null }]);
  },
};

/** The team talks to itself about a month: whoever may read it reads it there. */
export const Comments: StoryObj = {
  ...storyScreen({
    ...where,
    at: details,
    answers: [
      list,
      answers(closing.detail, storyClosing),
      answers(closing.comments, [
        { id: 1, text: 'A folha vem na sexta.', author_id: 4, author_name: 'Marcos Lima', created_at: '2026-11-10T12:00:00Z' },
      ]),
    ],
  }),
  name: 'Comentários da equipe',
  play: async () => {
    const dialog = await dialogCalled('Prado Cardiologia');
    await expect(await dialog.findByText('A folha vem na sexta.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Comentar' })).toBeVisible();
  },
};

/** The extract fills the three official values; nothing is kept until the person saves. */
export const ExtractRead: StoryObj = {
  ...storyScreen({
    ...where,
    at: details,
    answers: [
      list,
      answers(closing.comments, []),
      answers(closing.detail, storyClosing),
      answers(closing.readExtract, {
        file_id: 'f1',
        das_official: 460_000,
        revenue_official: 4_600_000,
        rbt12_official: 54_100_000,
        problem: null,
      }),
      answers(closing.update, storyClosing),
    ],
  }),
  name: 'Ler do extrato',
  play: async () => {
    const dialog = await dialogCalled('Prado Cardiologia');
    await userEvent.click(await dialog.findByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Editar' }));
    const form = await dialogCalled('Prado Cardiologia');
    await userEvent.upload(
      await form.findByLabelText('Extrato do PGDAS-D'),
      new File(['%PDF-1.7'], 'extrato.pdf', { type: 'application/pdf' }),
    );
    await expect(await form.findByText(/Lido do extrato: DAS R\$ 4\.600,00/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: /Salvar/ }));
    await waitFor(() => {
      const saved = theServer().requests.filter(({ method }) => method === 'PUT');
      return expect(saved.map(({ body }) => body)).toEqual([
        expect.objectContaining({ das_official: 460_000, revenue_official: 4_600_000, rbt12_official: 54_100_000, extract_file_id: 'f1' }),
      ]);
    });
  },
};
