import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CountChart } from './count-chart.tsx';

const counts = [
  { label: 'nov 2026', count: 12 },
  { label: 'dez 2026', count: 0 },
  { label: 'jan 2027', count: 31 },
];

export default { title: 'Componentes/Gráfico/Contagem', component: CountChart } satisfies Meta<typeof CountChart>;
type Story = StoryObj<typeof CountChart>;

export const Bars: Story = {
  name: 'Barras e tabela',
  args: { title: 'Certificados que vencem em cada mês', counts },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('img', { name: 'Certificados que vencem em cada mês: nov 2026 12, dez 2026 0, jan 2027 31' }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByText('31')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Ver tabela' }));
    await expect(canvas.getByRole('row', { name: 'jan 2027 31' })).toBeVisible();
  },
};

export const Loading: Story = { name: 'Carregando', args: { title: 'Certificados que vencem em cada mês', counts: undefined } };
