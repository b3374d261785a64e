import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Announcement } from './announcement.tsx';

const children = 'O menu fica ao lado e a busca acha tudo com Ctrl K. Prefere como era? Escolha o visual clássico no menu da sua conta.';

export default {
  title: 'Moldura/Novidade',
  component: Announcement,
  args: { title: 'Este é o visual moderno', children, onClose: fn() },
} satisfies Meta<typeof Announcement>;

export const Corner: StoryObj<typeof Announcement> = {
  name: 'No canto',
  play: async ({ canvasElement, args }) => {
    const card = within(within(canvasElement).getByRole('region', { name: 'Este é o visual moderno' }));
    await userEvent.click(card.getByRole('button', { name: 'Entendi' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: StoryObj<typeof Announcement> = { name: 'No celular', globals: { viewport: { value: 'phone' } } };
