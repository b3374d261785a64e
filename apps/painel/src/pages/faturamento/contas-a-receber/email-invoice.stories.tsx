import type { InvoiceEmailRow, InvoiceEmails } from '@esteto/contract/billing/receivable-answer';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { dialogCalled, never, phone } from '@esteto/ui/testing/story-dialog';
import { StoryError } from '@esteto/ui/testing/story-error';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmailInvoice } from './email-invoice.tsx';

// Sending an invoice to its taker: the draft, what stands in the way, and how earlier messages fared.

const email = (id: number, more: Partial<InvoiceEmailRow> = {}): InvoiceEmailRow => ({
  id,
  recipients: ['financeiro@saolucas.test'],
  subject: 'NFS-e 118 · Souza Medicina Ltda.',
  status: 'success',
  error: null,
  attempts: 1,
  next_try_at: null,
  sent_at: '2026-11-19T17:32:00.000Z',
  created_at: '2026-11-19T17:31:58.000Z',
  sent_by_name: 'Marina Analista',
  ...more,
});

const draft = (more: Partial<InvoiceEmails> = {}): InvoiceEmails => ({
  recipients: ['notas@saolucas.test', 'marta@saolucas.test'],
  subject: 'NFS-e 118 · Souza Medicina Ltda.',
  message:
    'Olá, Hospital São Lucas.\n\nSegue em anexo a NFS-e 118, emitida por Souza Medicina Ltda.\n\nCompetência: out/2026\nValor do serviço: R$ 15.000,00\nValor líquido: R$ 14.077,50\nVencimento: 10/11/2026\nCódigo de verificação: ABCD-1234\n\nQualquer dúvida, responda a este e-mail.\n\nSouza Medicina Ltda.',
  title: 'Nota 2026/118',
  client_name: 'Hospital São Lucas',
  company_name: 'Souza Medicina Ltda.',
  problem: null,
  attachments: ['Espelho da NFS-e (PDF)', 'nfse-118.xml'],
  emails: [],
  ...more,
});

const mutationFn = fn((_input: { id: number; body: object }) => Promise.resolve(email(9, { status: 'waiting', sent_at: null })));

const meta = {
  title: 'Diálogos/Enviar nota por e-mail',
  beforeEach: () => {
    mutationFn.mockReset();
    mutationFn.mockImplementation(() => Promise.resolve(email(9, { recipients: ['a@b.test', 'c@d.test'] })));
  },
} satisfies Meta;
export default meta;

let made = 0;

const story = (answer: () => Promise<InvoiceEmails>): StoryObj => {
  made += 1;
  const queryKey = ['story-emails', made];
  const element = <EmailInvoice id={7} query={() => ({ queryKey, queryFn: answer })} mutation={{ mutationFn }} />;
  return {
    render: () => (
      <Page title="Contas a receber">
        <Outlet />
      </Page>
    ),
    parameters: { routes: [{ path: 'enviar-email', element }], at: '/enviar-email' },
  };
};

const TITLE = 'Enviar por e-mail · Hospital São Lucas';

/** Every address may be taken out, another written, every word changed. */
export const Sending: StoryObj = {
  ...story(() => Promise.resolve(draft())),
  name: 'Enviar',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await userEvent.click(await dialog.findByRole('button', { name: 'Retirar marta@saolucas.test' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Para' }), 'fiscal@saolucas.test,');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(mutationFn).toHaveBeenCalledOnce());
    await expect(mutationFn.mock.lastCall?.[0]).toMatchObject({
      id: 7,
      body: { recipients: ['notas@saolucas.test', 'fiscal@saolucas.test'], subject: 'NFS-e 118 · Souza Medicina Ltda.' },
    });
    await expect(await within(document.body).findByText('E-mail a caminho de 2 destinatários.')).toBeVisible();
  },
};

/** The earlier messages below the draft: one arrived, one is tried again, one came back. */
export const Log: StoryObj = {
  ...story(() =>
    Promise.resolve(
      draft({
        emails: [
          email(4, {
            status: 'waiting',
            attempts: 2,
            sent_at: null,
            next_try_at: '2026-11-20T15:06:00.000Z',
            error: 'O servidor de e-mail não respondeu.',
          }),
          email(3, { status: 'sending', sent_at: null, next_try_at: '2026-11-20T15:06:00.000Z' }),
          email(2, {
            status: 'error',
            recipients: ['financeiro@saolucas.test', 'contas@saolucas.test'],
            error: 'contas@saolucas.test: A caixa de entrada está cheia.',
          }),
          email(1),
        ],
      }),
    ),
  ),
  name: 'Com envios anteriores',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    const log = within(await dialog.findByRole('region', { name: 'E-mails desta nota' }));
    await expect(log.getAllByRole('listitem')).toHaveLength(4);
    await expect(log.getByText('contas@saolucas.test: A caixa de entrada está cheia.')).toBeVisible();
    await expect(log.getByText(/2 tentativas, a próxima/)).toBeVisible();
  },
};

export const OnPhone: StoryObj = { ...Log, ...phone, name: 'No celular', play: undefined };

/** Nobody to write to, and nothing that could go: both are said before the button. */
export const NotIssued: StoryObj = {
  ...story(() =>
    Promise.resolve(
      draft({
        recipients: [],
        attachments: [],
        problem: 'A nota está em "Solicitada": só uma nota emitida e em vigor vai para o tomador.',
      }),
    ),
  ),
  name: 'Ainda não emitida',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByText(/só uma nota emitida/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }));
    await expect(await dialog.findByText('Para: escreva pelo menos um e-mail.')).toBeVisible();
    await expect(mutationFn).not.toHaveBeenCalled();
  },
};

export const Refused: StoryObj = {
  ...story(() => Promise.resolve(draft())),
  name: 'Recusado',
  play: async () => {
    const words = 'A nota está em "Cancelada": só uma nota emitida e em vigor vai para o tomador.';
    mutationFn.mockImplementation(() => Promise.reject(new StoryError(422, words)));
    const dialog = await dialogCalled(TITLE);
    await userEvent.click(await dialog.findByRole('button', { name: 'Enviar' }));
    await expect(await dialog.findByText(words)).toBeVisible();
  },
};

export const Failed: StoryObj = { ...story(() => Promise.reject(new StoryError(500, 'Tente de novo.'))), name: 'Falhou' };

export const Loading: StoryObj = { ...story(never), name: 'Carregando' };
