import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { paymentForm } from '@esteto/domain/billing/payment/payment-form';
import { settlementOf } from '@esteto/domain/billing/payment/settlement';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { storyInvoice } from './story-invoice.ts';

// What a person does with the money of an invoice: writes it down, and takes it back.

const paid = (id: number, date: string, amount: number, more = {}) => ({
  ...paymentForm.getDefault(),
  recorded_by_name: 'Ana Souza',
  id,
  date,
  amount,
  ...more,
});

const invoiceWith = (payments: InvoiceDetail['payments']): InvoiceDetail =>
  storyInvoice({ ...settlementOf(1_407_750, payments), status: payments.length > 0 ? 'partially_paid' : 'sent', payments });

const mutationFn = fn((_input: { id: number; body: object }) => Promise.resolve(invoiceWith([])));
const undoPayment = fn(() => Promise.resolve());

const dialog = (invoice: InvoiceDetail, may = true) => (
  <InvoiceDialog
    id={7}
    query={{ queryKey: ['invoice', invoice.payments.length, may], queryFn: () => Promise.resolve(invoice) }}
    netLabel="Você recebe"
    loadMirror={() => Promise.reject(new Error('none'))}
    loadDocument={() => Promise.reject(new Error('none'))}
    receive={may && { mutationFn }}
    undoPayment={may && undoPayment}
  />
);

const meta = {
  title: 'Diálogos/Recebimentos da nota',
  beforeEach: () => {
    mutationFn.mockClear();
    undoPayment.mockClear();
  },
} satisfies Meta;
export default meta;

const story = (element: ReactElement): StoryObj => ({
  render: () => (
    <Page title="Notas fiscais">
      <Outlet />
    </Page>
  ),
  parameters: { routes: [{ path: 'detalhes', element }], at: '/detalhes' },
});

const TITLE = 'Nota 2026/118 · Hospital São Lucas';
const parts = [
  paid(1, '2026-10-15', 600_000, { note: 'O hospital paga o resto depois da glosa.' }),
  paid(2, '2026-10-30', 400_000, { withheld_iss: 30_000 }),
];

export const InParts: StoryObj = { ...story(dialog(invoiceWith(parts))), name: 'Em partes' };

export const Reader: StoryObj = {
  ...story(dialog(invoiceWith(parts), false)),
  name: 'Só leitura',
  play: async () => {
    const opened = await dialogCalled(TITLE);
    await opened.findByRole('region', { name: 'Recebimentos' });
    await expect(opened.queryByRole('button', { name: /recebimento/ })).toBeNull();
  },
};

/** It begins as all that is due; less is a part, and what the client kept back settles the rest. */
export const Recording: StoryObj = {
  ...story(dialog(invoiceWith([]))),
  name: 'Registrar',
  play: async () => {
    const opened = await dialogCalled(TITLE);
    await userEvent.click(await opened.findByRole('button', { name: 'Registrar recebimento' }));
    const amount = await opened.findByRole('textbox', { name: /Valor recebido/ });
    await waitFor(() => expect(amount).toHaveValue('14.077,50'));
    await userEvent.clear(amount);
    await userEvent.type(amount, '0');
    await userEvent.click(opened.getByRole('button', { name: 'Registrar recebimento' }));
    await expect(await opened.findByText('Valor recebido: escreva um valor maior que zero.')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '13.777,50');
    await userEvent.type(opened.getByRole('textbox', { name: /ISS retido/ }), '300');
    await userEvent.click(opened.getByRole('button', { name: 'Registrar recebimento' }));
    await waitFor(() => expect(mutationFn).toHaveBeenCalledOnce());
    await expect(mutationFn.mock.lastCall?.[0]).toMatchObject({
      id: 7,
      body: { amount: 1_377_750, withheld_iss: 30_000, withheld_irrf: null, version: 4 },
    });
    await expect(await within(document.body).findByText(/Recebimento registrado/)).toBeVisible();
  },
};

/** Asked about first: the figure and the day are named. */
export const Undoing: StoryObj = {
  ...story(dialog(invoiceWith(parts))),
  name: 'Desfazer',
  play: async () => {
    const opened = await dialogCalled(TITLE);
    await userEvent.click(await opened.findByRole('button', { name: /Desfazer o recebimento de R\$\s6\.000,00/ }));
    const question = await within(document.body).findByRole('alertdialog', { name: 'Desfazer recebimento' });
    await userEvent.click(within(question).getByRole('button', { name: 'Desfazer recebimento' }));
    await waitFor(() => expect(undoPayment).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }), expect.objectContaining({ id: 1 })));
    await expect(await within(document.body).findByText('Recebimento desfeito.')).toBeVisible();
  },
};
