import { chakra } from '@chakra-ui/react';
import { formatCompetence, lastCompetences } from '@esteto/domain/shared/date/competence';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { LineChart } from './line-chart.tsx';
import type { LinePoint, LineSeries } from './line-series.ts';
import { Proportion } from './proportion.tsx';

const FACTOR = [31.2, 30.4, 29.8, 29.1, 28.7, 28.2, 27.6, 27.9, 28.4, 29.3, 30.1, 30.6];
const AVERAGE = [30.1, 30, 29.9, 29.9, 29.7, 29.6, 29.4, 29.3, 29.2, 29.2, 29.3, 29.3];

const points: LinePoint[] = lastCompetences('2026-11', 12).map((month, index) => ({
  key: month,
  label: formatCompetence(month),
  values: { own: FACTOR[index] ?? null, average: AVERAGE[index] ?? null },
}));
const series: LineSeries[] = [
  { key: 'own', label: 'Fator R', look: 'own' },
  { key: 'average', label: 'Média', look: 'compare' },
];
const percent = (value: number) => `${value.toLocaleString('pt-BR', { maximumFractionDigits: 2 })} %`;
const whole = (value: number) => value.toLocaleString('pt-BR');
const openRows = fn();

export default { title: 'Componentes/Gráficos' } satisfies Meta;

export const Lines: StoryObj = {
  name: 'Linhas, com um limite',
  render: () => (
    <Card title="Fator R">
      <LineChart
        title="Fator R por mês"
        points={points}
        series={series}
        format={percent}
        limit={{ value: 28, label: '28 %' }}
        empty="Nenhum mês fechado."
        onPoint={openRows}
      />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picture = await canvas.findByRole('img');
    await expect(picture).toHaveAccessibleName(
      'Fator R por mês. De dez/2025 a nov/2026: Fator R de 31,2 % a 30,6 %; Média de 30,1 % a 29,3 %.',
    );
    await waitFor(() => expect(picture.querySelectorAll('.recharts-line-curve')).toHaveLength(2), { timeout: 10_000 });
    canvas.getByRole('button', { name: 'nov/2026: Fator R 30,6 %, Média 29,3 %' }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(openRows).toHaveBeenLastCalledWith('2026-09');
    await userEvent.click(canvas.getByRole('button', { name: 'Ver tabela' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('nov/202630,6 %29,3 %');
    await userEvent.click(canvas.getByRole('button', { name: 'Ver gráfico' }));
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};

export const Parts: StoryObj = {
  name: 'Partes de um todo',
  render: () => (
    <chakra.div maxW="26rem">
      <Card title="NPS de novembro">
        <Proportion
          title="Respostas por classificação"
          parts={[
            { key: 'promoter', label: 'Promotores', value: 1284, look: 'done' },
            { key: 'passive', label: 'Neutros', value: 402, look: 'draft' },
            { key: 'detractor', label: 'Detratores', value: 96, look: 'attention' },
          ]}
          format={whole}
          empty="Nenhuma resposta ainda."
          onPart={openRows}
        />
      </Card>
    </chakra.div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')[0]).toHaveTextContent(/^Promotores1\.28472,05\s%$/);
    await expect(canvas.getAllByRole('row')[3]).toHaveTextContent(/^Total1\.782100,00\s%$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Detratores' }));
    await expect(openRows).toHaveBeenLastCalledWith('detractor');
  },
};

export const Nothing: StoryObj = {
  name: 'Sem valores',
  render: () => (
    <chakra.div display="grid" gap="4">
      <LineChart title="Fator R por mês" points={[]} series={series} format={percent} empty="Nenhum mês fechado." />
      <Proportion title="Respostas" parts={[]} format={whole} empty="Nenhuma resposta ainda." />
    </chakra.div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nenhum mês fechado.')).toBeVisible();
    await expect(within(canvasElement).getByText('Nenhuma resposta ainda.')).toBeVisible();
  },
};
