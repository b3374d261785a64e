import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import { invoice } from '@esteto/contract/billing/invoice';
import type { InvoiceRow } from '@esteto/contract/billing/invoice-answer';
import { storyInvoice, storyInvoiceRows } from '@esteto/features/billing/invoice/story-invoice';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'professional', routes, at: '/app/faturamento/contas-a-receber', person: doctor } as const;

const screen = screenStates({
  ...where,
  endpoint: invoice.list,
  filled: { body: onlyPage(storyInvoiceRows, ['gross_amount', 'received_amount', 'net_amount']), sees: 'UPA Vila Mariana' },
  empty: { body: onlyPage<InvoiceRow>([]), sees: /^Nenhuma nota ainda/ },
  refused: { person: employee, sees: 'Você não tem permissão para isso.', lacks: 'Solicitar nota' },
});

export default { title: 'Telas/Médico/Notas fiscais' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

export const Details: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/empresa/1/detalhes/7`,
    answers: [answers(invoice.list, onlyPage(storyInvoiceRows)), answers(invoice.detail, storyInvoice())],
  }),
  name: 'Uma nota',
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByText('Plantões de 12 horas no pronto-socorro.')).toBeVisible();
    await expect(dialog.getByText(/código ABCD-1234/)).toBeVisible();
  },
};

export const DetailsOnAPhone: StoryObj = { ...Details, ...phone, name: 'Uma nota, no celular' };
