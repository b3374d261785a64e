import type { MonthSummary } from '@esteto/domain/money/cash-flow/monthly-summary';
import { lastCompetences } from '@esteto/domain/shared/date/competence';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CashChart } from './cash-chart.tsx';

// Reais by month: expected in, received, expected out, paid.
const YEAR: readonly (readonly [number, number, number, number])[] = [
  [28_400, 28_400, 9_150, 9_150],
  [31_950, 31_950, 10_420, 10_420],
  [24_800, 24_800, 12_980, 12_980],
  [35_600, 35_600, 9_870, 9_870],
  [38_250, 38_250, 11_340, 11_340],
  [29_700, 29_700, 31_460, 31_460],
  [33_120, 33_120, 10_050, 10_050],
  [41_890, 41_890, 12_600, 12_600],
  [36_480, 34_480, 11_720, 11_720],
  [39_900, 36_900, 12_310, 12_310],
  [43_750, 31_250, 13_480, 10_180],
  [45_320, 12_000, 14_250, 4_250],
];

const monthsOf = (rows: typeof YEAR): MonthSummary[] => {
  const names = lastCompetences('2026-11', rows.length);
  return rows.map(([expected, received, toPay, paid], index) => ({
    month: names[index] ?? '',
    in: { expected: expected * 100, received: received * 100 },
    out: { expected: toPay * 100, paid: paid * 100 },
    balance: (received - paid) * 100,
    mean: index < 3 ? null : 2_000_000 + index * 35_000,
  }));
};

const year = monthsOf(YEAR);

export default {
  title: 'Componentes/Entradas e saídas',
  component: CashChart,
  tags: ['autodocs'],
  args: { months: year, onMonth: fn() },
} satisfies Meta<typeof CashChart>;

type Story = StoryObj<typeof CashChart>;

export const Year: Story = {
  name: 'Um ano',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const picture = await canvas.findByRole('img');
    await expect(picture).toHaveAccessibleName(/^De dez\/2025 a nov\/2026: recebido R\$\s378\.340,00, notas de R\$\s429\.160,00/);
    await waitFor(() => expect(picture.querySelectorAll('.recharts-bar-rectangle').length).toBeGreaterThan(24));

    // The keyboard: one stop for all months, arrows between them, Enter opens the month's rows.
    const november = canvas.getByRole('button', { name: /^nov\/2026: recebido/ });
    november.focus();
    await userEvent.keyboard('{ArrowLeft}');
    const october = canvas.getByRole('button', { name: /^out\/2026: recebido/ });
    await expect(october).toHaveFocus();
    await expect(october).toHaveAttribute('tabindex', '0');
    await expect(november).toHaveAttribute('tabindex', '-1');
    await expect(canvas.getByText(/^R\$\s43\.750,00$/)).toBeVisible();
    await expect(canvas.getByText('Média de 12 meses')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMonth).toHaveBeenLastCalledWith('2026-10');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: /^dez\/2025: recebido/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /^dez\/2025: recebido/ })).toHaveFocus();
  },
};

export const AsTable: Story = {
  name: 'Em tabela',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver tabela' }));
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(14);
    await expect(rows[1]).toHaveTextContent(/^nov\/2026R\$\s12\.000,00R\$\s45\.320,00/);
    await expect(rows[13]).toHaveTextContent(/^TotalR\$\s378\.340,00R\$\s429\.160,00/);
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'jun/2026' }));
    await expect(args.onMonth).toHaveBeenLastCalledWith('2026-06');
    await userEvent.click(canvas.getByRole('button', { name: 'Ver gráfico' }));
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};

export const Negative: Story = {
  name: 'Saldo negativo',
  args: { months: monthsOf([...YEAR.slice(0, 4), [4_200, 4_200, 23_800, 23_800], [6_900, 0, 18_300, 2_100]]) },
};

export const NothingOut: Story = {
  name: 'Sem saídas',
  args: { months: monthsOf(YEAR.map(([expected, received]) => [expected, received, 0, 0] as const)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img')).toHaveAccessibleName(/notas de R\$\s429\.160,00\.$/);
    await expect(canvas.queryByText('Saldo')).toBeNull();
  },
};

export const ThreeYears: Story = {
  name: 'Três anos',
  args: { months: monthsOf([...YEAR, ...YEAR, ...YEAR]) },
};

export const OneMonth: Story = { name: 'Um mês', args: { months: monthsOf(YEAR.slice(-1)) } };

export const Phone: Story = { name: 'No celular', globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  name: 'Carregando',
  args: { months: undefined },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Carregando o gráfico…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  name: 'Sem movimento',
  args: { months: monthsOf([[0, 0, 0, 0]]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nenhuma entrada ou saída neste período.')).toBeVisible();
  },
};
