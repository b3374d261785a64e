import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InvoiceWithdrawal } from './invoice-withdrawal.tsx';
import { storyInvoice } from './story-invoice.ts';

const withdraw = fn((_invoice: InvoiceDetail, _body: object) => Promise.resolve());
const askCancellation = fn((_invoice: InvoiceDetail, _body: object) => Promise.resolve());

const meta = {
  title: 'Nota fiscal/Desistir e pedir cancelamento',
  component: InvoiceWithdrawal,
  args: { invoice: storyInvoice({ status: 'requested' }), withdrawing: { withdraw, askCancellation } },
  beforeEach: () => {
    withdraw.mockClear();
    askCancellation.mockClear();
  },
} satisfies Meta<typeof InvoiceWithdrawal>;
export default meta;
type Story = StoryObj<typeof InvoiceWithdrawal>;

export const Withdraw: Story = {
  name: 'Desistir da solicitação',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Desistir da solicitação' }));
    const dialog = await dialogCalled('Desistir da solicitação');
    await userEvent.click(await dialog.findByRole('button', { name: 'Desistir' }));
    await expect(await dialog.findByText('Preencha o campo Motivo.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Pedi em dobro.');
    await userEvent.click(dialog.getByRole('button', { name: 'Desistir' }));
    await waitFor(() => expect(withdraw).toHaveBeenCalledOnce());
    await expect(withdraw.mock.lastCall?.[1]).toEqual({ reason: 'Pedi em dobro.' });
  },
};

export const AskCancellation: Story = {
  name: 'Pedir cancelamento',
  args: { invoice: storyInvoice({ status: 'sent' }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pedir cancelamento' }));
    const dialog = await dialogCalled('Pedir cancelamento');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Serviço não prestado' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Justificativa/ }), 'O plantão foi de outro médico.');
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir cancelamento' }));
    await waitFor(() => expect(askCancellation).toHaveBeenCalledOnce());
    await expect(askCancellation.mock.lastCall?.[1]).toEqual({ reason: '2', justification: 'O plantão foi de outro médico.' });
  },
};

/** Once it is paid there is no way back here. */
export const NoWayBack: Story = {
  name: 'Sem volta',
  args: { invoice: storyInvoice({ status: 'paid' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
