import { object, text } from '@esteto/domain/shared/schema/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { FileCheck, Pencil, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../../components/field/text/text-field.tsx';
import { pickByKeys, press, tabTo } from '../../testing/story-keys.ts';
import { type StoryRow, storyListQuery, storyRows, storyStatusLabel, storyStatusTone } from '../../testing/story-list.ts';
import { statusCell } from '../data-table/cells/code-cells.tsx';
import { columnsFor } from '../data-table/columns.ts';
import { RouteDialog } from '../dialog/route-dialog.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { ListPage } from './list-page.tsx';

// A list without a mouse, from the search to the last page and through the dialogs of its rows. Where the focus is, is the matter.

const schema = object({ number: text('Número').required() });

let rows: StoryRow[] = [];
let client: QueryClient | null = null;
let back = (): void => undefined;

/** What the server does with a row; the list is asked anew, as after each save. */
const change = async (next: StoryRow[]) => {
  rows = next;
  await client?.invalidateQueries({ queryKey: ['story-list'] });
};

const Surroundings = () => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    client = queries;
    back = () => void navigate(-1);
  }, [queries, navigate]);
  return (
    <>
      <Outlet />
      <output>{decodeURIComponent(pathname + search)}</output>
    </>
  );
};

const saving = (title: string, result: Partial<StoryRow>) => (
  <FormDialog
    title={title}
    schema={schema}
    id={3}
    record={() => ({ queryKey: ['row', 3], queryFn: () => Promise.resolve({ id: 3, version: 1, number: '2026/126' }) })}
    mutation={{
      mutationFn: async () => {
        await change(rows.map((row) => (row.id === 3 ? { ...row, ...result } : row)));
        return { id: 3 };
      },
    }}
    done="Nota salva."
  >
    <TextField name="number" />
  </FormDialog>
);

const meta = {
  title: 'Padrões/Lista/Sem mouse',
  component: ListPage<StoryRow>,
  beforeEach: () => {
    rows = storyRows(128);
    localStorage.removeItem('esteto.tables');
  },
  parameters: {
    routes: [
      { path: 'criar', element: <RouteDialog title="Nova nota">O formulário.</RouteDialog> },
      { path: 'nota/:id', element: <RouteDialog title="Uma nota">Os dados.</RouteDialog> },
      { path: 'nota/:id/editar', element: saving('Editar nota', {}) },
      { path: 'nota/:id/emitir', element: saving('Emitir nota', { status: 'issued' }) },
    ],
  },
  args: {
    title: 'Notas',
    create: 'criar',
    createLabel: 'Solicitar nota',
    columns: columnsFor<StoryRow>()([
      { key: 'number', header: 'Número', sort: true },
      { key: 'client', header: 'Tomador', sort: true },
      { key: 'amount', header: 'Valor', cell: 'money' },
      { key: 'status', header: 'Situação', cell: statusCell(storyStatusLabel, storyStatusTone) },
    ]),
    filters: [
      { kind: 'search', name: 'search' },
      { kind: 'option', name: 'status', label: 'Situação', options: storyStatusLabel },
    ],
    actions: [
      { label: 'Editar', icon: Pencil, to: ({ id }) => `nota/${id}/editar` },
      { label: 'Emitir', icon: FileCheck, to: ({ id }) => `nota/${id}/emitir`, allowed: ({ status }) => status === 'requested' },
      {
        label: 'Excluir',
        icon: Trash2,
        tone: 'danger',
        onSelect: ({ id }) => void change(rows.filter((row) => row.id !== id)),
        allowed: ({ status }) => status === 'cancelled',
      },
    ],
    empty: 'Nenhuma nota ainda.',
    rowHref: ({ id }) => `nota/${id}`,
    query: (input) => {
      const { queryKey } = storyListQuery(rows)(input);
      return { queryKey, queryFn: (context) => (storyListQuery(rows)(input).queryFn as (of: unknown) => Promise<never>)(context) };
    },
    children: <Surroundings />,
  },
} satisfies Meta<typeof ListPage<StoryRow>>;

export default meta;
type Story = StoryObj<typeof ListPage<StoryRow>>;

const stage = async (root: HTMLElement) => {
  const canvas = within(root);
  const drawn = () => [...root.querySelectorAll<HTMLElement>('[data-row]')];
  const first = (number: string) => waitFor(() => expect(drawn()[0]).toHaveTextContent(new RegExp(`^${number}`)));
  await first('2026/128');
  return {
    canvas,
    drawn,
    first,
    address: () => root.querySelector('output')?.textContent,
    button: (name: string) => canvas.getByRole('button', { name }),
    focused: (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus()),
  };
};

const noDialog = () => waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());

export const FiltersAndOrder: Story = {
  name: 'Busca, filtra e ordena',
  play: async ({ canvasElement }) => {
    const { canvas, first, address, button, focused } = await stage(canvasElement);
    const search = canvas.getByRole('searchbox');
    await press(search, { keys: 'zzzz' });
    await canvas.findByText('Nada encontrado com estes filtros.');
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await first('2026/128');

    // What goes with a filter leaves the focus beside it.
    const status = canvas.getByRole('combobox', { name: 'Situação' });
    await tabTo(status);
    await userEvent.selectOptions(status, 'Cancelada');
    await waitFor(() => expect(address()).toBe('/?status=cancelled'));
    await press(button('Retirar o filtro Situação'));
    await focused(canvas.getByRole('combobox', { name: 'Situação' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Situação' }), 'Exigência');
    await waitFor(() => expect(address()).toBe('/?status=requirement'));
    await tabTo(search, { shift: true });
    await userEvent.keyboard('zzzz');
    await press(await canvas.findByRole('button', { name: 'Limpar filtros' }));
    await focused(search);
    await first('2026/128');

    const order = within(canvas.getByRole('columnheader', { name: 'Número' })).getByRole('button');
    await press(order);
    await first('2026/001');
    await expect(order).toHaveFocus();
  },
};

export const SettingsAndPages: Story = {
  name: 'Ajusta a tabela, vira as páginas e anda pelas linhas',
  play: async ({ canvasElement }) => {
    const { canvas, drawn, first, button, focused } = await stage(canvasElement);
    const settings = button('Ajustes da tabela');
    await pickByKeys(settings, 'Compactas', { stays: true });
    await expect(canvasElement.querySelectorAll('[data-dense]')).toHaveLength(1);
    await focused(settings);
    await pickByKeys(settings, 'Tomador', { stays: true });
    await expect(canvas.queryByRole('columnheader', { name: 'Tomador' })).toBeNull();
    // The second time nothing has to be fetched: the dialog stands before its menu has gone.
    for (let times = 0; times < 2; times += 1) {
      await pickByKeys(settings, 'Ordem das colunas');
      const order = await within(document.body).findByRole('dialog', { name: 'Ordem das colunas' });
      await waitFor(() => expect(order).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await noDialog();
      await focused(settings);
    }

    const next = button('Próxima');
    await press(next);
    await first('2026/108');
    await expect(next).toHaveFocus();
    const previous = button('Anterior');
    await press(previous, { shift: true });
    await first('2026/128');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toHaveFocus();

    const row = drawn()[0];
    if (!row) throw new Error('no rows');
    await tabTo(row, { shift: true });
    await userEvent.keyboard('{End}');
    await expect(drawn().at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await within(document.body).findByRole('dialog', { name: 'Uma nota' });
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await waitFor(() => expect(drawn()[1]).toHaveFocus());
  },
};

/** A dialog gives the focus back to what opened it; an action that goes leaves it to its row, and a row to the one that takes its place. */
export const Dialogs: Story = {
  name: 'Cria, edita, emite e exclui',
  play: async ({ canvasElement }) => {
    const { canvas, drawn, focused } = await stage(canvasElement);
    const rowOf = (number: string) => drawn().find(({ textContent }) => textContent.startsWith(number)) ?? canvasElement;
    const action = (number: string, name: string, role: 'link' | 'button' = 'link') => within(rowOf(number)).getByRole(role, { name });
    const dialog = (name: string) => within(document.body).findByRole('dialog', { name });

    const create = canvas.getByRole('link', { name: 'Solicitar nota' });
    await press(create);
    await dialog('Nova nota');
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await focused(create);

    await press(action('2026/126', 'Editar'));
    const field = await within(await dialog('Editar nota')).findByLabelText(/^Número/);
    await focused(field);
    await userEvent.type(field, '{Enter}');
    await noDialog();
    await focused(action('2026/126', 'Editar'));

    await press(action('2026/126', 'Emitir'));
    await userEvent.type(await within(await dialog('Emitir nota')).findByLabelText(/^Número/), '{Enter}');
    await noDialog();
    await waitFor(() => expect(rowOf('2026/126')).toHaveTextContent('Autorizada'));
    await focused(rowOf('2026/126'));

    await press(action('2026/122', 'Excluir', 'button'));
    await waitFor(() => expect(rowOf('2026/122')).toBe(canvasElement));
    await focused(rowOf('2026/121'));
  },
};

/** Filter, order and page stand in the address: dialogs keep them, and the way back leads through what was seen. */
export const Address: Story = {
  name: 'O endereço guarda tudo, e voltar leva por onde se veio',
  parameters: { at: '/?status=issued' },
  play: async ({ canvasElement }) => {
    const { canvas, drawn, address, button } = await stage(canvasElement);
    const shown = () => drawn().map(({ textContent }) => textContent);
    const at = (wanted: string) => waitFor(() => expect(address()).toBe(wanted));
    await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Número' })).getByRole('button'));
    await at('/?status=issued&sort=number');
    await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy'));
    const firstPage = shown();
    await userEvent.click(button('Próxima'));
    await at('/?status=issued&sort=number&after=20');
    await waitFor(() => expect(shown()).not.toEqual(firstPage));
    await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy'));
    const secondPage = shown();

    await userEvent.click(drawn()[1]?.querySelector('a') ?? canvasElement);
    await within(document.body).findByRole('dialog', { name: 'Uma nota' });
    await expect(address()).toMatch(/^\/nota\/\d+\?status=issued&sort=number&after=20$/);
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await at('/?status=issued&sort=number&after=20');
    await expect(shown()).toEqual(secondPage);

    back();
    await within(document.body).findByRole('dialog', { name: 'Uma nota' });
    back();
    await at('/?status=issued&sort=number&after=20');
    await noDialog();
    back();
    await at('/?status=issued&sort=number');
    await waitFor(() => expect(shown()).toEqual(firstPage));
  },
};
