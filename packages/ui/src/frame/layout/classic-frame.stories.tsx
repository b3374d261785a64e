import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryFrame } from '../../testing/story-frame.tsx';
import { ClassicFrame } from './classic-frame.tsx';

const Frame = () => <StoryFrame layout={ClassicFrame} />;

export default { title: 'Moldura/Clássica', component: Frame, parameters: { bare: true } } satisfies Meta<typeof Frame>;

export const Desktop: StoryObj<typeof Frame> = { name: 'Mesa' };

export const Phone: StoryObj<typeof Frame> = { name: 'No celular', globals: { viewport: { value: 'phone' } } };

/** A section opens a list of its pages; the arrows walk through it. */
export const OpensSection: StoryObj<typeof Frame> = {
  name: 'Abre uma seção',
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'Menu' }));
    await expect(menu.getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(menu.getByRole('button', { name: 'Faturamento' }));
    const clients = await within(document.body).findByRole('menuitem', { name: 'Tomadores' });
    await expect(clients).toHaveAttribute('href', '/faturamento/tomadores');
    await userEvent.keyboard('{Escape}');
  },
};

/** Controls and text are smaller for as long as the layout stands. */
export const IsDenser: StoryObj<typeof Frame> = {
  name: 'É mais densa',
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.dataset.layout).toBe('classic');
    await expect(within(canvasElement).getByRole('button', { name: 'Buscar' }).getBoundingClientRect().height).toBe(32);
  },
};
