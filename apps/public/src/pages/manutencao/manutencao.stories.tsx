import { maintenance } from '@esteto/contract/office/maintenance';
import { publicScreen } from '@esteto/shell/testing/public-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const state = (is_on: boolean) => ({
  is_on,
  starts_at: is_on ? '2026-11-20T12:00:00Z' : null,
  ends_at: is_on ? '2026-11-20T22:30:00Z' : null,
});
const screen = (is_on: boolean) =>
  publicScreen({ routes, at: '/manutencao', answers: [{ endpoint: maintenance.state, answer: () => ({ body: state(is_on) }) }] });

export default { title: 'Telas/Público/Manutenção' } satisfies Meta;

export const Announced: StoryObj = {
  ...screen(true),
  name: 'Com a hora da volta',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Voltamos .*19:30/)).toBeVisible();
  },
};

export const Unannounced: StoryObj = {
  ...screen(false),
  name: 'Sem hora marcada',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Volte em alguns minutos/)).toBeVisible();
  },
};
