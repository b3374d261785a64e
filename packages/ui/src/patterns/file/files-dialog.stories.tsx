import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Page } from '../../components/card/page.tsx';
import { dialogCalled, never, phone } from '../../testing/story-dialog.ts';
import { StoryError } from '../../testing/story-error.ts';
import { FilesDialog, type StoredFile } from './files-dialog.tsx';
import type { Upload } from './use-uploads.ts';

const contract: StoredFile = { id: 'f1', name: 'contrato-social.pdf', mime: 'application/pdf', size: 482_000 };
const card: StoredFile = { id: 'f2', name: 'carteira-do-crm.png', mime: 'image/png', size: 1_240_000 };

let stored: StoredFile[] = [];
const keep = (file: File) => stored.push({ id: file.name, name: file.name, mime: file.type, size: file.size });

const send = fn<Upload>();
const remove = fn<(file: StoredFile) => Promise<unknown>>();

const dialog = (list: () => Promise<StoredFile[]>, name: string, extra: object = {}) => (
  <FilesDialog
    title="Documentos"
    subtitle="Souza Serviços Médicos Ltda."
    query={{ queryKey: ['files', name], queryFn: list }}
    filesOf={(files) => files}
    load={() => Promise.resolve(new Blob(['%PDF-1.4']))}
    accept=".pdf,.png,.jpg"
    maxBytes={10_000_000}
    {...extra}
  />
);

const Behind = () => (
  <Page title="Empresa">
    <Outlet />
  </Page>
);

const meta = {
  title: 'Diálogos/Arquivos',
  component: Behind,
  beforeEach: () => {
    stored = [contract, card];
    send.mockReset().mockImplementation((file) => Promise.resolve(keep(file)));
    remove.mockReset().mockImplementation(({ id }) => {
      stored = stored.filter((file) => file.id !== id);
      return Promise.resolve();
    });
  },
  parameters: {
    at: '/arquivos',
    routes: [
      { path: 'arquivos', element: dialog(() => Promise.resolve([...stored]), 'all', { upload: send, remove }) },
      { path: 'ver', element: dialog(() => Promise.resolve([contract]), 'view') },
      { path: 'vazio', element: dialog(() => Promise.resolve([]), 'none', { upload: send, remove }) },
      { path: 'erro', element: dialog(() => Promise.reject(new StoryError(0, 'Sem conexão com a internet.')), 'lost') },
    ],
  },
} satisfies Meta<typeof Behind>;
export default meta;
type Story = StoryObj<typeof Behind>;

const opened = () => dialogCalled('Documentos');
const pdf = (name: string) => new File(['%PDF-1.4 '], name, { type: 'application/pdf' });

const choose = async (...files: File[]) => {
  const panel = await opened();
  await userEvent.upload(panel.getByLabelText('Novos arquivos'), files, { applyAccept: false });
  return panel;
};

/** Several at once, each with its progress; what arrives joins the list. */
export const Sending: Story = {
  name: 'Enviar vários',
  play: async () => {
    const finish: (() => void)[] = [];
    send.mockImplementation(
      (file, { onProgress }) =>
        new Promise((resolve) => {
          onProgress(0.4);
          finish.push(() => resolve(keep(file)));
        }),
    );
    const panel = await choose(pdf('alteracao-1.pdf'), pdf('alteracao-2.pdf'), pdf('alteracao-3.pdf'), pdf('alteracao-4.pdf'));
    const bar = await panel.findByRole('progressbar', { name: 'Envio de alteracao-1.pdf' });
    await waitFor(() => expect(bar).toHaveAttribute('value', '0.4'));
    await expect(panel.getAllByText('40 %')).toHaveLength(3);
    await expect(panel.getByText('na fila')).toBeVisible();
    for (const arrive of finish) arrive();
    await waitFor(() => expect(finish).toHaveLength(4));
    finish[3]?.();
    await expect(await panel.findByRole('button', { name: 'Ver alteracao-4.pdf' })).toBeVisible();
    await waitFor(() => expect(panel.queryByRole('progressbar')).toBeNull());
    await expect(panel.getByRole('button', { name: 'Ver alteracao-1.pdf' })).toBeVisible();
  },
};

/** Dropped as well as chosen. */
export const Dropping: Story = {
  name: 'Soltar',
  play: async () => {
    const panel = await opened();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf('ata.pdf'));
    const zone = panel.getByText(/ou solte aqui/);
    for (const kind of ['dragover', 'drop']) zone.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await panel.findByRole('button', { name: 'Ver ata.pdf' })).toBeVisible();
  },
};

/** Nobody leaves what is on its way; a cancelled file is told to stop. */
export const Cancelling: Story = {
  name: 'Cancelar',
  play: async () => {
    send.mockImplementation(never);
    const panel = await choose(pdf('errado.pdf'));
    const cancel = await panel.findByRole('button', { name: 'Cancelar envio de errado.pdf' });
    await expect(panel.getByRole('button', { name: 'Fechar' })).toBeDisabled();
    await userEvent.click(cancel);
    await waitFor(() => expect(panel.queryByText('errado.pdf')).toBeNull());
    await expect(send.mock.calls[0]?.[1].signal.aborted).toBe(true);
    await expect(panel.getByRole('button', { name: 'Fechar' })).toBeEnabled();
  },
};

/** What did not arrive says why and may be tried again. */
export const Retrying: Story = {
  name: 'Tentar de novo',
  play: async () => {
    send.mockRejectedValueOnce(new StoryError(0, 'Problemas de conexão, por favor tente mais tarde.'));
    const panel = await choose(pdf('ata.pdf'));
    await expect(await panel.findByRole('alert')).toHaveTextContent('Problemas de conexão, por favor tente mais tarde.');
    await userEvent.click(panel.getByRole('button', { name: 'Tentar de novo ata.pdf' }));
    await expect(await panel.findByRole('button', { name: 'Ver ata.pdf' })).toBeVisible();
    await expect(send).toHaveBeenCalledTimes(2);
  },
};

/** How it looks while one is on its way and another has failed. */
export const Underway: Story = {
  name: 'Em envio',
  play: async () => {
    send.mockImplementation((file, { onProgress }) => {
      onProgress(0.4);
      return file.name === 'ata.pdf' ? Promise.reject(new StoryError(0, 'Problemas de conexão, por favor tente mais tarde.')) : never();
    });
    const panel = await choose(pdf('contrato-de-prestacao-de-servicos-2026.pdf'), pdf('ata.pdf'));
    await expect(await panel.findByRole('alert')).toBeVisible();
    await expect(panel.getByText('40 %')).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'Tipo recusado',
  play: async () => {
    const panel = await choose(new File(['x'], 'planilha.xlsx'), pdf('ata.pdf'));
    await expect(await panel.findByRole('alert')).toHaveTextContent('planilha.xlsx não é de um tipo aceito.');
    await expect(await panel.findByRole('button', { name: 'Ver ata.pdf' })).toBeVisible();
    await expect(send).toHaveBeenCalledOnce();
  },
};

/** Deleting asks first. */
export const Deleting: Story = {
  name: 'Excluir',
  play: async () => {
    const panel = await opened();
    await userEvent.click(await panel.findByRole('button', { name: 'Excluir contrato-social.pdf' }));
    const question = await dialogCalled('Excluir arquivo', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Excluir arquivo' }));
    await waitFor(() => expect(panel.queryByText('contrato-social.pdf')).toBeNull());
    await expect(remove).toHaveBeenCalledOnce();
    await expect(await within(document.body).findByText('Arquivo excluído.')).toBeVisible();
  },
};

export const Phone: Story = { name: 'No celular', ...phone };

/** Who may only look sees neither the place to drop nor the bin. */
export const ViewOnly: Story = {
  name: 'Só ver',
  parameters: { at: '/ver' },
  play: async () => {
    const panel = await opened();
    await panel.findByRole('button', { name: 'Ver contrato-social.pdf' });
    await expect(panel.queryByLabelText('Novos arquivos')).toBeNull();
    await expect(panel.queryByRole('button', { name: /Excluir/ })).toBeNull();
  },
};

export const Empty: Story = { name: 'Vazio', parameters: { at: '/vazio' } };

export const Failed: Story = {
  name: 'Erro',
  parameters: { at: '/erro' },
  play: async () => {
    await expect(await (await opened()).findByRole('alert')).toHaveTextContent('Sem conexão com a internet.');
  },
};
