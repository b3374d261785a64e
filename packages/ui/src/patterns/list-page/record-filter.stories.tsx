import { searchKey } from '@esteto/domain/shared/text/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet, useLocation } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dialogCalled } from '../../testing/story-dialog.ts';
import { type StoryRow, storyListQuery, storyRows } from '../../testing/story-list.ts';
import { columnsFor } from '../data-table/columns.ts';
import type { RecordOption, RecordQuery } from './filter-field.ts';
import { ListPage } from './list-page.tsx';

// A filter by one of many records: none of it is fetched before it is used.

const OPTIONS: RecordOption[] = [
  { id: 3, label: 'Hospital São Lucas', detail: '11.222.333/0001-81 · Souza Medicina' },
  { id: 4, label: 'Maternidade Nossa Senhora de Lourdes e Associação Beneficente', detail: 'Alves Cirurgia' },
  { id: 5, label: 'UPA Vila Mariana' },
];

const options: RecordQuery = ({ id, search }) => ({
  queryKey: ['story-options', id, search],
  queryFn: () =>
    Promise.resolve({
      items: OPTIONS.filter((option) => (id === undefined ? searchKey(option.label).includes(searchKey(search ?? '')) : option.id === id)),
    }),
});

const Where = () => <output aria-label="Endereço">{useLocation().search}</output>;

const meta = {
  title: 'Padrões/Lista/Filtro por registro',
  component: ListPage<StoryRow>,
  args: {
    title: 'Contas a receber',
    columns: columnsFor<StoryRow>()([
      { key: 'number', header: 'Número', sort: true },
      { key: 'client', header: 'Tomador' },
      { key: 'amount', header: 'Valor', cell: 'money' },
    ]),
    filters: [
      { kind: 'search', name: 'search' },
      { kind: 'record', name: 'client_id', label: 'Tomador', load: () => Promise.resolve(options) },
    ],
    empty: 'Nenhuma nota ainda.',
    query: storyListQuery(storyRows(24)),
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

export const Choose: Story = {
  name: 'Escolher e retirar',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tomador' }));
    const dialog = await dialogCalled('Filtrar por tomador');
    await userEvent.type(await dialog.findByRole('searchbox', { name: 'Buscar tomador' }), 'sao lucas');
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(dialog.getByRole('button', { name: /Hospital São Lucas/ }));
    const chip = await canvas.findByRole('button', { name: 'Tomador: Hospital São Lucas' });
    await expect(canvas.getByLabelText('Endereço')).toHaveTextContent('?client_id=3');
    await waitFor(() => expect(chip).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar o filtro Tomador' }));
    await waitFor(() => expect(canvas.getByLabelText('Endereço')).toHaveTextContent(/^$/));
    await expect(canvas.getByRole('button', { name: 'Tomador' })).toHaveFocus();
  },
};

export const Nothing: Story = {
  name: 'Nada encontrado',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Tomador' }));
    const dialog = await dialogCalled('Filtrar por tomador');
    await userEvent.type(await dialog.findByRole('searchbox'), 'zzz');
    await expect(await dialog.findByText('Nada encontrado.')).toBeVisible();
  },
};
