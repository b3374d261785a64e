import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import type { InvoiceRow } from '@esteto/contract/billing/invoice-answer';
import { receivable } from '@esteto/contract/billing/receivable';
import { workQueue } from '@esteto/contract/office/work-queue';
import { storyInvoice, storyInvoiceRows } from '@esteto/features/billing/invoice/story-invoice';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/faturamento/contas-a-receber', person: master } as const;

const screen = screenStates({
  ...where,
  endpoint: receivable.list,
  others: [answers(workQueue.list, [])],
  filled: { body: onlyPage(storyInvoiceRows, ['gross_amount', 'received_amount', 'net_amount']), sees: 'UPA Vila Mariana' },
  empty: { body: onlyPage<InvoiceRow>([]), sees: /^Nenhuma nota ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'UPA Vila Mariana' },
});

export default { title: 'Telas/Painel/Contas a receber' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

export const Details: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/nota/7/detalhes`,
    answers: [answers(receivable.list, onlyPage(storyInvoiceRows)), answers(receivable.detail, storyInvoice())],
  }),
  name: 'Uma nota',
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByText('Plantões de 12 horas no pronto-socorro.')).toBeVisible();
    await expect(dialog.getByText(/código ABCD-1234/)).toBeVisible();
  },
};

export const DetailsOnAPhone: StoryObj = { ...Details, ...phone, name: 'Uma nota, no celular' };

/** What staff looks for stands there by itself, nothing is cut beside the amount, and each row has a name of its own. */
export const AtADesk: StoryObj = {
  ...screen.filled,
  globals: { viewport: { value: 'desktop' } },
  name: 'Em uma mesa',
  play: async () => {
    const table = await within(document.body).findByRole('table', { name: 'Contas a receber' });
    await within(table).findByRole('link', { name: 'Souza Medicina Ltda.: Hospital São Lucas, nota 118' });
    await expect(within(table).getByRole('cell', { name: /2026 recorrente$/ })).toBeInTheDocument();
    await within(table).findByRole('rowheader', { name: 'Soma de 4 registros' });
    await expect(within(table).getByRole('link', { name: 'Souza Medicina Ltda.: UPA Vila Mariana, out/2026' })).toBeVisible();
    const amount = within(table).getByRole('columnheader', { name: 'Valor líquido' }).getBoundingClientRect();
    const actions = within(table).getByRole('columnheader', { name: 'Ações' }).getBoundingClientRect();
    await expect(amount.right).toBeLessThanOrEqual(actions.left + 1);
    const head = (name: string) => within(table).getByRole('columnheader', { name }).getBoundingClientRect();
    for (const name of ['Situação', 'Número', 'Vencimento']) await expect(head(name).right).toBeLessThanOrEqual(amount.left + 1);
    // The first that does not fit waits whole behind the amount.
    await expect(head('Analista').left).toBeGreaterThanOrEqual(amount.left - 1);
  },
};
