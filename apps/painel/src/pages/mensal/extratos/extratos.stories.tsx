import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { companyTransaction, type TransactionDetail, type TransactionRow } from '@esteto/contract/money/reconciliation';
import { type CompanyStatementRow, companyStatement } from '@esteto/contract/month/company-statement';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const row = (id: number, company_name: string, rest: Partial<CompanyStatementRow>): CompanyStatementRow => ({
  id,
  company_name,
  analyst_name: 'Bruno Prado',
  competence: '2026-10',
  accounts: 2,
  missing: 0,
  to_check: 0,
  state: 'done',
  sent_at: '2026-11-05T14:20:00Z',
  ...rest,
});

const rows = [
  row(1, 'Souza Medicina Ltda.', { missing: 1, state: 'missing' }),
  row(2, 'Prado Cardiologia', { to_check: 2, state: 'to_check' }),
  row(3, 'Clínica Aurora', {}),
  row(4, 'Lima Anestesia', { accounts: 0, state: 'missing', sent_at: null, analyst_name: null }),
];

const year = {
  company_name: 'Prado Cardiologia',
  accounts: [
    { id: 1, name: 'Itaú 0341 · 12345-6' },
    { id: 2, name: 'Nubank' },
  ],
  statements: [
    {
      id: 7,
      version: 2,
      account: 'Itaú 0341 · 12345-6',
      month: 10,
      status: 'sent' as const,
      opening_balance: 1_250_000,
      closing_balance: 2_412_330,
      transactions: 48,
      has_gap: false,
      message: null,
      sent_at: '2026-11-05T14:20:00Z',
      files: [{ id: 'a', name: 'extrato-outubro.ofx', mime: 'application/x-ofx', size: 20_000 }],
    },
  ],
};

const where = { app: 'painel', routes, person: master } as const;
const list = answers(companyStatement.list, onlyPage(rows));

const screen = screenStates({
  ...where,
  at: '/painel/mensal/extratos',
  endpoint: companyStatement.list,
  filled: { body: onlyPage(rows), sees: '1 de 2 contas sem extrato' },
  empty: { body: onlyPage<CompanyStatementRow>([]), sees: 'Nenhuma empresa envia extratos ainda.' },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Souza Medicina' },
});

export default { title: 'Telas/Painel/Extratos' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const sent = () =>
  theServer()
    .requests.filter(({ method }) => method === 'POST')
    .map(({ path, body }) => ({ path, body }));

export const Reminded: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/mensal/extratos',
    answers: [list, answers(companyStatement.remind, { reminded: 1, complete: 1 })],
  }),
  name: 'Lembrar em lote',
  play: async () => {
    const page = within(document.body);
    const boxes = await page.findAllByRole('checkbox', { name: /Souza|Clínica/ });
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(await page.findByRole('button', { name: 'Lembrar quem não enviou' }));
    const path = 'admin/company-statements/remind';
    await waitFor(() => expect(sent()).toEqual([{ path, body: { competence: '2026-10', company_ids: [1, 3] } }]));
  },
};

export const Year: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/mensal/extratos/empresa/2/extratos',
    answers: [
      list,
      answers(companyStatement.comments, []),
      answers(companyStatement.year, year),
      { endpoint: companyStatement.move, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'O ano de uma empresa, e o que falta',
  play: async () => {
    const dialog = await dialogCalled('Prado Cardiologia');
    await expect(await dialog.findByText('extrato-outubro.ofx')).toBeVisible();
    await expect(dialog.getByText(/48 movimentos/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Marcar como incompleto' }));
    const form = await dialogCalled('Marcar como incompleto');
    await userEvent.type(await form.findByLabelText(/^Motivo/), 'Falta a última semana.');
    await userEvent.click(form.getByRole('button', { name: 'Marcar como incompleto' }));
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toEqual([{ action: 'mark_incomplete', reason: 'Falta a última semana.', version: 2 }]),
    );
  },
};

/** What the client sent by mail is sent by the team, in the same dialog as the client's. */
export const SentByStaff: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/mensal/extratos/empresa/2/enviar/2026/10',
    answers: [
      list,
      answers(companyStatement.comments, []),
      answers(companyStatement.year, year),
      answers(companyStatement.upload, { fresh: 12, repeated: 0, months: ['2026-10'], warnings: [] }),
      answers(companyStatement.previewUpload, { columns: [], by: 'names', is_sure: true, problem: null, doubts: [], count: 12, rows: [] }),
    ],
  }),
  name: 'A equipe envia',
  play: async () => {
    const dialog = await dialogCalled('Enviar extrato');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /^Conta/ }), 'Nubank');
    await userEvent.upload(await dialog.findByLabelText(/^Arquivo do banco/), new File(['Data;Valor'], 'banco.csv', { type: 'text/csv' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar extrato' }));
    await waitFor(() => expect(sent().map(({ path }) => path)).toContain('admin/company-statement-files/2'));
    await expect(await dialogCalled('Prado Cardiologia')).toBeDefined();
  },
};

const credit: TransactionDetail = {
  id: 31,
  date: '2026-11-03',
  memo: 'TED RECEBIDA HOSPITAL SANTA CATA',
  amount: 938_500,
  account: 'Nubank',
  status: 'suggested',
  said: null,
  twin: null,
  suggestion: {
    parts: [{ kind: 'invoice', id: 10, name: 'Nota 2026/118, Hospital Santa Catarina', amount: 938_500 }],
    left: 0,
    reasons: ['valor igual ao que falta'],
  },
  candidates: [],
  words: 'ted recebida hospital santa cata',
  alike: 0,
  profit: null,
};

const SAID = { category: null, is_ignored: false, note: null, by_rule: false };

/** Staff explain a movement as its doctor does, of whichever company. */
export const Movements: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/mensal/extratos/empresa/2/lancamentos',
    answers: [
      answers(companyStatement.comments, []),
      answers(companyStatement.year, year),
      answers(companyTransaction.list, onlyPage<TransactionRow>([credit], ['amount'])),
      answers(companyTransaction.detail, credit),
      answers(companyTransaction.reconcile, { ...credit, suggestion: null, said: { ...SAID, parts: credit.suggestion?.parts ?? [] } }),
    ],
  }),
  name: 'Lançamentos de uma empresa',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('link', { name: 'Prado Cardiologia' })).toHaveAttribute(
      'href',
      expect.stringContaining('/empresa/2/extratos'),
    );
    await userEvent.click(await page.findByRole('button', { name: /^Confirmar sugestão/ }));
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { path: 'admin/company-transactions/2/31/reconcile', body: { targets: [{ kind: 'invoice', id: 10, amount: 938_500 }] } },
      ]),
    );
  },
};
