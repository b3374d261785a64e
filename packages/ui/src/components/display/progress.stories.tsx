import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Progress } from './progress.tsx';

export default { title: 'Componentes/Andamento', component: Progress, tags: ['autodocs'] } satisfies Meta<typeof Progress>;

export const One: StoryObj<typeof Progress> = {
  name: 'Uma barra',
  args: { label: 'Arquivar 120 notas', value: 90, max: 120, failed: 30, words: '60 feitas, 30 falharam, 30 na fila', isSaid: false },
  argTypes: { value: { control: { type: 'range', min: 0, max: 120 } }, failed: { control: { type: 'range', min: 0, max: 120 } } },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: args.label })).toHaveProperty('value', args.value);
  },
};

export const Bars: StoryObj = {
  name: 'Barras',
  render: () => (
    <chakra.div display="grid" gap="4" maxW="24rem">
      <Progress label="Na fila" value={0} words="na fila" />
      <Progress label="Envio de contrato.pdf" value={0.42} words="42 %" />
      <Progress label="Arquivar 120 notas" value={90} max={120} failed={30} words="60 feitas, 30 falharam, 30 na fila" />
      <Progress label="Enviar 10.000 notas por e-mail" value={10_000} max={10_000} failed={1} words="9.999 feitas, 1 falhou" />
      <Progress label="Exportar 3 notas" value={3} max={3} failed={3} words="0 feitas, 3 falharam" />
      <Progress label="Pronto" value={1} words="100 %" />
    </chakra.div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Envio de contrato.pdf' })).toHaveProperty('position', 0.42);
    await expect(canvas.getByRole('progressbar', { name: 'Arquivar 120 notas' })).toHaveProperty('value', 90);
  },
};
