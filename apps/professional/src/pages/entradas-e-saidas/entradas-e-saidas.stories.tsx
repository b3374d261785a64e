import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import type { OwnBoletoRow } from '@esteto/contract/money/boleto';
import { cashFlow, type Expense } from '@esteto/contract/money/cash-flow';
import { type ChartTaxes, chart } from '@esteto/contract/money/chart';
import { type ExpenseRow, expense } from '@esteto/contract/money/expense';
import { overview } from '@esteto/contract/office/overview';
import { storyInvoiceRows } from '@esteto/features/billing/invoice/story-invoice';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const months = [8, 9, 10, 11].map((month) => ({
  month: `2026-${String(month).padStart(2, '0')}`,
  in: { expected: 4_800_000 + month * 31_700, received: 3_900_000 },
  out: { expected: 1_200_000, paid: 1_100_000 },
  balance: 2_800_000,
  mean: null,
}));

const das: OwnBoletoRow = {
  id: 4,
  version: 1,
  created_at: '2026-10-10T12:00:00Z',
  updated_at: '2026-10-10T12:00:00Z',
  kind: 'tax',
  status: 'paid',
  tax_key: 'das',
  description: 'DAS de setembro de 2026',
  competence: '2026-09',
  amount: 392_972,
  due_date: '2026-10-20',
  pay_by: '2026-10-20',
  paid_on: '2026-10-18',
  paid_amount: 392_972,
  claimed_on: null,
  new_guide_asked_on: null,
  now: 0,
  per_day: 0,
  discount_amount: null,
  discount_until: null,
  discount: 0,
  needs_new_guide: false,
  selic_missing: [],
};

const rent: Expense = { id: 7, date: '2026-10-05', memo: 'PIX ENVIADO IMOBILIARIA', category: 'rent', amount: 320_000 };

const cleaning: ExpenseRow = {
  id: 9,
  version: 1,
  created_at: '2026-10-01T12:00:00Z',
  updated_at: '2026-10-01T12:00:00Z',
  description: 'Limpeza do consultório',
  category: 'services',
  amount: 45_000,
  due_on: '2026-10-15',
  paid_on: null,
  is_matched: false,
};

const noTaxes: ChartTaxes = {
  hidden: false,
  natural_person: false,
  on_cash_basis: false,
  months: [],
  revenue: 0,
  total: 0,
  rate: null,
  untold: 0,
  taxes: [],
  last: null,
};
const taxMonth = { month: '2026-11', revenue: 1_000_000, closed: false, total: 90_000, problem: null };

const screen = screenStates({
  app: 'professional',
  routes,
  at: '/app/entradas-e-saidas?month=2026-10',
  person: doctor,
  endpoint: cashFlow.months,
  others: [
    answers(cashFlow.entries, onlyPage(storyInvoiceRows.map((row) => ({ ...row, amount: row.net_amount, received_on: '2026-10-09' })))),
    answers(cashFlow.outflows, onlyPage<OwnBoletoRow>([das])),
    answers(cashFlow.expenses, onlyPage<Expense>([rent])),
    answers(cashFlow.planned, onlyPage<ExpenseRow>([cleaning])),
    answers(expense.create, undefined),
    answers(expense.remove, undefined),
    answers(overview.home, { months: null, invoices: null }),
  ],
  filled: { body: months, sees: 'Ver tabela' },
  empty: { body: [], sees: 'Nenhuma entrada ou saída neste período.' },
  refused: { person: employee, sees: 'Você não possui acesso a este módulo.', lacks: 'Ver tabela' },
});

export default { title: 'Telas/Médico/Entradas e saídas' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com movimento' };
export const Hidden: StoryObj = {
  ...screen.filled,
  name: 'Valores ocultos',
  play: async () => {
    const canvas = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ocultar valores' }));
    await expect(await canvas.findByText('Valores ocultos.')).toBeVisible();
    await expect(await canvas.findByText('Notas de outubro de 2026')).toBeVisible();
    await expect(await canvas.findByText('DAS de setembro de 2026')).toBeVisible();
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/R\$\s*\d/);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar valores' }));
    await expect(await canvas.findByText('Notas do mês')).toBeVisible();
  },
};
/** What was spent stands beside the boletos, by hand or by the bank, and leads to where it is said. */
export const Spent: StoryObj = {
  ...screen.filled,
  name: 'Despesas',
  play: async () => {
    const canvas = within(document.body);
    await expect(await canvas.findByText('Despesas de outubro de 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Limpeza do consultório' })).toHaveAttribute(
      'href',
      '/app/entradas-e-saidas/despesa/9/editar?month=2026-10',
    );
    await expect(canvas.getByText(/^Serviços de terceiros, venceu 15 out/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'PIX ENVIADO IMOBILIARIA' })).toHaveAttribute('href', '/app/extratos/lancamento/7');
    await expect(canvas.getByText(/^Aluguel e condomínio/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar a despesa Limpeza do consultório' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Retirar despesa' }));
    await userEvent.click(question.getByRole('button', { name: 'Retirar' }));
    await expect(await canvas.findByText('Despesa retirada.')).toBeVisible();
  },
};

/** A rent is written once for a year. */
export const Written: StoryObj = {
  ...screen.filled,
  name: 'Nova despesa',
  play: async () => {
    const canvas = within(document.body);
    await userEvent.click(await canvas.findByRole('link', { name: 'Nova despesa' }));
    const dialog = await dialogCalled('Nova despesa');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Descrição/ }), 'Aluguel da sala');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Categoria/ }), 'Aluguel e condomínio');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Valor/ }), '3200');
    const months = dialog.getByRole('textbox', { name: /^Repetir por/ });
    await userEvent.clear(months);
    await userEvent.type(months, '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Incluir' }));
    await expect(await canvas.findByText('Despesa incluída.')).toBeVisible();
    await expect(theServer().requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      description: 'Aluguel da sala',
      category: 'rent',
      months: 12,
      paid_on: null,
    });
  },
};
const ahead = answers(cashFlow.forecast, {
  own_only: false,
  notes: [{ id: 11, title: 'Nota 2026/118', client_id: 7, client: 'Hospital Vida', amount: 1_000_000, issued_on: '2026-11-10' }],
  paid: [
    { client_id: 7, days: 20, cents: 100 },
    { client_id: 7, days: 40, cents: 100 },
  ],
  invoiced: ['2026-08', '2026-09', '2026-10'].map((month) => ({ client_id: 8, client: 'Clínica Sol', month, amount: 400_000, day: 5 })),
  outflows: [
    { kind: 'expense' as const, id: 9, title: 'Limpeza do consultório', amount: 45_000, on: '2026-12-15', category: 'services' as const },
  ],
  spent: ['2026-09', '2026-10'].map((month) => ({ category: 'rent' as const, month, amount: 240_000, day: 8 })),
  guided: [],
  balance: { amount: 2_000_000, on: '2026-10-31' },
});

/** The next weeks follow from what waits; without a taker they are others, and the address says so. */
export const Ahead: StoryObj = {
  ...storyScreen({
    app: 'professional',
    routes,
    at: '/app/entradas-e-saidas/previsao',
    person: doctor,
    answers: [ahead, answers(chart.taxes, { ...noTaxes, months: [taxMonth] })],
  }),
  name: 'Previsão',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText(/^R\$ 20\.000,00: extratos até 31 out/)).toBeVisible();
    await expect(page.getByText(/^Tributos de novembro de 2026/)).toBeVisible();
    await expect(page.getAllByText('Clínica Sol')).toHaveLength(3);
    await expect(page.getAllByText('Aluguel e condomínio')).toHaveLength(3);
    await userEvent.click(page.getByRole('button', { name: 'E se…' }));
    const question = await dialogCalled('E se…');
    await userEvent.click(await question.findByRole('checkbox', { name: 'Clínica Sol' }));
    const shifts = question.getByRole('textbox', { name: /^Plantões a mais/ });
    await userEvent.clear(shifts);
    await userEvent.type(shifts, '4');
    await userEvent.type(question.getByRole('textbox', { name: /^Valor de cada/ }), '1500');
    await userEvent.click(question.getByRole('button', { name: 'Ver' }));
    await expect(await page.findByText(/^Como seria sem Clínica Sol e com 4 plantões a mais por mês/)).toBeVisible();
    await expect(page.getAllByText('Plantões a mais')).not.toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: 'Voltar ao que é' }));
    await expect(await page.findAllByText('Clínica Sol')).toHaveLength(3);
  },
};

export const AheadOnAPhone: StoryObj = { ...Ahead, ...phone, name: 'Previsão no celular', play: undefined };
export const Empty: StoryObj = { ...screen.empty, name: 'Sem movimento' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };
