import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, EllipsisVertical, Mail, Pencil } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MenuButton } from './menu-button.tsx';

const send = fn();
const choose = fn();

export default {
  title: 'Componentes/Menu',
  component: MenuButton,
  tags: ['autodocs'],
  args: {
    label: 'Ações',
    icon: EllipsisVertical,
    groups: [
      {
        items: [
          { label: 'Editar', icon: Pencil, to: '/nota/1' },
          { label: 'Enviar por e-mail', icon: Mail, onSelect: send },
          { label: 'Cancelar nota', icon: Ban, tone: 'danger', onSelect: () => {} },
        ],
      },
      { title: 'Linhas', items: [{ label: 'Compactas', checked: true, onSelect: choose }] },
    ],
  },
} satisfies Meta<typeof MenuButton>;

type Story = StoryObj<typeof MenuButton>;

export const Open: Story = {
  name: 'Aberto',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ações' }));
    const menu = await within(document.body).findByRole('menu', { name: 'Ações' });
    await waitFor(() => expect(menu).toBeVisible());
  },
};

/** A click runs the item and closes the menu. */
export const ByPointer: Story = {
  name: 'Com o ponteiro',
  play: async ({ canvasElement }) => {
    send.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ações' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Enviar por e-mail' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};

/** Down opens, arrows move, Enter runs, Esc gives the focus back. */
export const ByKeyboard: Story = {
  name: 'Com o teclado',
  play: async ({ canvasElement }) => {
    send.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Ações' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await within(document.body).findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(document.body).getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
