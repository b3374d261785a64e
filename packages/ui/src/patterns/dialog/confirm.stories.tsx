import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { phone } from '../../testing/story-dialog.ts';
import { StoryError } from '../../testing/story-error.ts';
import { type Question, UNSAVED } from './question.ts';
import { useConfirm } from './use-confirm.tsx';

const Asker = (question: Question) => {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState<boolean | null>(null);
  return (
    <>
      <Button onClick={async () => setAnswer(await confirm(question))}>Perguntar</Button>
      <output>{answer === null ? '' : answer ? 'sim' : 'não'}</output>
    </>
  );
};

const meta = {
  title: 'Diálogos/Confirmação',
  component: Asker,
  args: { message: 'A nota vai para a prefeitura e não poderá mais ser editada.' },
} satisfies Meta<typeof Asker>;
export default meta;
type Story = StoryObj<typeof Asker>;

const ask = async (root: HTMLElement) => {
  await userEvent.click(within(root).getByRole('button', { name: 'Perguntar' }));
  const dialog = await within(document.body).findByRole('alertdialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return within(dialog);
};

/** Title and buttons are the product's own unless said otherwise. */
export const Plain: Story = {
  name: 'Como vem',
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await expect(dialog.getByRole('heading', { name: 'Confirmar' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('sim'));
  },
};

/** What loses something says the verb, in red outline; the focus waits on the way back. */
export const Negative: Story = {
  name: 'Quando algo se perde',
  args: {
    title: 'Excluir unidade',
    message: 'As escalas passadas continuam no histórico.',
    confirmLabel: 'Excluir unidade',
    negative: true,
  },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('não'));
  },
};

let answer = Promise.withResolvers<never>();

/** While its action runs the question cannot be closed; when it fails, it says why and stays. */
export const Busy: Story = {
  name: 'Enquanto trabalha',
  args: {
    confirmLabel: 'Emitir',
    action: () => answer.promise,
  },
  beforeEach: () => {
    answer = Promise.withResolvers();
  },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Emitir' }));
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    answer.reject(new Error('A prefeitura não respondeu. Tente de novo.'));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('A prefeitura não respondeu.');
    await expect(dialog.getByRole('button', { name: 'Emitir' })).toBeVisible();
  },
};

/** A warning is no fault of the person: it looks like one, and the question stays. */
export const Refused: Story = {
  name: 'Recusada por um tempo',
  args: { confirmLabel: 'Emitir', action: () => Promise.reject(new StoryError(429, 'Tente novamente mais tarde.')) },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Emitir' }));
    await expect(await dialog.findByRole('status')).toHaveTextContent('Tente novamente mais tarde.');
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};

export const Phone: Story = { name: 'No celular', ...phone, play: async ({ canvasElement }) => void (await ask(canvasElement)) };

/** The product's own words before changes are lost; Esc is the way back to them. */
export const Unsaved: Story = {
  name: 'Alterações não salvas',
  args: UNSAVED,
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await expect(dialog.getByRole('heading', { name: 'Alterações não salvas' })).toBeVisible();
    await expect(dialog.getByText('Existem alterações que não foram salvas, deseja sair mesmo assim?')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Voltar à edição' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('sim'));
  },
};
