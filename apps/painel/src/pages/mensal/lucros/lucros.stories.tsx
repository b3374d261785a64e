import { answers, onlyPage, refuses } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import {
  type ProfitLine,
  type ProfitMonthRow,
  type ProfitSheetPreview,
  profitDistribution,
} from '@esteto/contract/money/profit-distribution';
import { unnamedYear } from '@esteto/features/money/profit-distribution/story-profits';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/mensal/lucros?month=2026-10', person: master } as const;

const above: ProfitMonthRow = {
  id: 1,
  name: 'Souza Medicina Ltda.',
  cnpj: '11222333000181',
  analyst_name: 'Marcos Lima',
  month: '2026-10',
  paid: 6_800_000,
  people: 2,
  most: 5_600_000,
  tax: 560_000,
  unnamed: 0,
  guide: { id: 8, month: '2026-10', status: 'opened', amount: 560_000, due_date: '2026-11-19' },
};
const rows: ProfitMonthRow[] = [
  above,
  { ...above, id: 2, name: 'Alves Ortopedia Ltda.', paid: 4_200_000, people: 1, most: 4_200_000, tax: 0, guide: null },
  { ...above, id: 3, name: 'Prado Radiologia Ltda.', paid: 0, people: 0, most: 0, tax: 0, unnamed: 900_000, guide: null },
];

const screen = screenStates({
  ...where,
  endpoint: profitDistribution.list,
  filled: { body: onlyPage(rows), sees: 'Souza Medicina Ltda.' },
  empty: { body: onlyPage<ProfitMonthRow>([]), sees: 'Nenhuma empresa pagou lucros neste mês.' },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Souza Medicina Ltda.' },
});

export default { title: 'Telas/Painel/Lucros' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Acima, perto e sem dizer de quem' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(profitDistribution.list, onlyPage(rows));

const preview: ProfitSheetPreview = {
  columns: ['CNPJ', 'Sócio', 'Data', 'Valor'].map((header, at) => ({
    number: at + 1,
    header,
    sample: '',
    column: (['cnpj', 'person', 'paid_on', 'amount'] as const)[at] ?? null,
  })),
  missing: null,
  created: 1,
  present: 1,
  failed: 1,
  rows: [
    {
      line: 4,
      company: 'Prado Radiologia Ltda.',
      person: null,
      paid_on: '2026-10-20',
      amount: 900_000,
      result: 'nobody',
      words: 'A empresa tem mais de um sócio. Escreva o CPF de quem recebeu.',
    },
    {
      line: 2,
      company: 'Souza Medicina Ltda.',
      person: 'Ana Souza',
      paid_on: '2026-10-20',
      amount: 1_800_000,
      result: 'created',
      words: 'A Reinf de outubro de 2026 já foi entregue: será preciso retificar.',
    },
    {
      line: 3,
      company: 'Alves Ortopedia Ltda.',
      person: 'Bruno Alves',
      paid_on: '2026-10-05',
      amount: 4_200_000,
      result: 'told',
      words: 'Há uma retirada deste valor em 05/10/2026.',
    },
  ],
};
const importAt = { ...where, at: '/painel/mensal/lucros/importar' };
const sheet = new File(['CNPJ'], 'lucros.csv', { type: 'text/csv' });

/** Each row is seen before anything is written: what is new, what is there already, and what a person has to mend. */
export const Import: StoryObj = {
  ...storyScreen({
    ...importAt,
    answers: [
      list,
      answers(profitDistribution.previewSheet, preview),
      answers(profitDistribution.importSheet, { created: 1, present: 1, failed: 1 }),
    ],
  }),
  name: 'Importar planilha',
  play: async () => {
    const dialog = await dialogCalled('Importar distribuições');
    await userEvent.upload(await dialog.findByLabelText(/^Planilha/), sheet);
    await expect(await dialog.findByText('1 retirada a registrar · 1 já registrada · 1 não entra')).toBeVisible();
    await expect(dialog.getByText(/^Linha 2\. R\$\s18\.000,00 em 20\/10\/2026 a Ana Souza\. A Reinf de outubro/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar' }));
    await expect(await within(document.body).findByText('1 retirada registrada, 1 já estava, 1 não entrou.')).toBeVisible();
  },
};

export const ImportOnAPhone: StoryObj = { ...Import, ...phone, name: 'Importar no celular' };

export const ImportRefused: StoryObj = {
  ...storyScreen({
    ...importAt,
    answers: [list, refuses(profitDistribution.previewSheet, 422, 'A planilha não abre, ou é grande demais. Salve-a de novo como CSV.')],
  }),
  name: 'Planilha que não abre',
  play: async () => {
    const dialog = await dialogCalled('Importar distribuições');
    await userEvent.upload(await dialog.findByLabelText(/^Planilha/), sheet);
    await expect(await dialog.findByText(/^A planilha não abre/)).toBeVisible();
  },
};

export const OfACompany: StoryObj = {
  ...storyScreen({ ...where, at: '/painel/mensal/lucros/empresa/1', answers: [list, answers(profitDistribution.ofCompany, unnamedYear)] }),
  name: 'De uma empresa',
  play: async () => {
    const dialog = await dialogCalled('Souza Medicina Ltda.');
    await expect(await dialog.findByText('PIX ENVIADO SOCIO')).toBeVisible();
    await expect(dialog.getByText(/^O extrato diz que são lucros/)).toBeVisible();
    await expect(dialog.getByText(/Os meses por fechar ainda aumentam o que cabe\.$/)).toBeInTheDocument();
  },
};

export const OfACompanyOnAPhone: StoryObj = { ...OfACompany, ...phone, name: 'De uma empresa, no celular' };

const line: ProfitLine = {
  company_id: 1,
  company_name: 'Souza Medicina Ltda.',
  cnpj: '11222333000181',
  person_name: 'Ana Souza',
  person_cpf: '12345678909',
  paid: 5_600_000,
  earlier: 0,
  tax: 560_000,
};

/** Each person with what the Reinf asks for; who has no CPF is said to have none. */
export const ReinfLines: StoryObj = {
  ...storyScreen({
    ...where,
    at: '/painel/mensal/lucros/r-4010?month=2026-10',
    answers: [
      list,
      answers(profitDistribution.lines, {
        items: [line, { ...line, person_name: 'Bruno Alves', person_cpf: null, paid: 1_200_000, earlier: 2_000_000, tax: 0 }],
      }),
    ],
  }),
  name: 'Linhas da R-4010',
  play: async () => {
    const dialog = await dialogCalled('Linhas da R-4010');
    await expect(await dialog.findByText(/^Rendimento R\$\s56\.000,00 · IRRF R\$\s5\.600,00$/)).toBeVisible();
    await expect(dialog.getByText('Sem CPF no cadastro')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Baixar planilha' })).toBeVisible();
  },
};
