import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import { cashFlow } from '@esteto/contract/cash-flow';
import { overview } from '@esteto/contract/overview';
import { storyInvoiceRows } from '@esteto/features/invoice/story-invoice';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const months = [8, 9, 10, 11].map((month) => ({
  month: `2026-${String(month).padStart(2, '0')}`,
  in: { expected: 4_800_000 + month * 31_700, received: 3_900_000 },
  out: { expected: 1_200_000, paid: 1_100_000 },
  balance: 2_800_000,
  mean: null,
}));

const screen = screenStates({
  app: 'professional',
  routes,
  at: '/app/entradas-e-saidas?month=2026-10',
  person: doctor,
  endpoint: cashFlow.months,
  others: [
    answers(cashFlow.entries, onlyPage(storyInvoiceRows.map((row) => ({ ...row, amount: row.net_amount, received_on: '2026-10-09' })))),
    answers(overview.home, { months: null, invoices: null }),
  ],
  filled: { body: months, sees: 'Ver tabela' },
  empty: { body: [], sees: 'Nenhuma entrada ou saída neste período.' },
  refused: { person: employee, sees: 'Você não possui acesso a este módulo.', lacks: 'Ver tabela' },
});

export default { title: 'Telas/Médico/Entradas e saídas' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com movimento' };
export const Hidden: StoryObj = {
  ...screen.filled,
  name: 'Valores ocultos',
  play: async () => {
    const canvas = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ocultar valores' }));
    await expect(await canvas.findByText('Valores ocultos.')).toBeVisible();
    await expect(await canvas.findByText('Recebido em outubro de 2026')).toBeVisible();
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/R\$\s*\d/);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar valores' }));
    await expect(await canvas.findByText('Notas do mês')).toBeVisible();
  },
};
export const Empty: StoryObj = { ...screen.empty, name: 'Sem movimento' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };
