import { answers } from '@esteto/api-client/testing/story-server';
import { doctor } from '@esteto/auth/testing/story-people';
import { invoice } from '@esteto/contract/billing/invoice';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { storyInvoice } from '@esteto/features/billing/invoice/story-invoice';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routes } from '../../routes.ts';

// What became of a note, in the words of who decided it, and the way to the note in its place.

const told = (given: Partial<InvoiceDetail>, text: RegExp, link?: { name: string; id: number }): StoryObj => ({
  ...storyScreen({
    app: 'professional',
    routes,
    at: '/app/nota-fiscal/7',
    person: doctor,
    answers: [answers(invoice.detail, storyInvoice(given))],
  }),
  play: async () => {
    const canvas = within(document.body);
    await expect(await canvas.findByText(text)).toBeVisible();
    if (link)
      await expect(canvas.getByRole('link', { name: link.name })).toHaveAttribute(
        'href',
        `/app/faturamento/contas-a-receber/empresa/1/detalhes/${link.id}`,
      );
  },
});

export default { title: 'Diálogos/O que houve com a nota' } satisfies Meta;

export const Rejected: StoryObj = {
  ...told(
    { status: 'rejected', last_rejection_message: 'Alíquota do ISS maior que a do município.' },
    /^O emissor recusou esta nota\. .* Alíquota do ISS maior que a do município\.$/,
  ),
  name: 'Rejeitada',
};

export const Cancelled: StoryObj = {
  ...told(
    { status: 'cancelled', cancel_reason: '2', cancel_text: 'O hospital não confirmou o plantão.' },
    /^Nota cancelada: serviço não prestado\. O hospital não confirmou o plantão\.$/,
  ),
  name: 'Cancelada',
};

export const CancellationDenied: StoryObj = {
  ...told(
    { cancel_event_status: 'denied', last_rejection_message: 'Prazo do município passou.' },
    /^O cancelamento foi negado: a nota continua valendo\. Prazo do município passou\.$/,
  ),
  name: 'Cancelamento negado',
};

export const Replaced: StoryObj = {
  ...told(
    { status: 'replaced', substituted_by_id: 9, substitution_reason: '99', substitution_text: 'Valor do serviço errado.' },
    /^Outra nota tomou o lugar desta\. Valor do serviço errado\.$/,
    { name: 'Ver a nota que vale', id: 9 },
  ),
  name: 'Substituída',
};

export const BeingReplaced: StoryObj = {
  ...told({ open_substitute_id: 9 }, /^Outra nota está a caminho do lugar desta\. Até ser emitida, vale esta\.$/, {
    name: 'Ver a nota nova',
    id: 9,
  }),
  name: 'Outra a caminho',
};

export const Replacing: StoryObj = {
  ...told(
    { status: 'in_preparation', substitutes_invoice_id: 5, substitution_reason: '05', substitution_text: 'O hospital recusou a primeira.' },
    /^Esta nota toma o lugar de outra \(rejeição pelo tomador ou pelo intermediário\)\. Até ser emitida, vale a outra\. O hospital recusou a primeira\.$/,
    { name: 'Ver a nota anterior', id: 5 },
  ),
  name: 'Toma o lugar de outra',
};
