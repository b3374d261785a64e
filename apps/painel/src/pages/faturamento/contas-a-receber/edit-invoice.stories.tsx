import { startApi } from '@esteto/api-client/api';
import { type FakeAnswer, fakeFetch } from '@esteto/api-client/testing/fake-fetch';
import { storyInvoice } from '@esteto/features/billing/invoice/story-invoice';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import EditInvoiceDialog from './nota.editar.dialog.tsx';

// What staff may change until a note is issued: by itself, and on the way from what keeps it from being issued.

let server: ReturnType<typeof fakeFetch>;
let saving: FakeAnswer = {};
let shown = storyInvoice();

const invoice = storyInvoice({ status: 'requested', number: null, verification_code: null, issue_date: null, authorized_at: null });

export default {
  title: 'Diálogos/Editar nota',
  beforeEach: () => {
    shown = invoice;
    saving = { body: { ...invoice, version: 5 } };
    server = fakeFetch(({ method }) => (method === 'GET' ? { body: shown } : saving));
    startApi({ token: () => 'a-token', onFailure: () => undefined });
    return () => server.undo();
  },
  render: () => (
    <Page title="Contas a receber">
      <Outlet />
    </Page>
  ),
  parameters: { routes: [{ path: 'nota/:accountId/editar', element: <EditInvoiceDialog /> }], at: '/nota/7/editar' },
} satisfies Meta;

const TITLE = /Hospital São Lucas/;
const opened = async () => dialogCalled((await within(document.body).findByRole('heading', { name: TITLE })).textContent ?? '');

/** The net follows what is typed, and Enter saves. */
export const Editing: StoryObj = {
  name: 'Alterar',
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('R$ 14.077')).toBeVisible();
    const irrf = dialog.getByRole('textbox', { name: 'IRRF retido' });
    await userEvent.clear(irrf);
    await userEvent.type(irrf, '0,00');
    await waitFor(() => expect(dialog.getByText('R$ 14.302')).toBeVisible());
    // Once it is sent the dialog may be gone in the same moment.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(server.requests.at(-1)).toMatchObject({ method: 'PUT', body: { irrf: 0, version: 4 } }));
    await expect(await within(document.body).findByText('Nota salva.')).toBeVisible();
  },
};

/** Who comes to mend one field begins there, wherever it stands. */
export const OneField: StoryObj = {
  name: 'Um campo a corrigir',
  parameters: { at: '/nota/7/editar#approx_tax_pct' },
  play: async () => {
    const field = await within(document.body).findByRole('textbox', { name: 'Total aproximado dos tributos' });
    await waitFor(() => expect(field).toHaveFocus());
    const { top, bottom } = field.getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(innerHeight - 80);
  },
};

/** What few notes have is folded, and open where it has to be mended. */
export const RareField: StoryObj = {
  name: 'Mais dados fiscais',
  parameters: { at: '/nota/7/editar#suspension_process' },
  play: async () => {
    const dialog = await opened();
    const process = await dialog.findByRole('textbox', { name: 'Número do processo' });
    await waitFor(() => expect(process).toHaveFocus());
    await userEvent.type(process, '123{Enter}');
    await expect(await dialog.findByText('Preencha o campo Exigibilidade do ISS suspensa.')).toBeVisible();
  },
};

export const OneFieldOnAPhone: StoryObj = { ...OneField, ...phone, name: 'Um campo a corrigir, no celular' };

/** Refused at the door, with what is possible instead, and not after all was typed. */
export const TooLate: StoryObj = {
  name: 'Já autorizada',
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(/não pode mais ser alterada\. Agora é possível: Substituir, Cancelar nota\./)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Ver nota' })).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
  beforeEach: () => {
    shown = storyInvoice({ status: 'authorized' });
  },
};

/** Somebody else was faster: what was typed stays, and the new version is one press away. */
export const Stale: StoryObj = {
  name: 'Alterada por outra pessoa',
  play: async () => {
    saving = { status: 409, body: { message: 'Outra pessoa alterou esta nota. Recarregue para ver como ela está.' } };
    const dialog = await opened();
    const irrf = dialog.getByRole('textbox', { name: 'IRRF retido' });
    await userEvent.clear(irrf);
    await userEvent.type(irrf, '10,00');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Outra pessoa alterou esta nota.');
    await expect(irrf).toHaveValue('10,00');
  },
};
