import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dragTo } from '../../testing/drag.ts';
import { OrderList } from './order-list.tsx';

const PLANS = [
  { key: 'a', label: 'Essencial' },
  { key: 'b', label: 'Completo', note: 'mais pedido' },
  { key: 'c', label: 'Concierge' },
];

const Screen = () => {
  const [keys, setKeys] = useState(['a', 'b', 'c']);
  return (
    <OrderList
      label="Planos"
      items={keys.flatMap((key) => PLANS.filter((plan) => plan.key === key))}
      onOrder={(next) => setKeys([...next])}
    />
  );
};

export default { title: 'Padrões/Lista que se ordena', component: Screen } satisfies Meta<typeof Screen>;

type Story = StoryObj<typeof Screen>;

const names = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('listitem')
    .map((item) => /Essencial|Completo|Concierge/.exec(item.textContent)?.[0]);

/** Each new place is said; the first goes no further up. */
export const ByButtons: Story = {
  name: 'Com os botões',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Mover Essencial para cima' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Mover Concierge para cima' }));
    await expect(names(canvasElement)).toEqual(['Essencial', 'Concierge', 'Completo']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Concierge: posição 2 de 3');
  },
};

/** What is dragged takes the place that it is over. */
export const ByPointer: Story = {
  name: 'Arrastando',
  play: async ({ canvasElement }) => {
    const [first, second, third] = within(canvasElement).getAllByRole('listitem');
    if (!first || !second || !third) throw new Error('three plans');
    await dragTo(first, second, third);
    await waitFor(() => expect(names(canvasElement)).toEqual(['Completo', 'Concierge', 'Essencial']));
  },
};
