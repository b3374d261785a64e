import type { InvoiceAttachment, InvoiceDetail, InvoiceRequirement } from '@esteto/contract/billing/invoice-answer';
import { Page } from '@esteto/ui/components/card/page.tsx';
import type { Upload } from '@esteto/ui/patterns/file/use-uploads';
import { today } from '@esteto/ui/system/context/today';
import { dialogCalled, never, phone } from '@esteto/ui/testing/story-dialog';
import { StoryError } from '@esteto/ui/testing/story-error';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InvoiceDialog } from './invoice-dialog.tsx';
import type { Answering } from './requirement-answer.tsx';
import { RequirementsDialog } from './requirements-dialog.tsx';
import { storyInvoice } from './story-invoice.ts';

// What staff needs from the doctor before an invoice can be issued, seen and done from both sides.

const ANA = 11;
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const open: InvoiceRequirement = {
  id: 1,
  version: 1,
  status: 'open',
  text: 'O hospital pede o número do pedido de compra na discriminação. Qual é?',
  due_at: today(),
  created_at: ago(30),
  created_by_name: 'Ângela Prado',
  answer: null,
  answered_at: null,
  answered_by_name: null,
  return_reason: null,
  returned_at: null,
  resolved_at: null,
  resolved_by_name: null,
};
const answered: InvoiceRequirement = {
  ...open,
  id: 2,
  version: 2,
  status: 'answered',
  text: 'Faltou dizer em quais dias foram os plantões.',
  answer: 'Foram os plantões de domingo à noite, conforme a escala.',
  answered_at: ago(5),
  answered_by_name: 'Ana Souza',
};
const returned: InvoiceRequirement = {
  ...answered,
  id: 3,
  version: 3,
  status: 'returned',
  return_reason: 'A escala que veio é de outubro. Preciso da de novembro.',
  returned_at: ago(4),
};
const concluded: InvoiceRequirement = {
  ...answered,
  id: 4,
  version: 3,
  status: 'concluded',
  text: 'O valor não bate com o demonstrativo da operadora. Pode conferir?',
  answer: 'Conferi: o valor da solicitação está certo.',
  resolved_at: ago(3),
  resolved_by_name: 'Ângela Prado',
};

const file = (id: number, requirement_id: number | null, name: string, created_at = ago(1)): InvoiceAttachment => ({
  id,
  requirement_id,
  file: `f${id}`,
  name,
  mime: 'application/pdf',
  size: 482_000,
  created_at,
  created_by: ANA,
  created_by_name: 'Ana Souza',
});

let stands: InvoiceDetail;
const waiting = (values: Partial<InvoiceDetail>): InvoiceDetail =>
  storyInvoice({ status: 'requirement', number: null, issue_date: null, authorized_at: null, has_mirror: false, ...values });
const query = (name: string) => ({ queryKey: ['requirements', name], queryFn: () => Promise.resolve({ ...stands }), staleTime: 0 });
const load = () => Promise.resolve(new Blob(['%PDF-1.4']));

const openMore = fn((_input: { id: number; body: object }) => Promise.resolve(stands));
const conclude = fn<(requirement: InvoiceRequirement) => Promise<unknown>>();
const sendBack = fn<(requirement: InvoiceRequirement, body: object) => Promise<unknown>>();
const answer = fn<Answering['answer']>();
const attach = fn<Upload>();
const detach = fn<Answering['detach']>();

const staffSide = (name: string) => (
  <RequirementsDialog id={7} query={query(name)} open={{ mutationFn: openMore }} conclude={conclude} sendBack={sendBack} load={load} />
);
const doctorSide = (name: string) => (
  <InvoiceDialog
    id={7}
    query={query(name)}
    netLabel="Você recebe"
    loadMirror={load}
    loadDocument={load}
    answering={{ user_id: ANA, answer, attach: (_requirement, ...sent) => attach(...sent), detach }}
  />
);

const meta = {
  title: 'Diálogos/Exigências da nota',
  beforeEach: () => {
    for (const call of [openMore, conclude, sendBack, answer, attach, detach]) call.mockReset();
    openMore.mockImplementation(() => Promise.resolve(stands));
    for (const call of [conclude, sendBack, answer, attach, detach]) call.mockResolvedValue(undefined);
  },
} satisfies Meta;
export default meta;

// Storybook reads a story's name where it stands written out: each gives its own.
const story = (invoice: InvoiceDetail, element: ReactElement): StoryObj => ({
  render: () => (
    <Page title="Notas fiscais">
      <Outlet />
    </Page>
  ),
  beforeEach: () => {
    stands = invoice;
  },
  parameters: { routes: [{ path: 'nota', element }], at: '/nota' },
});

const opened = () => dialogCalled('Exigências · Hospital São Lucas');
const invoiceDialog = () => dialogCalled('Nota de out/2026 · Hospital São Lucas');
const card = async (panel: Awaited<ReturnType<typeof opened>>, text: string | RegExp) =>
  within(await panel.findByRole('article', { name: text }));
const toastSays = async (text: string) => expect(await within(document.body).findByText(text)).toBeVisible();

const all = waiting({ requirements: [open, answered, returned, concluded], attachments: [file(1, 2, 'escala-novembro.pdf')] });

/** Staff: every state at once. */
export const Staff: StoryObj = { name: 'Equipe', ...story(all, staffSide('staff')) };
export const StaffPhone: StoryObj = { name: 'Equipe, no celular', ...story(all, staffSide('staff-phone')), ...phone };

export const Empty: StoryObj = { name: 'Nenhuma', ...story(waiting({ status: 'requested' }), staffSide('none')) };

/** Several at once, each with its last day; a wrong one says so beside the field. */
export const Opening: StoryObj = {
  name: 'Abrir',
  ...story(waiting({ status: 'requested' }), staffSide('open')),
  play: async () => {
    const panel = await opened();
    await userEvent.click(await panel.findByRole('button', { name: 'Abrir exigência' }));
    const form = await dialogCalled('Abrir exigência · Hospital São Lucas');
    await userEvent.click(await form.findByRole('button', { name: 'Abrir exigência' }));
    await expect(await form.findByText('Preencha o campo O que falta.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: /O que falta/ }), 'Qual é o pedido?');
    await userEvent.click(form.getByRole('button', { name: 'Mais uma exigência' }));
    await userEvent.type((await form.findAllByRole('textbox', { name: /O que falta/ }))[1] as HTMLElement, 'Falta a escala.');
    await userEvent.click(form.getByRole('button', { name: 'Abrir exigência' }));
    await waitFor(() => expect(openMore).toHaveBeenCalledOnce());
    await expect(openMore.mock.lastCall?.[0]).toMatchObject({
      id: 7,
      body: {
        version: 4,
        asked: [{ text: 'Qual é o pedido?' }, { text: 'Falta a escala.', due_at: expect.stringMatching(/^\d{4}-/) }],
      },
    });
    await toastSays('Exigência aberta. Avisamos quem solicitou a nota.');
  },
};

/** An answer that was read is taken. */
export const Concluding: StoryObj = {
  name: 'Concluir',
  ...story(waiting({ status: 'answered', requirements: [answered] }), staffSide('conclude')),
  play: async () => {
    const asked = await card(await opened(), answered.text);
    conclude.mockImplementation(() => {
      stands = { ...stands, status: 'in_preparation', requirements: [concluded] };
      return Promise.resolve();
    });
    await userEvent.click(asked.getByRole('button', { name: 'Concluir' }));
    await waitFor(() => expect(conclude).toHaveBeenCalledWith(answered));
    await toastSays('Exigência concluída.');
  },
};

/** An answer that is not enough goes back with a reason; leaving in between asks. */
export const SendingBack: StoryObj = {
  name: 'Devolver',
  ...story(waiting({ status: 'answered', requirements: [answered] }), staffSide('back')),
  play: async () => {
    const panel = await opened();
    const asked = await card(panel, answered.text);
    await userEvent.click(asked.getByRole('button', { name: 'Devolver' }));
    const reason = await asked.findByRole('textbox', { name: /O que ainda falta/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.click(asked.getByRole('button', { name: 'Devolver' }));
    await expect(await asked.findByText('Preencha o campo O que ainda falta.')).toBeVisible();
    await userEvent.type(reason, 'A escala é de outubro.');
    await userEvent.click(panel.getByRole('button', { name: 'Fechar' }));
    const question = await dialogCalled('Alterações não salvas', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Voltar à edição' }));
    await userEvent.click(asked.getByRole('button', { name: 'Devolver' }));
    await waitFor(() => expect(sendBack).toHaveBeenCalledWith(answered, { reason: 'A escala é de outubro.' }));
    await toastSays('Exigência devolvida. Avisamos quem solicitou a nota.');
  },
};

/** Somebody else was faster: said in a corner, and the card stays. */
export const Overtaken: StoryObj = {
  name: 'Outra pessoa foi mais rápida',
  ...story(waiting({ status: 'answered', requirements: [answered] }), staffSide('overtaken')),
  play: async () => {
    conclude.mockRejectedValueOnce(new StoryError(409, 'Outra pessoa salvou este registro enquanto você o editava.'));
    const asked = await card(await opened(), answered.text);
    await userEvent.click(asked.getByRole('button', { name: 'Concluir' }));
    await toastSays('Outra pessoa salvou este registro enquanto você o editava.');
  },
};

const both = waiting({
  requirements: [open, returned, answered],
  attachments: [file(1, 3, 'escala-outubro.pdf', ago(6)), file(2, 1, 'pedido.pdf')],
});

/** The doctor: what waits stands on top, the rest below. */
export const Doctor: StoryObj = {
  name: 'Médico',
  ...story(both, doctorSide('doctor')),
  play: async () => {
    const panel = await invoiceDialog();
    const top = within(await panel.findByRole('region', { name: 'Precisamos de você' }));
    await expect(await top.findAllByRole('button', { name: 'Enviar resposta' })).toHaveLength(2);
    // What was sent before the answer came back belongs to that answer.
    await expect(top.queryByRole('button', { name: 'Retirar escala-outubro.pdf' })).toBeNull();
    await userEvent.click(top.getByRole('button', { name: 'Retirar pedido.pdf' }));
    await waitFor(() => expect(detach).toHaveBeenCalledOnce());
    await expect(within(panel.getByRole('region', { name: 'Exigências' })).getByText(answered.text)).toBeVisible();
  },
};
export const DoctorPhone: StoryObj = { name: 'Médico, no celular', ...story(both, doctorSide('doctor-phone')), ...phone };

const one = waiting({ requirements: [open] });

export const Responding: StoryObj = {
  name: 'Responder',
  ...story(one, doctorSide('answer')),
  play: async () => {
    const panel = await invoiceDialog();
    await userEvent.type(await panel.findByRole('textbox', { name: /Resposta/ }), 'Pedido 4500127733.');
    answer.mockImplementationOnce(() => Promise.reject(new StoryError(0, 'Sem conexão com a internet.')));
    await userEvent.click(panel.getByRole('button', { name: 'Enviar resposta' }));
    await expect(await panel.findByText('Sem conexão com a internet.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Enviar resposta' }));
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
    const [first, second] = answer.mock.calls;
    // The same intent, tried again.
    await expect(first?.[2]).toBe(second?.[2]);
    await expect(second?.slice(0, 2)).toEqual([open, { answer: 'Pedido 4500127733.' }]);
    await toastSays('Resposta enviada.');
  },
};

/** Files are on their way with their progress; nobody leaves or answers meanwhile; what is cancelled stops, what fails is tried again. */
export const SendingFiles: StoryObj = {
  name: 'Enviar arquivos',
  ...story(one, doctorSide('files')),
  play: async () => {
    const panel = await invoiceDialog();
    attach.mockImplementation((_file, { onProgress }) => {
      onProgress(0.4);
      return never();
    });
    const chooser = await panel.findByLabelText('Arquivos da resposta');
    await userEvent.upload(chooser, new File(['%PDF-1.4 '], 'pedido.pdf', { type: 'application/pdf' }));
    await expect(await panel.findByText('40 %')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Fechar' })).toBeDisabled();
    await expect(panel.getByRole('button', { name: 'Enviar resposta' })).toBeDisabled();
    await userEvent.click(panel.getByRole('button', { name: 'Cancelar envio de pedido.pdf' }));
    await expect(attach.mock.calls[0]?.[1].signal.aborted).toBe(true);

    attach
      .mockReset()
      .mockRejectedValueOnce(new StoryError(0, 'Problemas de conexão, por favor tente mais tarde.'))
      .mockResolvedValue(undefined);
    await userEvent.upload(chooser, new File(['%PDF-1.4 '], 'escala.pdf', { type: 'application/pdf' }));
    await expect(await panel.findByText('Problemas de conexão, por favor tente mais tarde.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Tentar de novo escala.pdf' }));
    await waitFor(() => expect(panel.queryByText('escala.pdf')).toBeNull());
    const keys = attach.mock.calls.map(([, { key }]) => key);
    await expect(keys[0]).toBe(keys[1]);
  },
};

/** Files that are not taken say why before they travel. */
export const RefusedFiles: StoryObj = {
  name: 'Arquivo recusado',
  ...story(one, doctorSide('refused')),
  play: async () => {
    const panel = await invoiceDialog();
    const chooser = await panel.findByLabelText('Arquivos da resposta');
    await userEvent.upload(chooser, new File(['x'], 'planilha.xlsx'), { applyAccept: false });
    await expect(await panel.findByRole('alert')).toHaveTextContent('planilha.xlsx não é de um tipo aceito.');
    await expect(attach).not.toHaveBeenCalled();
  },
};

/** Who may only look sees what was asked and no form. */
export const Reader: StoryObj = {
  name: 'Só leitura',
  ...story(both, <InvoiceDialog id={7} query={query('reader')} netLabel="Você recebe" loadMirror={load} loadDocument={load} />),
  play: async () => {
    const panel = await invoiceDialog();
    await expect(await panel.findByText(open.text)).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Enviar resposta' })).toBeNull();
  },
};
