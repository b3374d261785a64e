import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { boleto } from '@esteto/contract/money/boleto';
import { type BoletoRecurrenceRow, boletoRecurrence } from '@esteto/contract/money/boleto-recurrence';
import { filterOption } from '@esteto/contract/office/filter-option';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, person: master, at: '/painel/boletos/repeticoes' } as const;

const fee: BoletoRecurrenceRow = {
  id: 1,
  version: 3,
  created_at: '2026-11-10T12:00:00Z',
  updated_at: '2026-11-10T12:00:00Z',
  company_id: 7,
  company_name: 'Souza Medicina',
  status: 'active',
  pause_reason: null,
  kind: 'fee',
  description: 'Honorários de janeiro de 2027',
  amount: 81_240,
  day: 10,
  until: '2027-12',
  fine_rate: '0.02',
  interest_rate: '0.01',
  discount_amount: 2_000,
  discount_day: 5,
  last_competence: '2026-12',
  next_competence: '2027-01',
  next_on: '2026-12-31',
};
const why = 'Essa empresa está inativa. O boleto da competência jan/2027 não foi feito.';
const stopped: BoletoRecurrenceRow = {
  ...fee,
  id: 2,
  company_name: 'Alves',
  status: 'paused',
  next_on: null,
  next_competence: null,
  pause_reason: why,
};
const rows = [fee, stopped, { ...fee, id: 3, company_name: 'Prado', status: 'ended' as const, next_on: null, next_competence: null }];

const screen = screenStates({
  ...where,
  endpoint: boletoRecurrence.list,
  filled: { body: onlyPage(rows), sees: 'Souza Medicina' },
  empty: { body: onlyPage<BoletoRecurrenceRow>([]), sees: /^Nenhum boleto se repete/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Souza Medicina' },
});

export default { title: 'Telas/Painel/Boletos que se repetem' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const sent = () =>
  theServer()
    .requests.filter(({ method }) => method !== 'GET')
    .map(({ body }) => body);

const list = answers(boletoRecurrence.list, onlyPage(rows));

/** It is asked about first, and what is there stays. */
export const Ended: StoryObj = {
  ...storyScreen({ ...where, answers: [list, { endpoint: boletoRecurrence.end, answer: () => ({ status: 204 }) }] }),
  name: 'Encerrar',
  play: async () => {
    const body = within(document.body);
    const row = within((await body.findByText('Souza Medicina')).closest('tr') as HTMLElement);
    await userEvent.click(row.getByRole('button', { name: /^Encerrar/ }));
    const question = within(await body.findByRole('alertdialog'));
    await expect(question.getByText(/Os que já existem ficam como estão\./)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Encerrar repetição' }));
    await waitFor(() => expect(sent()).toEqual([{ version: 3 }]));
  },
};

/** What has stopped says why; what is changed is of those to come. */
export const Changed: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/boletos/repeticoes/repeticao/2',
    answers: [list, answers(boletoRecurrence.detail, stopped), answers(boletoRecurrence.update, stopped)],
  }),
  name: 'Alterar uma que parou',
  play: async () => {
    const dialog = await dialogCalled('Honorários de janeiro de 2027');
    await expect(await dialog.findByText(new RegExp(why.replaceAll('.', String.raw`\.`)))).toBeVisible();
    const day = dialog.getByLabelText(/^Dia do vencimento/);
    await userEvent.clear(day);
    await userEvent.type(day, '15');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ day: 15, discount_day: 5, amount: 81_240, version: 3 })]));
  },
};

/** The first of those that repeat is a boleto like any other, with how often beside it. */
export const Begun: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/boletos/criar',
    answers: [
      answers(boleto.list, { ...onlyPage([]), sums: { amount: 0 } }),
      answers(filterOption.companies, { items: [{ id: 7, label: 'Souza Medicina', detail: null }] }),
      answers(boletoRecurrence.start, { id: 9 }),
    ],
  }),
  name: 'Novo, todo mês',
  play: async () => {
    const dialog = await dialogCalled('Novo boleto');
    await expect(dialog.queryByLabelText(/^Repetir/)).toBeNull();
    await userEvent.selectOptions(await dialog.findByLabelText(/^Tipo/), 'fee');
    await userEvent.selectOptions(dialog.getByLabelText(/^Repetir/), 'monthly');
    await userEvent.click(dialog.getByRole('button', { name: 'Incluir boleto' }));
    await expect(await dialog.findByText('Repetir: escolha a competência do primeiro boleto.')).toBeVisible();
    await expect(dialog.getByText(/são feitos 10 dias antes de cada vencimento/)).toBeVisible();
    await expect(sent()).toEqual([]);
  },
};
