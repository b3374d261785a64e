import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import { type CashBookEntry, cashBook, type ImportPreview } from '@esteto/contract/money/cash-book';
import { storyEntry, storyYear } from '@esteto/features/money/cash-book/story-cash-book';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const where = { app: 'professional', routes, at: '/app/livro-caixa', person: doctor } as const;
const year = answers(cashBook.year, storyYear);
const page = <Row,>(rows: Row[]) => ({ ...onlyPage(rows), sums: { amount: 45_000, deductible: 0 } });
const rent: CashBookEntry = {
  ...storyEntry,
  id: 2,
  kind: 'payment',
  code: 'P10.01.00002',
  history: 'Aluguel do consultório',
  amount: 180_000,
  deductible: 180_000,
  received_from: null,
  payer_cpf: null,
};

const screen = screenStates({
  ...where,
  endpoint: cashBook.entries,
  others: [year],
  filled: { body: page([storyEntry, rent]), sees: 'Aluguel do consultório' },
  empty: { body: page<CashBookEntry>([]), sees: /^Nenhum lançamento ainda/ },
  refused: { person: employee, sees: 'Olá, Bruno.', lacks: 'Aluguel do consultório' },
});

export default { title: 'Telas/Médico/Livro-caixa' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(cashBook.entries, page([storyEntry, rent]));

/** The guide of a closed month is one click away, and its months are written as everywhere. */
export const Guide: StoryObj = {
  ...storyScreen({ ...where, answers: [list, year] }),
  name: 'Guia do carnê-leão',
  play: async () => {
    const body = within(document.body);
    await expect(await body.findByText('setembro de 2026')).toBeVisible();
    await expect(body.getByRole('link', { name: 'Ver a guia' })).toHaveAttribute('href', '/app/boleto/31');
  },
};

/** How the tax of a month comes to be, with its law. */
export const Explained: StoryObj = {
  ...storyScreen({ ...where, answers: [list, year] }),
  name: 'Imposto explicado',
  play: async () => {
    const body = within(document.body);
    await userEvent.click((await body.findAllByRole('button', { name: 'Como se chega ao imposto' }))[0] as HTMLElement);
    await expect(await body.findByText(/Lei 8.134\/1990/)).toBeVisible();
  },
};

/** What an account asks for, and whether it is deducted, is said while one chooses. */
export const Create: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/criar`, answers: [list, year, answers(cashBook.create, rent)] }),
  name: 'Novo lançamento',
  play: async () => {
    const dialog = await dialogCalled('Novo lançamento');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Pagamento' }));
    const account = dialog.getByRole('combobox', { name: 'Conta' });
    await userEvent.selectOptions(account, 'Combustível');
    await expect(dialog.getByText(/^Não dedutível/)).toBeVisible();
    await userEvent.selectOptions(account, 'Aluguel do consultório');
    await userEvent.click(await dialog.findByRole('switch', { name: /Gasto da casa/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Valor' }), '1800');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Histórico' }), 'Aluguel');
    await userEvent.click(dialog.getByRole('button', { name: 'Incluir' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        kind: 'payment',
        code: 'P10.01.00002',
        amount: 180_000,
        is_home_office: true,
      }),
    );
  },
};

/** A payment of a month says which, and what of it was late. */
export const SocialSecurity: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/criar`, answers: [list, year, answers(cashBook.create, rent)] }),
  name: 'INSS pago em atraso',
  play: async () => {
    const dialog = await dialogCalled('Novo lançamento');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Pagamento' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Conta' }), 'Previdência oficial (INSS)');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Valor' }), '900');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Histórico' }), 'INSS');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Competência' }), '092026');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Multa' }), '18');
    await userEvent.click(dialog.getByRole('button', { name: 'Incluir' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        code: 'P20.01.00001',
        competence: '2026-09',
        fine: 1800,
      }),
    );
  },
};

/** Whoever does not work at home is not asked about its costs. */
export const NotAtHome: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/criar`, answers: [list, answers(cashBook.year, { ...storyYear, works_at_home: false })] }),
  name: 'Novo lançamento de quem não atende em casa',
  play: async () => {
    const dialog = await dialogCalled('Novo lançamento');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Pagamento' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Conta' }), 'Aluguel do consultório');
    await expect(await dialog.findByText(/^Dedutível/)).toBeVisible();
    await expect(dialog.queryByRole('switch', { name: /Gasto da casa/ })).toBeNull();
  },
};

/** How many dependents there are is asked over the list as it stood. */
export const Dependents: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}?kind=payment`,
    answers: [list, year, { endpoint: cashBook.settings, answer: () => ({ status: 204 }) }],
  }),
  name: 'Dados do livro-caixa',
  play: async () => {
    const body = within(document.body);
    await userEvent.click(await body.findByRole('link', { name: /^Dependentes: / }));
    const dialog = await dialogCalled('Dados do livro-caixa');
    const count = await dialog.findByRole('textbox', { name: /^Dependentes/ });
    await expect(count).toHaveValue(String(storyYear.dependents));
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toEqual({ dependents: 3, works_at_home: true }),
    );
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    const link = await body.findByRole('link', { name: /^Dependentes: / });
    await expect(link).toHaveAttribute('href', '/app/livro-caixa/dependentes?kind=payment');
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** An entry of a closed month says why it takes no change. */
export const Closed: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/detalhes/1`,
    answers: [list, year, answers(cashBook.detail, { ...storyEntry, is_closed: true })],
  }),
  name: 'Mês fechado',
  play: async () => {
    const dialog = await dialogCalled('Consulta');
    await expect(await dialog.findByText(/^O mês de outubro de 2026 está fechado. Peça ao seu contador para reabrir/)).toBeVisible();
  },
};

const preview: ImportPreview = {
  columns: [
    { number: 1, header: 'Quando', sample: '05/10/2026', column: 'date' },
    { number: 2, header: 'Quanto', sample: '450,00', column: null },
    { number: 3, header: 'CPF', sample: '123.456.789-09', column: 'payer' },
  ],
  missing: 'Diga qual coluna é o valor.',
  counts: { fresh: 0, matched: 0, repeated: 0, left_out: 0, wrong: 0 },
  rows: [],
};

const corrected: ImportPreview = {
  columns: preview.columns.map((column) => ({ ...column, column: column.column ?? 'amount' })),
  missing: null,
  counts: { fresh: 1, matched: 0, repeated: 1, left_out: 0, wrong: 1 },
  rows: [
    { line: 3, text: '32/10/2026 · 200,00', result: 'wrong', words: 'Data: esta data não existe. Escreva dia, mês e ano.' },
    { line: 2, text: '05/10/2026 · 450,00 · 123.456.789-09', result: 'fresh', words: null },
    { line: 4, text: '06/10/2026 · 450,00 · 123.456.789-09', result: 'repeated', words: null },
  ],
};

const brought = {
  id: 5,
  created_at: '2026-10-19T12:00:00Z',
  file_name: 'setembro.csv',
  fresh: 14,
  matched: 0,
  repeated: 2,
  undone_at: null,
};
const sheet = new File(['Quando;Quanto;CPF\n05/10/2026;450,00;123.456.789-09'], 'outubro.csv', { type: 'text/csv' });

const importing = storyScreen({
  ...where,
  at: `${where.at}/importar`,
  answers: [
    list,
    year,
    answers(cashBook.imports, { items: [brought] }),
    { endpoint: cashBook.previewImport, answer: ({ body }) => ({ body: body?.['columns'] ? corrected : preview }) },
    answers(cashBook.importFile, corrected.counts),
    { endpoint: cashBook.undoImport, answer: () => ({ status: 204 }) },
  ],
});

/** A column that nobody understood is said once, and then each row tells what becomes of it. */
export const Import: StoryObj = {
  ...importing,
  name: 'Importar planilha',
  play: async () => {
    const dialog = await dialogCalled('Importar lançamentos');
    await userEvent.upload(await dialog.findByLabelText(/^Planilha/), sheet);
    await expect(await dialog.findByText('Diga qual coluna é o valor.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'O que é a coluna Quanto' }), 'Valor');
    await expect(await dialog.findByText('1 lançamento novo · 1 linha que já está aqui · 1 que não entra')).toBeVisible();
    await expect(dialog.getByText(/^Linha 3\. Data: esta data não existe/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Importar' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** The wrong file is taken back as a whole. */
export const UndoImport: StoryObj = {
  ...importing,
  name: 'Desfazer importação',
  play: async () => {
    const dialog = await dialogCalled('Importar lançamentos');
    await userEvent.click(await dialog.findByRole('button', { name: 'Desfazer a importação de setembro.csv' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Desfazer importação' }));
    await waitFor(() => expect(theServer().requests.some(({ method }) => method === 'POST')).toBe(true));
  },
};

/** Until when a receipt may be cancelled stands beside it, and what lacks one is told over the list. */
export const Receipts: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/detalhes/1`,
    answers: [list, year, answers(cashBook.detail, { ...storyEntry, receipt_number: '101', receipt_issued_on: '2026-10-15' })],
  }),
  name: 'Recibo da Receita Saúde',
  play: async () => {
    const dialog = await dialogCalled('Consulta');
    await expect(await dialog.findByRole('textbox', { name: /^Número do recibo/ })).toHaveValue('101');
    await expect(dialog.getByText('A Receita aceita cancelar até 25/10/2026.')).toBeVisible();
    const page = within(document.body);
    await expect(page.getByText(/^3 recebimentos de pacientes estão sem recibo/)).toBeInTheDocument();
  },
};

/** A photo or a PDF beside an entry. */
export const Proofs: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/comprovantes/2`,
    answers: [
      list,
      year,
      answers(cashBook.detail, rent),
      answers(cashBook.proofs, { items: [{ id: 'f1', proof_id: 1, name: 'aluguel.pdf', mime: 'application/pdf', size: 42_000 }] }),
    ],
  }),
  name: 'Comprovantes',
  play: async () => {
    const dialog = await dialogCalled('Comprovantes');
    await expect(await dialog.findByRole('button', { name: 'Ver aluguel.pdf' })).toBeVisible();
    await expect(dialog.getByText('Aluguel do consultório')).toBeVisible();
  },
};
