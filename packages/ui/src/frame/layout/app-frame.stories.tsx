import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chooseTheme } from '../../system/style/theme.ts';
import { onCompany, onSearch, StoryFrame } from '../../testing/story-frame.tsx';
import { AppFrame } from './app-frame.tsx';

const Frame = ({ many }: { many?: boolean }) => <StoryFrame layout={AppFrame} many={many} />;

export default { title: 'Moldura/Moderna', component: Frame, parameters: { bare: true } } satisfies Meta<typeof Frame>;

export const Desktop: StoryObj<typeof Frame> = { name: 'Mesa' };

export const ManyCompanies: StoryObj<typeof Frame> = { name: 'Muitas empresas', args: { many: true } };

export const Phone: StoryObj<typeof Frame> = { name: 'No celular', globals: { viewport: { value: 'phone' } } };

/** The first stop of the keyboard leads past the menu. */
export const SkipsTheMenu: StoryObj<typeof Frame> = {
  name: 'Pula o menu',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Ir para o conteúdo' });
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};

/** The menu lights only the page on the screen, not those above it in the address. */
export const LightsOnePage: StoryObj<typeof Frame> = {
  name: 'Acende uma página só',
  parameters: { at: '/faturamento/contas-a-receber/recorrentes' },
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'Menu' }));
    const lit = menu.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(lit.map(({ textContent }) => textContent)).toEqual(['Recorrentes']);
  },
};

/** The rail shrinks to icons with names, and the choice is kept. */
export const Shrinks: StoryObj<typeof Frame> = {
  name: 'Encolhe o menu',
  beforeEach: () => () => localStorage.removeItem('esteto.rail'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Faturamento' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(canvas.getByRole('link', { name: 'Tomadores' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Encolher o menu' }));
    await expect(canvas.getByRole('link', { name: 'Boletos' })).toBeVisible();
    await expect(localStorage.getItem('esteto.rail')).toBe('true');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir o menu' }));
  },
};

/** The theme is chosen in the person's menu and kept. */
export const ChoosesTheme: StoryObj<typeof Frame> = {
  name: 'Escolhe a aparência',
  beforeEach: () => () => chooseTheme('light'),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Conta de Ana Souza' }));
    await userEvent.click(await within(document.body).findByRole('menuitemcheckbox', { name: 'Escura' }));
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    await expect(localStorage.getItem('esteto.theme')).toBe('dark');
  },
};

/** Many companies are found by name, accents and case aside. */
export const FindsCompany: StoryObj<typeof Frame> = {
  name: 'Procura uma empresa',
  args: { many: true },
  play: async ({ canvasElement }) => {
    onCompany.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Empresa: Clínica 1/ }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Trocar empresa' }));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Buscar' }), 'clinica 17');
    await userEvent.click(dialog.getByRole('button', { name: /Clínica 17/ }));
    await expect(onCompany).toHaveBeenCalledWith(17);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** On a phone the bar holds four entries and the whole menu. */
export const PhoneMenu: StoryObj<typeof Frame> = {
  name: 'Menu no celular',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('navigation', { name: 'Principal' }));
    await userEvent.click(bar.getByRole('button', { name: 'Menu' }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(sheet.getByRole('link', { name: 'Empresa' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** The search is a field to look at and a button to press; a phone shows its sign alone. */
export const AsksToSearch: StoryObj<typeof Frame> = {
  name: 'Chama a busca',
  play: async ({ canvasElement }) => {
    onSearch.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Buscar' }));
    await expect(onSearch).toHaveBeenCalledOnce();
  },
};
