import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Componentes/Mais, quando se pede',
  component: Disclosure,
  tags: ['autodocs'],
  args: { label: 'Por que o IRRF é retido', children: 'O tomador é pessoa jurídica e o serviço é profissional.' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheKeyboard: Story = {
  name: 'Abre e fecha com o teclado',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = canvas.getByRole('button', { name: 'Por que o IRRF é retido' });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    // What is inside is made when it is asked for.
    await expect(canvas.queryByText(/O tomador é pessoa jurídica/)).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/O tomador é pessoa jurídica/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/O tomador é pessoa jurídica/)).toBeNull());
    await userEvent.keyboard('{Enter}');
  },
};
