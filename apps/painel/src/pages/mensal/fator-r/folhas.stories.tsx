import { answers, onlyPage, refuses } from '@esteto/api-client/testing/story-server';
import { master } from '@esteto/auth/testing/story-people';
import { type PayrollBatchDetail, type PayrollSheetPreview, payrollBatch } from '@esteto/contract/month/payroll-batch';
import { type RFactorRow, rFactor } from '@esteto/contract/month/r-factor';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const page = '/painel/mensal/fator-r';
const where = { app: 'painel', routes, person: master } as const;

const souza: RFactorRow = {
  id: 1,
  name: 'Souza Serviços Médicos Ltda.',
  analyst_name: 'Marcos Lima',
  situation: 'below',
  ratio: '0.279999',
  annex: 'V',
  window_months: 12,
  payroll_months: 11,
  revenue12: 18_000_000,
  waiting12: 1_500_000,
  payroll12: 3_600_000,
  cpp12: 480_000,
  lacking: 1_440_000,
  suggested: 420_000,
  balance: 98_000,
};
const list = answers(rFactor.list, onlyPage([souza, { ...souza, id: 2, name: 'Alves Ortopedia Ltda.' }]));

const paid = { pro_labore: 300_000, wages: 0, inss_employer: 0, fgts: 0 };
const row = { state: 'waiting', words: null, before: null, after: null } as const;

/** Looked at and not told yet. */
const draft: PayrollBatchDetail = {
  id: 9,
  version: 1,
  kind: 'copy',
  competence: '2026-10',
  file_name: null,
  started_at: null,
  total: 4,
  waiting: 1,
  done: 0,
  left: 1,
  failed: 2,
  rows: [
    {
      ...row,
      number: 3,
      company_id: 3,
      name: 'Clínica Aurora Ltda.',
      state: 'failed',
      result: 'closed',
      words: 'O mês está fechado. Reabra-o antes, com o motivo.',
    },
    {
      ...row,
      number: 4,
      company_id: 4,
      name: 'Prado Radiologia Ltda.',
      state: 'failed',
      result: 'no_former',
      words: 'Nenhuma folha nos 12 meses anteriores: informe a primeira.',
    },
    { ...row, number: 1, company_id: 1, name: souza.name, result: 'created', words: 'Igual à folha de set/2026.', after: paid },
    { ...row, number: 2, company_id: 2, name: 'Alves Ortopedia Ltda.', state: 'left', result: 'told', before: paid },
  ],
};
const started: PayrollBatchDetail = {
  ...draft,
  started_at: '2026-11-20T12:00:00Z',
  waiting: 0,
  done: 1,
  rows: draft.rows.map((each) => (each.state === 'waiting' ? { ...each, state: 'done' } : each)),
};
const batchAt = { ...where, at: `${page}/folhas/9` };

const meta = { title: 'Telas/Painel/Fator R/Folhas em lote' } satisfies Meta;
export default meta;

/** From the list: the rows that are selected are looked at before anything is told. */
export const FromTheList: StoryObj = {
  ...storyScreen({
    ...where,
    at: page,
    answers: [list, answers(payrollBatch.draftCopy, { id: 9 }), answers(payrollBatch.detail, draft), answers(payrollBatch.start, started)],
  }),
  name: 'Igual à última folha',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Souza Serviços Médicos/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'out/2026 igual à última folha' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toEqual({
        competence: '2026-10',
        company_ids: [1],
        filters: null,
        except_ids: [],
      }),
    );
    const dialog = await dialogCalled('Folhas de outubro de 2026');
    await expect(await dialog.findByText('1 folha a informar · 1 fica como está · 2 não entram')).toBeVisible();
    await expect(dialog.getByText(/Igual à folha de set\/2026\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Informar 1 folha' }));
    await waitFor(() => expect(theServer().requests.some(({ path }) => path.endsWith('payroll-batches/9/start'))).toBe(true));
  },
};

/** What failed for what a person can put right is tried again. */
export const Done: StoryObj = {
  ...storyScreen({ ...batchAt, answers: [list, answers(payrollBatch.detail, started), answers(payrollBatch.retry, started)] }),
  name: 'Informadas',
  play: async () => {
    const dialog = await dialogCalled('Folhas de outubro de 2026');
    await expect(await dialog.findByText('1 informada, 2 não entraram, 1 ficou como estava')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Tentar de novo as que não entraram' }));
    await waitFor(() => expect(theServer().requests.some(({ path }) => path.endsWith('payroll-batches/9/retry'))).toBe(true));
  },
};

/** A copy of wages may hold a part of the 13th, or lack it. */
export const ThirteenthSalary: StoryObj = {
  ...storyScreen({ ...batchAt, answers: [list, answers(payrollBatch.detail, { ...draft, competence: '2026-11' })] }),
  name: 'Em novembro, com 13º',
  play: async () => {
    const dialog = await dialogCalled('Folhas de novembro de 2026');
    await expect(await dialog.findByText(/^Confira o 13º/)).toBeVisible();
  },
};

export const OnAPhone: StoryObj = {
  ...storyScreen({ ...batchAt, answers: [list, answers(payrollBatch.detail, draft)] }),
  ...phone,
  name: 'No celular',
  play: async () => {
    const dialog = await dialogCalled('Folhas de outubro de 2026');
    await expect(await dialog.findByRole('button', { name: 'Informar 1 folha' })).toBeVisible();
  },
};

const preview: PayrollSheetPreview = {
  columns: [
    { number: 1, header: 'CNPJ', sample: '11.222.333/0001-81', column: 'cnpj' },
    { number: 2, header: 'Pró-labore', sample: '3.000,00', column: 'pro_labore' },
    { number: 3, header: 'Encargos', sample: '240,00', column: null },
  ],
  missing: null,
  total: 2,
  waiting: 1,
  left: 0,
  failed: 1,
  rows: [
    {
      number: 3,
      company_id: null,
      name: '11444777000161',
      result: 'unknown',
      words: 'Nenhuma empresa tem este CNPJ.',
      before: null,
      after: null,
    },
    {
      number: 2,
      company_id: 1,
      name: souza.name,
      result: 'changed',
      words: null,
      before: { ...paid, pro_labore: 250_000 },
      after: paid,
    },
  ],
};
const sheet = new File(['CNPJ;Pró-labore;Encargos\n11.222.333/0001-81;3.000,00;240,00'], 'folhas.csv', { type: 'text/csv' });
const importAt = { ...where, at: `${page}/importar` };

/** Each row is seen before anything is told, and the columns are put right. */
export const Import: StoryObj = {
  ...storyScreen({
    ...importAt,
    answers: [
      list,
      answers(payrollBatch.previewSheet, preview),
      answers(payrollBatch.importSheet, { id: 9 }),
      answers(payrollBatch.detail, { ...started, kind: 'sheet', file_name: 'folhas.csv' }),
    ],
  }),
  name: 'Importar planilha',
  play: async () => {
    const dialog = await dialogCalled('Importar folhas');
    await userEvent.upload(await dialog.findByLabelText(/^Arquivo/), sheet);
    await expect(await dialog.findByText('1 folha a informar · 1 não entra')).toBeVisible();
    await expect(dialog.getByText(/^Linha 3\. Nenhuma empresa tem este CNPJ\./)).toBeVisible();
    await expect(dialog.getByText(/2\.500,00 → .*3\.000,00/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'O que entendemos de cada coluna' }));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'O que é a coluna Encargos' }), 'FGTS');
    await waitFor(() => expect(theServer().requests.filter(({ path }) => path.endsWith('payroll-sheets/preview'))).toHaveLength(2));
    await userEvent.click(dialog.getByRole('button', { name: 'Informar folhas' }));
    const result = await dialogCalled('Folhas de outubro de 2026');
    await expect(await result.findByText('Da planilha folhas.csv.')).toBeVisible();
  },
};

/** What eSocial totals has no columns to be told, and is named by the file that it came in. */
export const ImportTotals: StoryObj = {
  ...storyScreen({
    ...importAt,
    answers: [
      list,
      answers(payrollBatch.previewSheet, { ...preview, columns: [] }),
      answers(payrollBatch.importSheet, { id: 9 }),
      answers(payrollBatch.detail, { ...started, kind: 'totals', file_name: 'eventos.zip' }),
    ],
  }),
  name: 'Importar totalizadores do eSocial',
  play: async () => {
    const dialog = await dialogCalled('Importar folhas');
    const archive = new File(['PK'], 'eventos.zip', { type: 'application/zip' });
    await userEvent.upload(await dialog.findByLabelText(/^Arquivo/), archive);
    await expect(await dialog.findByText('1 folha a informar · 1 não entra')).toBeVisible();
    await expect(dialog.queryByText(/^Linha/)).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'O que entendemos de cada coluna' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Informar folhas' }));
    const result = await dialogCalled('Folhas de outubro de 2026');
    await expect(await result.findByText('Dos totalizadores do eSocial em eventos.zip.')).toBeVisible();
  },
};

export const ImportRefused: StoryObj = {
  ...storyScreen({
    ...importAt,
    answers: [list, refuses(payrollBatch.previewSheet, 422, 'A planilha não abre, ou é grande demais. Salve-a de novo como CSV.')],
  }),
  name: 'Planilha que não abre',
  play: async () => {
    const dialog = await dialogCalled('Importar folhas');
    await userEvent.upload(await dialog.findByLabelText(/^Arquivo/), sheet);
    await expect(await dialog.findByText(/^A planilha não abre/)).toBeVisible();
  },
};

/** The spreadsheet to fill in begins with the companies of the month. */
export const Template: StoryObj = {
  ...storyScreen({
    ...importAt,
    answers: [
      list,
      answers(payrollBatch.template, {
        items: [{ id: 1, name: souza.name, cnpj: '11222333000181', is_closed: false, payroll: paid }],
        next_id: null,
      }),
    ],
  }),
  name: 'Baixar modelo',
  play: async () => {
    const dialog = await dialogCalled('Importar folhas');
    await userEvent.click(await dialog.findByRole('button', { name: 'Baixar modelo' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ path }) => path.endsWith('payroll-sheets/template'))?.query).toMatchObject({
        competence: '2026-10',
      }),
    );
  },
};
