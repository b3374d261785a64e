import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Pencil, Trash2 } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ExportTellingProvider, type TellExport } from '../../system/context/export-telling.ts';
import { type StoryRow, storyListQuery, storyRows, storyStatusLabel, storyStatusTone } from '../../testing/story-list.ts';
import { statusCell } from '../data-table/cells/code-cells.tsx';
import { columnsFor } from '../data-table/columns.ts';
import { RouteDialog } from '../dialog/route-dialog.tsx';
import { ListPage } from './list-page.tsx';

// What a person does with a list, step by step.

const Where = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Endereço">{decodeURIComponent(pathname + search)}</output>;
};

const removeRow = fn();
const sendRows = fn();

const meta = {
  title: 'Padrões/Lista/Uso',
  component: ListPage<StoryRow>,
  // All stories stand at one address, whose preferences they would share.
  beforeEach: () => localStorage.removeItem('esteto.tables'),
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
      { key: 'client', header: 'Tomador', sort: true },
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
    for (const badge of canvas.getAllByRole('row').slice(1, -1)) await expect(badge).toHaveTextContent('Cancelada');
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar o filtro Situação' }));
    await waitFor(() => expect(address()).toBe('/?search=hospital'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Situação' }), 'Exigência');
    await waitFor(() => expect(address()).toBe('/?search=hospital&status=requirement'));
  },
};

export const TwoAtOnce: Story = {
  name: 'Duas escolhas antes que a primeira chegue',
  args: { title: 'Duas escolhas' },
  play: async ({ canvasElement }) => {
    const { canvas, loaded, address } = stage(canvasElement);
    await loaded();
    // As the browser does it: whatever testing-library changes is drawn before the next.
    const choose = (name: string, value: string) => {
      const box = canvas.getByRole<HTMLSelectElement>('combobox', { name });
      box.value = value;
      box.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('Registros por página:', '50');
    choose('Situação', 'requirement');
    await waitFor(() => expect(address()).toBe('/?limit=50&status=requirement'));
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
    await expect(canvas.getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
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
    await waitFor(() => expect(numbers()).toContain('2026/10000'));
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
    await expect(await canvas.findByText('1 selecionado')).toBeVisible();
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
    await expect(sendRows).toHaveBeenLastCalledWith({
      count: 2,
      rows: [expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2 })],
      everything: null,
    });
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
    await expect(JSON.parse(localStorage.getItem('esteto.tables') ?? '')).toHaveProperty(['value', 'tables', '/', 'actions'], 'menu');
    for (const name of ['Detalhadas', 'Compactas', 'Tomador', 'CPF/CNPJ']) await choose(name);
  },
};

/** Several columns in a row: the menu waits for Esc. */
export const SeveralColumns: Story = {
  name: 'Várias colunas de uma vez',
  args: { title: 'Várias colunas' },
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await loaded();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajustes da tabela' }));
    const menu = within(await within(document.body).findByRole('menu', { name: 'Ajustes da tabela' }));
    for (const name of ['CPF/CNPJ', 'Tomador', 'Valor']) await userEvent.click(menu.getByRole('menuitemcheckbox', { name }));
    await expect(menu.getByRole('menuitemcheckbox', { name: 'CPF/CNPJ' })).toBeChecked();
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Valor' })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['Número', 'CPF/CNPJ', 'Situação']);
  },
};

/** One chip for both ends: the first month is the whole period, an end that lies before the start takes it along. */
export const Period: Story = {
  name: 'Período',
  args: {
    title: 'Período',
    filters: [
      {
        kind: 'period',
        name: 'competence_from',
        to: 'competence_to',
        label: 'Competência',
        options: { '2026-11': 'nov/2026', '2026-10': 'out/2026', '2026-09': 'set/2026' },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const { canvas, loaded, address } = stage(canvasElement);
    await loaded();
    const choose = (name: string, month: string) => userEvent.selectOptions(canvas.getByRole('combobox', { name }), month);
    await choose('Competência', 'out/2026');
    await waitFor(() => expect(address()).toBe('/?competence_from=2026-10&competence_to=2026-10'));
    await choose('Competência, até', 'nov/2026');
    await waitFor(() => expect(address()).toBe('/?competence_from=2026-10&competence_to=2026-11'));
    await choose('Competência, até', 'set/2026');
    await waitFor(() => expect(address()).toBe('/?competence_from=2026-09&competence_to=2026-09'));
    await choose('Competência, até', 'Sem limite');
    await waitFor(() => expect(address()).toBe('/?competence_from=2026-09'));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar o filtro Competência' }));
    await waitFor(() => expect(address()).toBe('/'));
    await expect(canvas.getByRole('combobox', { name: 'Competência' })).toHaveFocus();
  },
};

/** '/' to the search, down to what it found, j and k from row to row; in the box they are letters. */
export const Keys: Story = {
  name: 'Teclas de qualquer lugar da página',
  args: { title: 'Teclas' },
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await loaded();
    const row = (at: number) => canvas.getAllByRole('row')[at];
    const press = (keys: string) => userEvent.keyboard(keys);
    await press('/');
    const box = canvas.getByRole('searchbox');
    await expect(box).toHaveFocus();
    await press('jk/');
    await expect(box).toHaveValue('jk/');
    await userEvent.clear(box);
    await loaded();
    await press('{ArrowDown}');
    await expect(row(1)).toHaveFocus();
    await press('jj');
    await expect(row(3)).toHaveFocus();
    await press('k');
    await expect(row(2)).toHaveFocus();
    canvas.getByRole('button', { name: 'Ajustes da tabela' }).focus();
    await press('j');
    await expect(row(1)).toHaveFocus();
  },
};

/** Columns are moved by buttons beside dragging; the order is remembered, also for what is exported. */
export const ColumnOrder: Story = {
  name: 'Colunas em outra ordem',
  args: { title: 'Ordem das colunas' },
  beforeEach: () => catchFiles(),
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await loaded();
    const page = within(document.body);
    const settings = canvas.getByRole('button', { name: 'Ajustes da tabela' });
    const headers = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const pick = async (name: string) => {
      await userEvent.click(settings);
      await userEvent.click(await page.findByRole('menuitem', { name }));
    };
    await expect(headers()).toEqual(['Número', 'Tomador', 'Valor', 'Situação']);
    await pick('Ordem das colunas');
    const dialog = within(await page.findByRole('dialog', { name: 'Ordem das colunas' }));
    await expect(dialog.getByText('oculta')).toBeVisible();
    const left = dialog.getByRole('button', { name: 'Mover Situação para a esquerda' });
    await userEvent.click(left);
    await expect(left).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('Situação: posição 3 de 5')).toBeInTheDocument();
    const [first] = dialog.getAllByRole('listitem');
    const status = dialog.getAllByRole('listitem')[2];
    if (!first || !status) throw new Error('no rows');
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(status, { dataTransfer });
    await fireEvent.dragOver(first, { dataTransfer });
    await fireEvent.dragEnd(status, { dataTransfer });
    await userEvent.click(dialog.getByRole('button', { name: 'Concluir' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(settings).toHaveFocus());
    await expect(headers()).toEqual(['Situação', 'Número', 'Tomador', 'Valor']);
    await expect(JSON.parse(localStorage.getItem('esteto.tables') ?? '')).toHaveProperty(
      ['value', 'tables', '/', 'columnOrder'],
      ['status', 'number', 'client', 'document', 'amount'],
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar lista' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Exportar CSV' }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    await expect(await savedFiles[0]?.file.text()).toMatch(/Situação;Número;Tomador;Valor\r\n/);
    await pick('Ordem das colunas');
    await userEvent.click(await page.findByRole('button', { name: 'Restaurar padrão' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(headers()).toEqual(['Número', 'Tomador', 'Valor', 'Situação']);
  },
};

/** What was stored and makes no sense falls back to 'Detalhadas'. */
export const StrangePreferences: Story = {
  name: 'Preferência guardada que não existe',
  args: { title: 'Preferência', actions: [{ label: 'Editar', icon: Pencil, to: ({ id }) => `nota/${id}` }] },
  beforeEach: () => {
    localStorage.setItem('esteto.tables', JSON.stringify({ version: 2, value: { actions: 'huge', tables: { '/': { actions: 'tiny' } } } }));
  },
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await loaded();
    await expect(canvas.getAllByRole('link', { name: 'Editar' })[0]).toHaveTextContent('Editar');
  },
};

export const OneLookForAll: Story = {
  name: 'O mesmo jeito em todas as tabelas',
  args: { title: 'Uma só', actions: [{ label: 'Editar', icon: Pencil, to: ({ id }) => `nota/${id}` }] },
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await loaded();
    const page = within(document.body);
    const choose = async (role: 'menuitem' | 'menuitemcheckbox', name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ajustes da tabela' }));
      await userEvent.click(await page.findByRole(role, { name }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    };
    await choose('menuitemcheckbox', 'Apenas Ícones');
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Editar' })[0]).not.toHaveTextContent('Editar'));
    await choose('menuitem', 'Usar em todas as tabelas');
    await expect(JSON.parse(localStorage.getItem('esteto.tables') ?? '')).toMatchObject({
      version: 2,
      value: { actions: 'icons', tables: { '/': {} } },
    });
    await choose('menuitemcheckbox', 'Detalhadas');
    await choose('menuitem', 'Usar em todas as tabelas');
  },
};

const savedFiles: { name: string; file: Blob }[] = [];

/** Keeps what would be downloaded. */
const catchFiles = () => {
  savedFiles.length = 0;
  let last = new Blob();
  const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) last = file;
    return 'about:blank';
  });
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    savedFiles.push({ name: this.download, file: last });
  });
  return () => {
    made.mockRestore();
    clicked.mockRestore();
  };
};

/** A file holds what the list shows: its columns, filters and order, on all its pages; and nothing that runs as a formula. */
export const Export: Story = {
  name: 'Exportar CSV e XLSX',
  args: { title: 'Exportação', query: storyListQuery(storyRows(128).map((row) => (row.id === 2 ? { ...row, client: '=1+1' } : row))) },
  parameters: { at: '/?sort=number' },
  beforeEach: catchFiles,
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await loaded();
    const ask = async (name: string, count: number) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Exportar lista' }));
      await userEvent.click(await within(document.body).findByRole('menuitem', { name }));
      await waitFor(() => expect(savedFiles).toHaveLength(count));
    };
    await ask('Exportar CSV', 1);
    const csv = await savedFiles[0]?.file.text();
    const lines = csv?.trimEnd().split('\r\n') ?? [];
    await expect(savedFiles[0]?.name).toBe('Exportação.csv');
    await expect(lines).toHaveLength(129);
    await expect(lines[0]).toMatch(/Número;Tomador;Valor;Situação$/);
    await expect(lines[1]).toMatch(/^2026\/001;/);
    await expect(lines[127]).toMatch(/^2026\/127;'=1\+1;/);
    await ask('Exportar XLSX', 2);
    await expect(savedFiles[1]?.name).toBe('Exportação.xlsx');
    await expect(new TextDecoder().decode(await savedFiles[1]?.file.slice(0, 2).arrayBuffer())).toBe('PK');
  },
};

/** What leaves is told before it does; where that fails, nothing leaves. */
export const ExportNotTold: Story = {
  name: 'Exportação que não pode ser anotada',
  args: { title: 'Anotada' },
  decorators: [
    (Shown) => (
      <ExportTellingProvider value={{ tell: tellExport, may: () => true }}>
        <Shown />
      </ExportTellingProvider>
    ),
  ],
  beforeEach: catchFiles,
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await loaded();
    tellExport.mockRejectedValueOnce(new Error('sem conexão'));
    const ask = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Exportar lista' }));
      await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Exportar CSV' }));
    };
    await ask();
    await waitFor(() => expect(tellExport).toHaveBeenLastCalledWith({ list: 'Anotada', rows: 128, format: 'csv' }));
    await expect(await within(document.body).findByText('sem conexão')).toBeVisible();
    await expect(savedFiles).toHaveLength(0);
    await ask();
    await waitFor(() => expect(savedFiles).toHaveLength(1));
  },
};

const tellExport = fn<TellExport>(() => Promise.resolve());

/** Whoever may only look is offered nothing to take along. */
export const ExportNotAllowed: Story = {
  name: 'Sem permissão para exportar',
  args: { title: 'Só para ver' },
  decorators: [
    (Shown) => (
      <ExportTellingProvider value={{ tell: tellExport, may: (list) => list !== 'Só para ver' }}>
        <Shown />
      </ExportTellingProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await loaded();
    await expect(canvas.queryByRole('button', { name: 'Exportar lista' })).toBeNull();
  },
};

export const ExportCalledOff: Story = {
  name: 'Exportação interrompida',
  args: { title: 'Interrompida', query: storyListQuery(storyRows(9_000), { delay: 120 }) },
  beforeEach: catchFiles,
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await loaded();
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar lista' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Exportar CSV' }));
    await expect(await canvas.findByText(/^Reunindo [1-9]\d* de 9\.000$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.queryByText(/^Reunindo/)).toBeNull();
    await expect(savedFiles).toHaveLength(0);
  },
};

/** What takes ids gets the rows of all pages, less those that were left out. */
export const Gathers: Story = {
  name: 'Todos, reunidos antes',
  args: { title: 'Seleção reunida', bulk: [{ label: 'Enviar por e-mail', icon: Mail, onSelect: sendRows, gathers: true }] },
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await loaded();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Selecionar todos os / }));
    const [, first] = canvas.getAllByRole('checkbox');
    await userEvent.click(first ?? canvasElement);
    const label = (await canvas.findByText(/^\d+ selecionados$/)).textContent ?? '';
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar por e-mail' }));
    await waitFor(() => expect(sendRows.mock.lastCall?.[0]).toMatchObject({ count: Number.parseInt(label, 10), everything: null }));
    const left = first?.closest('tr')?.dataset['row'];
    const withLeft = expect.objectContaining({ rows: expect.arrayContaining([expect.objectContaining({ id: Number(left) })]) });
    await expect(sendRows).not.toHaveBeenLastCalledWith(withLeft);
  },
};

export const Everything: Story = {
  name: 'Todos os que atendem aos filtros',
  args: { title: 'Seleção de tudo', bulk: [{ label: 'Enviar por e-mail', icon: Mail, onSelect: sendRows }] },
  parameters: { at: '/?status=issued' },
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await loaded();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    await expect(canvas.getByText('20 selecionados')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar todos os 56 que correspondem ao filtro' }));
    await expect(await canvas.findByText('56 selecionados')).toBeVisible();
    // Other pages are selected too, and one of them may be left out.
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Anterior' })).not.toHaveAttribute('aria-disabled'));
    const [, first] = canvas.getAllByRole('checkbox');
    await expect(first).toBeChecked();
    await userEvent.click(first ?? canvasElement);
    await expect(canvas.getByText('55 selecionados')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar por e-mail' }));
    const left = first?.closest('tr')?.dataset['row'];
    await expect(sendRows.mock.lastCall?.[0]).toMatchObject({ count: 55, everything: { filters: { status: 'issued' }, except: [left] } });
    await userEvent.click(first ?? canvasElement);
    await expect(canvas.getByText('56 selecionados')).toBeVisible();
    await userEvent.click(first ?? canvasElement);
    // Another question is another selection.
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar o filtro Situação' }));
    await waitFor(() => expect(canvas.queryByText('55 selecionados')).toBeNull());
  },
};

let refusals = 0;

export const BlockFailed: Story = {
  name: 'Um bloco que não veio',
  args: {
    title: 'Bloco',
    query: (input) => {
      const { queryKey, queryFn } = storyListQuery(storyRows(1_000))(input);
      const refuse = () => (input.after === '100' && refusals++ === 0 ? Promise.reject(new Error('Sem conexão com a internet.')) : null);
      return {
        queryKey: ['failing', ...queryKey],
        queryFn: async (context) => (await refuse()) ?? (await (queryFn as typeof queryFn & ((of: unknown) => Promise<never>))(context)),
      };
    },
  },
  parameters: { at: '/?limit=all' },
  play: async ({ canvasElement }) => {
    const { canvas, loaded, numbers } = stage(canvasElement);
    await loaded();
    scrollTo(0, document.documentElement.scrollHeight);
    await expect(await canvas.findByText('Não foi possível carregar os outros registros.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(Number(numbers().at(-1)?.slice(5))).toBeLessThan(900));
    scrollTo(0, 0);
  },
};

/** The headers stay in sight while rows pass below them. */
export const StickyHead: Story = {
  name: 'Cabeçalho que fica',
  args: { title: 'Cabeçalho' },
  parameters: { at: '/?limit=50' },
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await loaded();
    scrollTo(0, 900);
    const header = canvas.getByRole('columnheader', { name: 'Número' });
    await waitFor(() => expect(header.getBoundingClientRect().top).toBeCloseTo(0, 0));
    await expect(document.elementFromPoint(header.getBoundingClientRect().left + 30, 10)).toBe(within(header).getByRole('button'));
    scrollTo(0, 0);
  },
};

/** More columns than fit: the table scrolls in its place, and what tells a row from another stays. */
export const StickyColumn: Story = {
  name: 'Primeira coluna que fica',
  args: {
    title: 'Coluna',
    bulk: [{ label: 'Enviar por e-mail', icon: Mail, onSelect: sendRows }],
    actions: [{ label: 'Editar', icon: Pencil, to: ({ id }) => `nota/${id}` }],
    columns: columnsFor<StoryRow>()([
      { key: 'number', header: 'Número', sort: true },
      ...Array.from({ length: 12 }, (_, index) => ({
        key: `extra_${index}`,
        header: `Informação ${index + 1}`,
        value: () => 'Um texto de tamanho comum',
      })),
    ]),
  },
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await loaded();
    const scroller = canvas.getByRole('table').parentElement ?? canvasElement;
    await waitFor(() => expect(scroller).toHaveAttribute('data-wide'));
    const left = () => canvas.getByRole('columnheader', { name: 'Número' }).getBoundingClientRect().left;
    const before = left();
    scroller.scrollTo(600, 200);
    await waitFor(() => expect(scroller.scrollLeft).toBe(600));
    await expect(left()).toBeCloseTo(before, 0);
    await expect(canvas.getByRole('columnheader', { name: 'Número' }).getBoundingClientRect().top).toBeCloseTo(
      scroller.getBoundingClientRect().top,
      0,
    );
    scroller.scrollTo(0, 0);
  },
};

export const Cards: Story = {
  name: 'Duas linhas no celular',
  args: { title: 'Cartões' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { canvas, loaded, address } = stage(canvasElement);
    await loaded();
    await expect(canvas.queryByRole('table')).toBeNull();
    const [card] = canvas.getAllByRole('listitem');
    // What is read aloud; the title with the amount stands above, the rest with the status below.
    await expect(card).toHaveTextContent(/^2026\/128Valor: R\$ 1\.234,56Tomador: Hospital São Lucas S\.A\.Situação: Autorizada$/);
    await expect(card?.getBoundingClientRect().height).toBeLessThan(72);
    const top = (text: RegExp | string) =>
      Math.round(
        within(card ?? canvasElement)
          .getByText(text)
          .getBoundingClientRect().top,
      );
    await expect(Math.abs(top('2026/128') - top(/1\.234,56/))).toBeLessThan(4);
    await expect(top('Autorizada')).toBeGreaterThan(top('2026/128') + 12);
    await userEvent.click(within(card ?? canvasElement).getByText(/São Lucas/));
    await within(document.body).findByRole('dialog', { name: 'Uma nota' });
    await expect(address()).toBe('/nota/1');
  },
};

/** What is on says so; the others stand behind one button. */
export const FiltersOnAPhone: Story = {
  name: 'Filtros no celular',
  args: {
    title: 'Filtros no celular',
    filters: [
      { kind: 'search', name: 'search' },
      { kind: 'option', name: 'status', label: 'Situação', options: storyStatusLabel },
      { kind: 'flag', name: 'late', label: 'Em atraso' },
      { kind: 'flag', name: 'archived', label: 'Arquivadas' },
      { kind: 'flag', name: 'recurring', label: 'Recorrentes' },
    ],
  },
  parameters: { at: '/?late=true' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { canvas, loaded } = stage(canvasElement);
    await loaded();
    // The size of a page is no filter, and its label stands beside it.
    const filters = () => canvas.getAllByRole('combobox').flatMap((filter) => filter.getAttribute('aria-label') ?? []);
    await expect(filters()).toEqual(['Em atraso']);
    const more = canvas.getByRole('button', { name: 'Filtros' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(filters()).toEqual(['Situação', 'Em atraso', 'Arquivadas', 'Recorrentes']);
    await userEvent.click(canvas.getByRole('button', { name: 'Menos filtros' }));
    await expect(filters()).toEqual(['Em atraso']);
  },
};
