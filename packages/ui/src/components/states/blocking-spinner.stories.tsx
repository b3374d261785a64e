import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { BlockingSpinner } from './blocking-spinner.tsx';

let work = Promise.withResolvers<void>();

/** A screen whose button starts work that takes as long as the story says. */
const Screen = () => {
  const [busy, setBusy] = useState(false);
  const [presses, setPresses] = useState(0);
  const start = () => {
    setPresses((count) => count + 1);
    setBusy(true);
    void work.promise.then(() => setBusy(false));
  };
  return (
    <>
      <Button onClick={start}>Recalcular tudo</Button>
      <p>Pedidos: {presses}</p>
      {busy && <BlockingSpinner />}
    </>
  );
};

export default {
  title: 'Componentes/Espera de tela cheia',
  component: Screen,
  beforeEach: () => {
    work = Promise.withResolvers();
  },
} satisfies Meta<typeof Screen>;

type Story = StoryObj<typeof Screen>;

export const Waiting: Story = { name: 'Esperando', render: () => <BlockingSpinner /> };

/** It takes the focus and every key, and gives the focus back. */
export const Blocks: Story = {
  name: 'Bloqueia a tela',
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Recalcular tudo' });
    await userEvent.click(button);
    const cover = await within(document.body).findByRole('dialog', { name: 'Carregando…' });
    await expect(cover).toHaveAttribute('aria-busy', 'true');
    await expect(cover.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(cover).toBeVisible();
    work.resolve();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(within(canvasElement).getByText('Pedidos: 1')).toBeVisible();
  },
};

/** What is done within 250 ms never blinks. */
export const Quick: Story = {
  name: 'Rápida não pisca',
  play: async ({ canvasElement }) => {
    work.resolve();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Recalcular tudo' }));
    const seen = new MutationObserver(() => blinks.push(within(document.body).queryByRole('dialog')));
    const blinks: (HTMLElement | null)[] = [];
    seen.observe(document.body, { childList: true, subtree: true });
    await waitFor(() => expect(within(canvasElement).getByText('Pedidos: 1')).toBeVisible());
    // A timer of 250 ms that was left behind would ring before this one, however busy the machine is.
    await new Promise((resolve) => setTimeout(resolve, 300));
    seen.disconnect();
    await expect(blinks.filter(Boolean)).toEqual([]);
  },
};
