import { startApi } from '@esteto/api-client/api';
import { type FakeAnswer, type FakeRequest, fakeFetch } from '@esteto/api-client/testing/fake-fetch';
import { StoryDoctor, signInDoctor, storyCompany } from '@esteto/auth/testing/story-doctor.tsx';
import { storyClient } from '@esteto/features/client/story-client';
import { storyInvoice } from '@esteto/features/invoice/story-invoice';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import RequestInvoiceDialog from './solicitar.dialog.tsx';

// A doctor asks for an invoice: the client brings its term and its text, and what will be received stands beside the value.

const lucas = storyClient({ default_description_template: 'Plantões de {competência} no pronto-socorro.' });

let server: ReturnType<typeof fakeFetch>;
let asking: FakeAnswer = {};
let company = storyCompany;
let taker = lucas;

const answerOf = ({ method, path }: FakeRequest): FakeAnswer => {
  if (path === 'companies') return { body: [company] };
  if (path === 'clients') return { body: { items: [taker], next: null, total: 1 } };
  if (path.startsWith('clients/')) return { body: taker };
  return method === 'POST' ? asking : { body: storyInvoice() };
};

export default {
  title: 'Diálogos/Solicitar nota',
  beforeEach: () => {
    asking = { status: 201, body: storyInvoice({ status: 'requested' }) };
    company = storyCompany;
    taker = lucas;
    server = fakeFetch(answerOf);
    startApi({ token: () => 'a-token', onFailure: () => undefined });
    const leave = signInDoctor();
    return () => {
      leave();
      server.undo();
    };
  },
  render: () => (
    <StoryDoctor>
      <Page title="Notas fiscais">
        <Outlet />
      </Page>
    </StoryDoctor>
  ),
  parameters: {
    routes: [
      { path: 'criar', element: <RequestInvoiceDialog /> },
      { path: 'repetir/:solicitationId', element: <RequestInvoiceDialog /> },
    ],
    at: '/criar',
  },
} satisfies Meta;

const opened = () => dialogCalled('Solicitar nota');

export const Asking: StoryObj = {
  name: 'Pedir',
  play: async () => {
    const dialog = await opened();
    await userEvent.type(dialog.getByRole('combobox', { name: /Tomador/ }), 'São Lucas');
    await userEvent.click(await within(document.body).findByRole('option', { name: /São Lucas/ }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /Descrição do serviço/ })).toHaveValue(lucas.default_description_template),
    );
    await expect(dialog.getByRole('textbox', { name: /Vencimento/ })).not.toHaveValue('');
    await userEvent.type(dialog.getByRole('textbox', { name: /Valor do serviço/ }), '1500,00');
    await expect(await dialog.findByText(/Você recebe/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Solicitar nota' }));
    await expect(await within(document.body).findByText('Nota solicitada. Avisamos quando ela for emitida.')).toBeVisible();
    const sent = server.requests.filter(({ method }) => method === 'POST');
    await expect(sent).toHaveLength(1);
    await expect(sent[0]?.body).toMatchObject({ client_id: 3, gross_amount: 150_000 });
  },
};

/** What the client's record says that it keeps back comes off, and is explained. */
export const Withheld: StoryObj = {
  name: 'Tomador que retém INSS',
  beforeEach: () => {
    company = { ...storyCompany, tax_regime: 'normal' };
    taker = { ...lucas, withholds_inss: true };
  },
  play: async () => {
    const dialog = await opened();
    await userEvent.type(dialog.getByRole('combobox', { name: /Tomador/ }), 'São Lucas');
    await userEvent.click(await within(document.body).findByRole('option', { name: /São Lucas/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Valor do serviço/ }), '1500,00');
    await expect(await dialog.findByText(/^O tomador retém INSS R\$\s165,00\./)).toBeVisible();
    await expect(dialog.getByText('Você recebe').parentElement).toHaveTextContent('1.335,00');
    await userEvent.click(dialog.getByRole('button', { name: 'Por que cada imposto é ou não é retido' }));
    await expect(await dialog.findByText(/^O cadastro do tomador diz que ele retém INSS: 11,00\s% do valor bruto/)).toBeVisible();
    await expect(dialog.getByText(/^O cadastro do tomador diz que ele não retém IRRF/)).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...phone, name: 'No celular' };

/** What is missing is told beside each field, and nothing leaves. */
export const Incomplete: StoryObj = {
  name: 'Faltam dados',
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Solicitar nota' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Tomador/ })).toHaveAttribute('aria-invalid', 'true'));
    await expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  },
};

/** The words of another invoice, for this month. */
export const Repeating: StoryObj = {
  name: 'Repetir',
  parameters: { at: '/repetir/7' },
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByRole('textbox', { name: /Valor do serviço/ })).toHaveValue('15.000,00');
    await expect(dialog.getByText('Preenchida como a anterior, para este mês. Confira antes de enviar.')).toBeVisible();
  },
};

/** A company that is read only: the server says so, and nothing typed is lost. */
export const Refused: StoryObj = {
  name: 'Recusada pelo servidor',
  play: async () => {
    asking = { status: 403, body: { message: 'Essa empresa está congelada' } };
    const dialog = await opened();
    await userEvent.type(dialog.getByRole('combobox', { name: /Tomador/ }), 'São Lucas');
    await userEvent.click(await within(document.body).findByRole('option', { name: /São Lucas/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Valor do serviço/ }), '1500,00');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Descrição do serviço/ })).not.toHaveValue(''));
    await userEvent.click(dialog.getByRole('button', { name: 'Solicitar nota' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Essa empresa está congelada');
    await expect(dialog.getByRole('textbox', { name: /Valor do serviço/ })).toHaveValue('1.500,00');
  },
};
