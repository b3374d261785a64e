import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type ReceiptPaperDetail, type ReceiptPaperRow, receiptPaper } from '@esteto/contract/money/receipt-paper';
import { filterOption } from '@esteto/contract/office/filter-option';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../../routes.ts';

const where = { app: 'painel', routes, person: master } as const;
const at = '/painel/mensal/obrigacoes-mensais/pasta';

const ready: ReceiptPaperRow = {
  id: 1,
  version: 2,
  created_at: '2026-11-12T12:00:00Z',
  updated_at: '2026-11-12T12:00:00Z',
  file_name: 'souza-dctfweb-10-2026.pdf',
  file_mime: 'application/pdf',
  state: 'ready',
  kind: 'dctfweb',
  taught: null,
  company_id: 7,
  company_name: 'Souza Medicina',
  rule_key: 'dctfweb',
  rule_id: null,
  rule_name: null,
  competence: '2026-10',
  protocol_number: '12.34.56.78.90-12',
  delivered_on: '2026-11-12',
  delivered_at: '14:30:12',
  problem: null,
  obligation_id: 5,
};
const notHere = 'A empresa 12.345.678/0001-95 não está no Esteto.';
const nothing = { company_id: null, company_name: null, rule_key: null, competence: null, protocol_number: null, delivered_on: null };
const nobody = { company_id: null, company_name: null, obligation_id: null };
const unknown = 'Não reconheço este documento. Diga o que é, e os próximos iguais entram sozinhos.';
const rows: ReceiptPaperRow[] = [
  ready,
  { ...ready, id: 2, file_name: 'esocial.pdf', state: 'to_say', rule_key: 'esocial', kind: 'esocial', ...nobody, problem: notHere },
  { ...ready, ...nothing, id: 3, file_name: 'joinville.pdf', state: 'to_say', kind: null, obligation_id: null, problem: unknown },
  {
    ...ready,
    id: 4,
    file_name: 'prado-reinf.pdf',
    state: 'refused',
    rule_key: 'reinf',
    problem: 'Já foi entregue em 12/11/2026 com o recibo 99.',
  },
];

const detail: ReceiptPaperDetail = {
  ...ready,
  field_notes: [{ field: 'protocol_number', words: 'Na linha 8: “Número do Recibo: 12.34.56.78.90-12”.' }],
  official: null,
  words: null,
  useless: null,
  office_rules: [{ id: 3, name: 'Livro de serviços' }],
  next_id: 3,
};
const still = { reading: 0, ready: 1, to_say: 2, refused: 1, delivered: 12, batch: null };
const progress = answers(receiptPaper.progress, still);
const list = answers(receiptPaper.list, onlyPage(rows));
const pdf = answers(receiptPaper.file, new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' }));

const screen = screenStates({
  ...where,
  at,
  endpoint: receiptPaper.list,
  others: [progress],
  filled: { body: onlyPage(rows), sees: notHere },
  empty: { body: onlyPage<ReceiptPaperRow>([]), sees: 'Nenhum recibo a entregar.' },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'souza-dctfweb-10-2026.pdf' },
});

export default { title: 'Telas/Painel/Recibos de uma pasta' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const page = () => within(document.body);
const sentTo = (path: string) => theServer().requests.filter((one) => one.method === 'POST' && one.path === path);

/** All that are ready, after a question; each row's result is told as it comes. */
export const ReadyDelivered: StoryObj = {
  ...storyScreen({
    ...where,
    at,
    answers: [
      list,
      answers(receiptPaper.progress, () =>
        sentTo('admin/receipt-papers/deliver-ready').length > 0
          ? { ...still, ready: 0, delivered: 13, batch: { total: 2, delivered: 1, refused: 1, queued: 0 } }
          : still,
      ),
      answers(receiptPaper.deliverReady, { ...still, ready: 0, batch: { total: 2, delivered: 0, refused: 0, queued: 2 } }),
    ],
  }),
  name: 'Entregar os prontos',
  play: async () => {
    await expect(await page().findByText('1 pronto · em 2 falta dizer algo · 1 recusado · 12 entregues')).toBeVisible();
    await userEvent.click(await page().findByRole('button', { name: 'Entregar 1' }));
    const question = await dialogCalled('Entregar os prontos', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Entregar 1 obrigação' }));
    await expect(await page().findByText('1 entregue, 1 recusado')).toBeVisible();
  },
};

/** Beside its page, with the line in which each thing was read; delivered, and the next of which something is to be said. */
export const Checked: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${at}/arquivo/1`,
    answers: [
      list,
      progress,
      pdf,
      answers(filterOption.companies, { items: [] }),
      answers(receiptPaper.detail, () =>
        sentTo('admin/receipt-papers/1/deliver').length > 0 ? { ...detail, id: 3, file_name: 'joinville.pdf' } : detail,
      ),
      answers(receiptPaper.deliver, { obligation_id: 5 }),
    ],
  }),
  name: 'Conferir um recibo',
  play: async () => {
    const dialog = await dialogCalled('souza-dctfweb-10-2026.pdf');
    await expect(await dialog.findByText(/Na linha 8/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Entregar' }));
    await waitFor(() =>
      expect(sentTo('admin/receipt-papers/1/deliver').map(({ body }) => body)).toEqual([
        expect.objectContaining({
          company_id: 7,
          rule_key: 'dctfweb',
          competence: '2026-10',
          protocol_number: '12.34.56.78.90-12',
          version: 2,
        }),
      ]),
    );
    await expect(await dialogCalled('joinville.pdf')).toBeTruthy();
  },
};

const joinville = `Portal do Contribuinte de Joinville
Encerramento da escrita fiscal
Mês encerrado 10/2026
Chave do fechamento 8842-11-93
Feito em 12/11/2026`;

/** One correction teaches: what would be read stands beside the words before it is sent. */
export const Taught: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${at}/arquivo/3/ensinar`,
    answers: [
      list,
      progress,
      answers(receiptPaper.detail, { ...detail, ...nothing, id: 3, file_name: 'joinville.pdf', state: 'to_say', words: joinville }),
      answers(receiptPaper.teach, { template_id: 9 }),
    ],
  }),
  name: 'Ensinar um modelo',
  play: async () => {
    const dialog = await dialogCalled('Ensinar o modelo');
    await userEvent.selectOptions(await dialog.findByLabelText('Obrigação'), 'iss');
    await userEvent.type(dialog.getByLabelText('Palavras antes do número'), 'Chave do fechamento');
    await userEvent.type(dialog.getByLabelText('Palavras antes da competência'), 'Mês encerrado');
    await expect(await dialog.findByText('8842-11-93')).toBeVisible();
    await expect(dialog.getByText('outubro de 2026')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ensinar' }));
    await waitFor(() =>
      expect(sentTo('admin/receipt-papers/3/teach').map(({ body }) => body)).toEqual([
        expect.objectContaining({
          rule_key: 'iss',
          number_label: 'Chave do fechamento',
          competence_label: 'Mês encerrado',
          date_label: null,
        }),
      ]),
    );
  },
};

/** What was taught is listed with who taught it, and removed after a question. */
export const Templates: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${at}/modelos`,
    answers: [
      list,
      progress,
      answers(receiptPaper.templates, [
        {
          id: 9,
          version: 1,
          created_at: '2026-11-12T12:00:00Z',
          updated_at: '2026-11-12T12:00:00Z',
          name: 'ISS de Joinville',
          rule_key: 'iss',
          rule_name: null,
          number_label: 'Chave do fechamento',
          competence_label: null,
          date_label: null,
          taught_by: 'Fulana de Tal',
        },
      ]),
      { endpoint: receiptPaper.removeTemplate, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Modelos ensinados',
  play: async () => {
    const dialog = await dialogCalled('Modelos ensinados');
    await expect(await dialog.findByText(/ensinado por Fulana de Tal/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar o modelo ISS de Joinville' }));
    const question = await dialogCalled('Retirar modelo', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Retirar modelo' }));
    await waitFor(() => expect(theServer().requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
  },
};
