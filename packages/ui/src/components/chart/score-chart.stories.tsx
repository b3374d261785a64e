import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ScoreChart } from './score-chart.tsx';

const points = [
  { label: '01/02/2026', score: -12, low: -30, high: 7 },
  { label: '02/05/2026', score: 24, low: 9, high: 38 },
  { label: '02/08/2026', score: 31, low: 20, high: 41 },
];

export default { title: 'Componentes/Gráfico/Nota', component: ScoreChart } satisfies Meta<typeof ScoreChart>;
type Story = StoryObj<typeof ScoreChart>;

export const Lines: Story = {
  name: 'Linha e tabela',
  args: { title: 'NPS por pesquisa', point: 'Início', points },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: /^NPS por pesquisa: 01\/02\/2026 −12, de −30 a 7; / })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver tabela' }));
    await expect(canvas.getByRole('row', { name: '02/08/2026 31 de 20 a 41' })).toBeVisible();
  },
};
