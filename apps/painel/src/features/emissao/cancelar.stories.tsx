import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { storyInvoice } from '@esteto/features/billing/invoice/story-invoice';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import { StoryError } from '@esteto/ui/testing/story-error';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CancelDialog } from './cancel-dialog.tsx';
import { nationalNote, overPage, places, queryOf } from './issuing-story.tsx';
import { SubstituteDialog } from './substitute-dialog.tsx';

// An issued note is taken back, or gives its place to another.

let invoice = storyInvoice();
const cancel = fn((_input: { id: number; body: object }): Promise<InvoiceDetail> => Promise.resolve(invoice));
const deny = fn((_input: { id: number; body: object }): Promise<InvoiceDetail> => Promise.resolve(invoice));
const substitute = fn((_input: { id: number; body: object }): Promise<InvoiceDetail> => Promise.resolve(invoice));

const opened = (given: InvoiceDetail): StoryObj => ({
  ...overPage(<CancelDialog query={queryOf(() => invoice)} cancel={{ mutationFn: cancel }} deny={{ mutationFn: deny }} places={places} />),
  beforeEach: () => start(given),
});

const start = (given: InvoiceDetail) => {
  invoice = given;
  cancel.mockReset().mockImplementation(() => Promise.resolve(invoice));
  deny.mockReset().mockImplementation(() => Promise.resolve(invoice));
  substitute.mockReset().mockImplementation(() => Promise.resolve(invoice));
};

const TITLE = 'Cancelar nota · Hospital São Lucas';
const WHY = 'O plantão foi desmarcado pelo hospital.';

export default { title: 'Diálogos/Cancelar e substituir nota' } satisfies Meta;

/** A reason and from 15 to 255 characters, counted. */
export const ByHand: StoryObj = {
  ...opened(storyInvoice()),
  name: 'Cancelar, à mão',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await userEvent.click(await dialog.findByRole('radio', { name: 'Serviço não prestado' }));
    await expect(dialog.queryByRole('button', { name: 'Cancelar' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Voltar' })).toBeVisible();
    const text = dialog.getByRole('textbox', { name: /Justificativa/ });
    await userEvent.type(text, 'Curto demais');
    await expect(dialog.getByText('12/255')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar nota' }));
    await expect(await dialog.findByText('Justificativa: escreva pelo menos 15 caracteres.')).toBeVisible();
    await expect(cancel).not.toHaveBeenCalled();
    await userEvent.clear(text);
    await userEvent.type(text, WHY);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar nota' }));
    await waitFor(() => expect(cancel).toHaveBeenCalledOnce());
    await expect(cancel.mock.lastCall?.[0]).toMatchObject({ id: 7, body: { reason: '2', justification: WHY, version: 4 } });
  },
};

/** The city lets nobody cancel any more: said before anything is typed. */
export const TooLate: StoryObj = {
  ...overPage(
    <CancelDialog
      query={queryOf(() => invoice)}
      cancel={{ mutationFn: cancel }}
      deny={{ mutationFn: deny }}
      places={places}
      until="2020-01-10"
    />,
  ),
  beforeEach: () => start(storyInvoice()),
  name: 'Prazo do município encerrado',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByText(/^O prazo do município para cancelar acabou em 10\/01\/2020/)).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...opened(storyInvoice(nationalNote)), ...phone, name: 'Cancelar, no celular' };

const asked = { status: 'cancellation_requested', cancel_event_status: 'asked', cancel_reason: '2', cancel_text: WHY } as const;

/** What the doctor asked stands above the form, which is filled in with it; it may be denied instead, with words for the doctor. */
export const Asked: StoryObj = {
  ...opened(storyInvoice(asked)),
  name: 'O médico pediu',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByText('O médico pediu o cancelamento: serviço não prestado.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Justificativa/ })).toHaveValue(WHY);
    await userEvent.click(dialog.getByRole('button', { name: 'Negar o pedido' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /Resposta ao médico/ }), 'O prazo do município já passou.');
    await userEvent.click(dialog.getByRole('button', { name: 'Negar o pedido' }));
    await waitFor(() => expect(deny).toHaveBeenCalledOnce());
    await expect(deny.mock.lastCall?.[0]).toMatchObject({ id: 7, body: { answer: 'O prazo do município já passou.', version: 4 } });
    await expect(cancel).not.toHaveBeenCalled();
  },
};

/** What the server refuses stands above the form, and nothing typed is lost. */
export const Refused: StoryObj = {
  ...opened(storyInvoice(nationalNote)),
  name: 'Cancelar, recusado pelo servidor',
  play: async () => {
    cancel.mockRejectedValue(new StoryError(422, 'A empresa não tem certificado digital A1. Envie o arquivo em Certificado digital.'));
    const dialog = await dialogCalled(TITLE);
    await userEvent.click(await dialog.findByRole('radio', { name: 'Outros' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Justificativa/ }), WHY);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar nota' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('A empresa não tem certificado digital A1.');
    await expect(dialog.getByRole('textbox', { name: /Justificativa/ })).toHaveValue(WHY);
  },
};

/** On its way: what will become of it is told, and appears by itself. */
export const Requested: StoryObj = {
  ...opened(storyInvoice({ ...nationalNote, status: 'cancellation_requested', cancel_event_status: 'requested' })),
  name: 'Cancelamento solicitado, até a resposta',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByText('Cancelamento solicitado ao emissor nacional')).toBeVisible();
    invoice = storyInvoice({ ...nationalNote, status: 'cancelled', cancel_event_status: 'done', cancel_reason: '2', cancel_text: WHY });
    await expect(await dialog.findByText('Nota cancelada.')).toBeVisible();
    await expect(dialog.getByText('Serviço não prestado')).toBeVisible();
  },
};

/** Denied: the note stands, why is told, and another try is possible. */
export const Denied: StoryObj = {
  ...opened(
    storyInvoice({
      ...nationalNote,
      cancel_event_status: 'denied',
      last_rejection_code: 'E0822',
      last_rejection_message: 'O prazo do município para cancelar já passou. Peça o cancelamento à prefeitura ou substitua a nota.',
    }),
  ),
  name: 'Cancelamento negado',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('O prazo do município para cancelar já passou.');
    await expect(dialog.getByRole('button', { name: 'Cancelar nota' })).toBeEnabled();
  },
};

/** A note that is paid or late is not cancelled: what is possible instead is named. */
export const NotNow: StoryObj = {
  ...opened(storyInvoice({ status: 'overdue' })),
  name: 'Vencida não se cancela',
  play: async () => {
    const dialog = await dialogCalled(TITLE);
    await expect(await dialog.findByText(/A nota está em "Vencida" e não aceita "Cancelar nota"/)).toBeVisible();
  },
};

/** The official reasons; the new note opens for editing. */
export const Substituting: StoryObj = {
  ...overPage(
    <SubstituteDialog
      query={queryOf(() => invoice)}
      substitute={{ mutationFn: substitute }}
      places={places}
      editOf={({ id }) => `/nota/${id}/editar`}
    />,
  ),
  name: 'Substituir',
  beforeEach: () => start(storyInvoice(nationalNote)),
  play: async () => {
    const dialog = await dialogCalled('Substituir nota · Hospital São Lucas');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /Motivo/ }), '99');
    await userEvent.type(dialog.getByRole('textbox', { name: /Justificativa/ }), 'Descrição do serviço errada.');
    await userEvent.click(dialog.getByRole('button', { name: 'Abrir nota nova' }));
    await waitFor(() => expect(substitute).toHaveBeenCalledOnce());
    await expect(substitute.mock.lastCall?.[0]).toMatchObject({
      body: { reason: '99', justification: 'Descrição do serviço errada.', version: 4 },
    });
  },
};
