import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { toast } from './toast.ts';
import { toaster } from './toaster.tsx';

const Buttons = () => (
  <chakra.div display="flex" gap="3" flexWrap="wrap">
    <Button onClick={() => toast.success('Nota emitida.')}>Sucesso</Button>
    <Button onClick={() => toast.error('Não foi possível emitir. Confira o certificado digital e tente de novo.')}>Erro</Button>
    <Button onClick={() => toast.warning('Faça o login para acessar esta página.')}>Alerta</Button>
    <Button onClick={() => toast.info('A nota está sendo transmitida.')}>Informação</Button>
  </chakra.div>
);

const clear = () => toaster.remove();

const meta = { title: 'Componentes/Avisos', component: Buttons, tags: ['autodocs'], beforeEach: () => clear } satisfies Meta<
  typeof Buttons
>;
export default meta;
type Story = StoryObj<typeof Buttons>;

export const All: Story = {
  name: 'Os quatro tons',
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await userEvent.click(button);
    const region = await within(document.body).findByRole('region', { name: 'Avisos' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(within(region).getByRole('alert')).toHaveTextContent('Não foi possível emitir.');
    await expect(within(region).getAllByRole('button', { name: 'Fechar aviso' })).toHaveLength(4);
  },
};

/** The region stands before there is anything to say, and it is the same one that speaks. */
export const FromTheStart: Story = {
  name: 'A região está lá desde o começo',
  play: async ({ canvasElement }) => {
    const region = within(document.body).getByRole('region', { name: 'Avisos' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Informação' }));
    await expect(await within(region).findByText('A nota está sendo transmitida.')).toBeVisible();
  },
};

/** The same words are one notice, and it can be closed before its five seconds are over. */
export const Once: Story = {
  name: 'Um aviso só',
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sucesso' });
    await userEvent.click(button);
    await userEvent.click(button);
    const region = await within(document.body).findByRole('region', { name: 'Avisos' });
    await expect(within(region).getAllByText('Nota emitida.')).toHaveLength(1);
    await userEvent.click(within(region).getByRole('button', { name: 'Fechar aviso' }));
    await waitFor(() => expect(within(region).queryByText('Nota emitida.')).toBeNull());
  },
};
