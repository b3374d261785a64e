import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, House, Plus, ReceiptText, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PaletteDialog } from './palette-dialog.tsx';
import type { PaletteGroup } from './palette-entry.ts';

const groups: readonly PaletteGroup[] = [
  { title: 'Ações', entries: [{ key: 'a', label: 'Solicitar nota', icon: Plus, to: '/app/solicitar-nf' }] },
  {
    title: 'Páginas',
    entries: [
      { key: 'b', label: 'Início', icon: House, to: '/app' },
      { key: 'c', label: 'Notas fiscais', detail: 'Faturamento', icon: ReceiptText, to: '/app/faturamento/contas-a-receber' },
    ],
  },
  { title: 'Empresas', entries: [{ key: 'd', label: 'Souza Medicina', detail: 'Trocar de empresa', icon: Building2, run: () => {} }] },
  {
    title: 'Tomadores',
    entries: [
      {
        key: 'e',
        label: 'Maternidade Nossa Senhora de Lourdes e Associação Beneficente',
        detail: '60.746.948/0001-12',
        icon: Users,
        to: '/app/faturamento/tomadores/detalhes/1',
      },
    ],
  },
];

const onChoose = fn();
const onClose = fn();

const Palette = ({ found = groups, status = null }: { found?: readonly PaletteGroup[]; status?: string | null }) => {
  const [text, setText] = useState('');
  return <PaletteDialog text={text} onText={setText} groups={found} status={status} onChoose={onChoose} onClose={onClose} />;
};

let answer = (): void => undefined;

/** Nothing matches at once; the records come a moment after the last key. */
const LatePalette = () => {
  const [text, setText] = useState('');
  const [found, setFound] = useState(groups);
  const type = (next: string) => {
    setText(next);
    setFound([]);
    if (next === 'lourdes') answer = () => setFound(groups.slice(3));
  };
  return <PaletteDialog text={text} onText={type} groups={found} onChoose={onChoose} onClose={onClose} />;
};

export default {
  title: 'Padrões/Busca',
  component: Palette,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  beforeEach: () => {
    onChoose.mockClear();
    onClose.mockClear();
  },
} satisfies Meta<typeof Palette>;

type Story = StoryObj<typeof Palette>;

const box = async () => within(document.body).findByRole('combobox', { name: 'Buscar' });

export const Everything: Story = { name: 'Tudo' };

export const Phone: Story = { name: 'No celular', globals: { viewport: { value: 'phone' } } };

export const Searching: Story = { name: 'Buscando', args: { found: groups.slice(0, 2), status: 'Buscando…' } };

export const Nothing: Story = { name: 'Nada encontrado', args: { found: [] } };

/** The cursor is in the box, the first entry is chosen, the arrows move across groups, Enter takes. */
export const Keyboard: Story = {
  name: 'Com o teclado',
  play: async () => {
    const input = await box();
    await waitFor(() => expect(input).toHaveFocus());
    const options = within(document.body);
    await expect(options.getByRole('option', { name: 'Solicitar nota' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(options.getByRole('option', { name: /Notas fiscais/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledWith(groups[1]?.entries[1]);
  },
};

/** What is typed stays as it is typed, whatever is chosen. */
export const Typing: Story = {
  name: 'Digita',
  play: async () => {
    const input = await box();
    await userEvent.type(input, 'são lucas');
    await expect(input).toHaveValue('são lucas');
    await userEvent.click(within(document.body).getByRole('option', { name: /Souza Medicina/ }));
    await expect(onChoose).toHaveBeenCalledWith(groups[2]?.entries[0]);
    await expect(input).toHaveValue('são lucas');
  },
};

/** What comes late from the server is chosen as if it had been there at once. */
export const Late: Story = {
  name: 'Chega depois',
  render: () => <LatePalette />,
  play: async () => {
    await userEvent.type(await box(), 'lourdes');
    await expect(within(document.body).queryByRole('option')).toBeNull();
    answer();
    await expect(await within(document.body).findByRole('option', { name: /Lourdes/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledWith(groups[3]?.entries[0]);
  },
};

/** One Esc is enough. */
export const Escapes: Story = {
  name: 'Esc fecha',
  play: async () => {
    await userEvent.type(await box(), 'nota');
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalled();
  },
};
