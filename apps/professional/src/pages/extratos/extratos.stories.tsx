import { answers } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import { statement } from '@esteto/contract/month/statement';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../routes.ts';

export default { title: 'Telas/Médico/Extratos' } satisfies Meta;

const sent = {
  id: 1,
  bank_account_id: 1,
  month: 10,
  status: 'sent' as const,
  has_gap: false,
  message: null,
  sent_at: '2026-11-03T13:00:00Z',
};

const screen = screenStates({
  app: 'professional',
  routes,
  at: '/app/extratos',
  person: doctor,
  endpoint: statement.year,
  filled: {
    body: {
      accounts: [{ id: 1, name: 'Banco 341, conta final 3456' }],
      statements: [
        sent,
        { ...sent, id: 2, month: 9, status: 'checked', has_gap: true },
        { ...sent, id: 3, month: 8, status: 'incomplete' },
        { ...sent, id: 4, month: 7, status: 'no_movement', sent_at: null },
      ],
    },
    sees: 'Enviado',
  },
  empty: { body: { accounts: [], statements: [] }, sees: 'Nenhum extrato ainda. Comece pelo mês que acabou.' },
  refused: { person: employee, sees: 'Você não possui acesso a este módulo.', lacks: 'Enviado' },
});

export const Filled: StoryObj = { ...screen.filled, name: 'Com extratos' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const year = answers(statement.year, { accounts: [{ id: 7, name: 'Nubank da clínica' }], statements: [] });
const warning = 'O arquivo não traz nenhum lançamento de novembro de 2026: é de setembro de 2026, e ficou nesse mês.';
const upload = answers(statement.upload, { fresh: 12, repeated: 3, months: ['2026-09'], warnings: [warning] });

export const Sent: StoryObj = {
  ...storyScreen({ app: 'professional', routes, at: '/app/extratos/enviar/ano/2026/mes/11', person: doctor, answers: [year, upload] }),
  name: 'O que veio fica até ser lido',
  play: async () => {
    const dialog = await dialogCalled('Enviar extrato');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /^Conta/ }), 'Nubank da clínica');
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.upload(
      await dialog.findByLabelText(/^Arquivo do banco/),
      new File(['date,title,amount'], 'nubank.csv', { type: 'text/csv' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar extrato' }));
    await expect(await dialog.findByText(warning)).toBeVisible();
    await expect(dialog.getByText(/12 lançamentos novos/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Entendi' })).toHaveFocus());
    await expect(theServer().requests.findLast(({ method }) => method === 'POST')?.path).toContain('statements');
    await userEvent.click(dialog.getByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  },
};

export const NoMonth: StoryObj = {
  ...storyScreen({ app: 'professional', routes, at: '/app/extratos/enviar/ano/2026/mes/13', person: doctor, answers: [year] }),
  name: 'Um mês que não existe',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  },
};
