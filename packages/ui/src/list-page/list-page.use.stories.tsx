import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Pencil, Trash2 } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { statusCell } from '../data-table/cells/status-cell.tsx';
import { columnsFor } from '../data-table/columns.ts';
import { RouteDialog } from '../dialog/route-dialog.tsx';
import { type StoryRow, storyListQuery, storyRows, storyStatusLabel, storyStatusTone } from '../testing/story-list.ts';
import { ListPage } from './list-page.tsx';

// What a person does with a list, step by step. Each story has a title of its own, under which its preferences are remembered.

const Where = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Endereço">{decodeURIComponent(pathname + search)}</output>;
};

const removeRow = fn();
const sendRows = fn();

const meta = {
  title: 'Padrões/Lista/Uso',
  component: ListPage<StoryRow>,
  parameters: {
    routes: [
      { path: 'criar', element: <RouteDialog title="Nova nota">O formulário.</RouteDialog> },
      { path: 'nota/:id', element: <RouteDialog title="Uma nota">Os dados.</RouteDialog> },
    ],
  },
  args: {
    title: 'Notas',
    create: 'criar',
    columns: columnsFor<StoryRow>()([
      { key: 'number', header: 'Número', sort: true },
      { key: 'client', header: 'Tomador', sort: 'client' },
      { key: 'document', header: 'CPF/CNPJ', cell: 'document', hidden: true },
      { key: 'amount', header: 'Valor', cell: 'money' },
      { key: 'status', header: 'Situação', cell: statusCell(storyStatusLabel, storyStatusTone) },
    ]),
    filters: [
      { kind: 'search', name: 'search' },
      { kind: 'option', name: 'status', label: 'Situação', options: storyStatusLabel },
    ],
    empty: 'Nenhuma nota ainda.',
    rowHref: ({ id }) => `nota/${id}`,
    query: storyListQuery(storyRows(128)),
    children: (
      <>
        <Outlet />
        <Where />
      </>
    ),
  },
} satisfies Meta<typeof ListPage<StoryRow>>;

export default meta;
type Story = StoryObj<typeof ListPage<StoryRow>>;

const stage = (root: HTMLElement) => {
  const canvas = within(root);
  return {
    canvas,
    /** What the first column says, row by row. */
    numbers: () => canvas.queryAllByRole('link', { name: /^2026\// }).map(({ textContent }) => textContent),
    loaded: () => canvas.findAllByRole('link', { name: /^2026\// }),
    address: () => root.querySelector('output')?.textContent,
  };
};

export const Search: Story = {
  name: 'Busca enquanto se digita',
  args: { title: 'Busca' },
  play: async ({ canvasElement }) => {
    const { canvas, numbers, loaded, address } = stage(canvasElement);
    await loaded();
    const box = canvas.getByRole('searchbox', { name: 'Buscar' });
    await userEvent.type(box, 'clinica');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('22'));
    await expect(numbers()[0]).toBe('2026/127');
    await expect(address()).toBe('/?search=clinica');
    await expect(box).toHaveValue('clinica');
    await userEvent.clear(box);
    await waitFor(() => expect(numbers()[0]).toBe('2026/128'));
    await expect(address()).toBe('/');
    await userEvent.type(box, 'ninguém');
    await expect(await canvas.findByText('Nada encontrado com estes filtros.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await loaded();
    await expect(box).toHaveValue('');
  },
};

export const Chips: Story = {
  name: 'Filtros em palavras',
  args: { title: 'Filtros' },
  parameters: { at: '/?status=cancelled&search=hospital' },
  play: async ({ canvasElement }) => {
    const { canvas, loaded, address } = stage(canvasElement);
    await loaded();
    await expect(canvas.getByRole('searchbox')).toHaveValue('hospital');
    await expect(canvas.getByRole('combobox', { name: 'Situação' })).toHaveValue('cancelled');
    for (const badge of canvas.getAllByRole('row').slice(1)) await expect(badge).toHaveTextContent('Cancelada');
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar o filtro Situação' }));
    await waitFor(() => expect(address()).toBe('/?search=hospital'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Situação' }), 'Exigência');
    await waitFor(() => expect(address()).toBe('/?search=hospital&status=requirement'));
  },
};

export const UnknownState: Story = {
  name: 'Endereço com valores que não existem',
  args: { title: 'Endereço' },
  parameters: { at: '/?status=none&limit=7&sort=password' },
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await expect(await loaded()).toHaveLength(20);
    await expect(canvas.getByRole('combobox', { name: 'Situação' })).toHaveValue('');
    await expect(canvas.queryByRole('columnheader', { name: /^(?:as|des)cending/ })).toBeNull();
  },
};

export const Sort: Story = {
  name: 'Ordem pelo cabeçalho',
  args: { title: 'Ordem' },
  play: async ({ canvasElement }) => {
    const { canvas, numbers, loaded, address } = stage(canvasElement);
    await loaded();
    const header = canvas.getByRole('columnheader', { name: 'Número' });
    const button = within(header).getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(numbers()[0]).toBe('2026/001'));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(address()).toBe('/?sort=number');
    await userEvent.click(button);
    await waitFor(() => expect(numbers()[0]).toBe('2026/128'));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(button);
    await waitFor(() => expect(address()).toBe('/'));
    await expect(header).not.toHaveAttribute('aria-sort');
    await expect(within(canvas.getByRole('columnheader', { name: 'Valor' })).queryByRole('button')).toBeNull();
  },
};

export const Pages: Story = {
  name: 'Páginas',
  args: { title: 'Páginas' },
  play: async ({ canvasElement }) => {
    const { canvas, numbers, loaded, address } = stage(canvasElement);
    await expect(await loaded()).toHaveLength(20);
    await expect(canvas.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima' }));
    await waitFor(() => expect(numbers()[0]).toBe('2026/108'));
    await expect(address()).toBe('/?after=20');
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }));
    await waitFor(() => expect(numbers()[0]).toBe('2026/128'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Registros por página:' }), '50');
    await waitFor(() => expect(numbers()).toHaveLength(50));
    await expect(address()).toBe('/?limit=50');
  },
};

export const PageThatEmptied: Story = {
  name: 'Última página que ficou vazia',
  args: { title: 'Última página' },
  parameters: { at: '/?after=500' },
  play: async ({ canvasElement }) => {
    const { numbers, loaded, address } = stage(canvasElement);
    await loaded();
    await expect(numbers()[0]).toBe('2026/128');
    await expect(address()).toBe('/');
  },
};

export const All: Story = {
  name: 'Todos, bloco a bloco',
  args: { title: 'Todos', query: storyListQuery(storyRows(10_000)) },
  play: async ({ canvasElement }) => {
    const { canvas, numbers, loaded, address } = stage(canvasElement);
    await loaded();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Registros por página:' }), 'Todos');
    await waitFor(() => expect(address()).toBe('/?limit=all'));
    await waitFor(() => expect(numbers()).toContain('2026/10000'), { timeout: 5000 });
    for (let block = 0; block < 3; block++) {
      scrollTo(0, document.documentElement.scrollHeight);
      const height = document.documentElement.scrollHeight;
      await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(height));
    }
    await expect(numbers().length).toBeLessThan(80);
    await expect(numbers()).not.toContain('2026/10000');
    scrollTo(0, 0);
    await waitFor(() => expect(numbers()).toContain('2026/10000'));
  },
};

export const Keyboard: Story = {
  name: 'Só com o teclado',
  args: {
    title: 'Teclado',
    bulk: [{ label: 'Enviar por e-mail', icon: Mail, onSelect: sendRows }],
  },
  parameters: { at: '/?sort=number' },
  play: async ({ canvasElement }) => {
    const { canvas, loaded, address } = stage(canvasElement);
    await loaded();
    const row = (index: number) => canvas.getAllByRole('row')[index];
    row(1)?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(row(3)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(row(20)).toHaveFocus();
    await userEvent.keyboard('{Home} ');
    await expect(row(1)).toHaveFocus();
    await expect(canvas.getByText('1 selecionado')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await within(document.body).findByRole('dialog', { name: 'Uma nota' });
    await expect(address()).toBe('/nota/127?sort=number');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/?sort=number'));
    await expect(canvas.getByText('1 selecionado')).toBeVisible();
  },
};

export const Selection: Story = {
  name: 'Seleção',
  args: {
    title: 'Seleção',
    bulk: [{ label: 'Enviar por e-mail', icon: Mail, onSelect: sendRows }],
  },
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await loaded();
    const [all, first, second] = canvas.getAllByRole('checkbox');
    if (!all || !first || !second) throw new Error('No checkboxes');
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar por e-mail' }));
    await expect(sendRows).toHaveBeenLastCalledWith([expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2 })]);
    await userEvent.click(all);
    await expect(canvas.getByText('20 selecionados')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima' }));
    await waitFor(() => expect(canvas.queryByText(/selecionados/)).toBeNull());
  },
};

export const Opening: Story = {
  name: 'Abrir e voltar',
  args: { title: 'Abrir' },
  parameters: { at: '/?status=issued' },
  play: async ({ canvasElement }) => {
    const { canvas, loaded, address } = stage(canvasElement);
    await loaded();
    await userEvent.click(canvas.getAllByRole('cell')[2] ?? canvasElement);
    await within(document.body).findByRole('dialog', { name: 'Uma nota' });
    await expect(address()).toMatch(/^\/nota\/\d+\?status=issued$/);
    await userEvent.click(within(document.body).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(address()).toBe('/?status=issued'));
    await userEvent.click(canvas.getByRole('link', { name: 'Criar' }));
    await within(document.body).findByRole('dialog', { name: 'Nova nota' });
    await expect(address()).toBe('/criar?status=issued');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/?status=issued'));
  },
};

export const Looks: Story = {
  name: 'Colunas e ações ao gosto',
  args: {
    title: 'Ajustes',
    actions: [
      { label: 'Editar', icon: Pencil, to: ({ id }) => `nota/${id}` },
      { label: 'Excluir', icon: Trash2, tone: 'danger', onSelect: removeRow, allowed: ({ status }) => status === 'requested' },
    ],
  },
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await loaded();
    const page = within(document.body);
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ajustes da tabela' }));
      await userEvent.click(await page.findByRole('menuitemcheckbox', { name }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    };
    await expect(canvas.queryByRole('columnheader', { name: 'CPF/CNPJ' })).toBeNull();
    await choose('CPF/CNPJ');
    await expect(canvas.getByRole('columnheader', { name: 'CPF/CNPJ' })).toBeVisible();
    await expect(canvas.getAllByText('11.222.333/0001-81')[0]).toBeVisible();
    await choose('Tomador');
    await expect(canvas.queryByRole('columnheader', { name: 'Tomador' })).toBeNull();
    const rowHeight = () => canvas.getAllByRole('row')[1]?.getBoundingClientRect().height ?? 0;
    await expect(rowHeight()).toBeCloseTo(40, 0);
    await choose('Compactas');
    await waitFor(() => expect(rowHeight()).toBeCloseTo(32, 0));
    await choose('Menu');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Ações' })).toHaveLength(20));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Ações' })[2] ?? canvasElement);
    const menu = await page.findByRole('menu', { name: 'Ações' });
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Excluir' }));
    await waitFor(() => expect(removeRow).toHaveBeenLastCalledWith(expect.objectContaining({ id: 3 })));
    await expect(JSON.parse(localStorage.getItem('esteto.tables') ?? '')).toHaveProperty('Ajustes.actions', 'menu');
    for (const name of ['Detalhadas', 'Compactas', 'Tomador', 'CPF/CNPJ']) await choose(name);
  },
};

export const Cards: Story = {
  name: 'Cartões no celular',
  args: { title: 'Cartões' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { canvas, loaded, address } = stage(canvasElement);
    await loaded();
    await expect(canvas.queryByRole('table')).toBeNull();
    const [card] = canvas.getAllByRole('listitem');
    await expect(card).toHaveTextContent(/^2026\/128.*TomadorHospital São Lucas S\.A\.Valor/);
    await userEvent.click(within(card ?? canvasElement).getByText('Tomador'));
    await within(document.body).findByRole('dialog', { name: 'Uma nota' });
    await expect(address()).toBe('/nota/1');
  },
};
