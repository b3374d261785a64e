import { formatMoney } from '@esteto/domain/shared/money/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Eye, History, Mail, Pencil } from 'lucide-react';
import { Outlet } from 'react-router';
import { expect, userEvent, within } from 'storybook/test';
import { toast } from '../../components/toast/toast.ts';
import { StoryError } from '../../testing/story-error.ts';
import { type StoryRow, storyListQuery, storyRows, storyStatusLabel, storyStatusTone } from '../../testing/story-list.ts';
import { statusCell } from '../data-table/cells/code-cells.tsx';
import { columnsFor } from '../data-table/columns.ts';
import type { BulkAction, RowAction } from '../data-table/row-action.ts';
import { RouteDialog } from '../dialog/route-dialog.tsx';
import type { FilterField } from './filter-field.ts';
import { ListPage } from './list-page.tsx';

const columns = columnsFor<StoryRow>()([
  { key: 'number', header: 'Número', sort: true },
  { key: 'client', header: 'Tomador', sort: true },
  { key: 'document', header: 'CPF/CNPJ', cell: 'document', hidden: true },
  { key: 'competence', header: 'Competência', cell: 'month', sort: true, hideOnPhone: true },
  { key: 'due_date', header: 'Vencimento', cell: 'date', sort: true, lead: 'vence' },
  { key: 'amount', header: 'Valor', cell: 'money', sort: true },
  { key: 'status', header: 'Situação', cell: statusCell(storyStatusLabel, storyStatusTone) },
]);

const filters: readonly FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Buscar número ou tomador' },
  { kind: 'option', name: 'status', label: 'Situação', options: storyStatusLabel },
];

const actions: readonly RowAction<StoryRow>[] = [
  { label: 'Editar', icon: Pencil, to: ({ id }) => `nota/${id}`, allowed: ({ status }) => status !== 'cancelled' },
  { label: 'Histórico', icon: History, to: ({ id }) => `nota/${id}` },
  {
    label: 'Cancelar',
    icon: Ban,
    tone: 'danger',
    onSelect: ({ number }) => toast.warning(`${number} cancelada.`),
    allowed: ({ status }) => status === 'issued',
  },
];

const bulk: readonly BulkAction<StoryRow>[] = [
  { label: 'Enviar por e-mail', icon: Mail, onSelect: ({ count }) => toast.success(`${count} notas enviadas.`) },
];

const meta = {
  title: 'Padrões/Lista',
  component: ListPage<StoryRow>,
  tags: ['autodocs'],
  parameters: {
    routes: [
      { path: 'criar', element: <RouteDialog title="Solicitar nota">O formulário.</RouteDialog> },
      { path: 'nota/:id', element: <RouteDialog title="Nota 2026/118 · Hospital São Lucas">Os dados da nota.</RouteDialog> },
    ],
  },
  args: {
    title: 'Notas fiscais',
    create: 'criar',
    createLabel: 'Solicitar nota',
    columns,
    filters,
    actions,
    empty: 'Nenhuma nota em novembro.',
    rowHref: ({ id }) => `nota/${id}`,
    query: storyListQuery(storyRows(128)),
    children: <Outlet />,
  },
} satisfies Meta<typeof ListPage<StoryRow>>;

export default meta;
type Story = StoryObj<typeof ListPage<StoryRow>>;

export const Rows: Story = { name: 'Com linhas' };

/** What all that match come to stands below its column, whatever the page; beside it what the table scrolls behind it. */
export const Sums: Story = {
  name: 'Com a soma do que corresponde aos filtros',
  args: { bulk },
  parameters: { at: '/?status=cancelled' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sumOf = (rows: readonly StoryRow[]) => formatMoney(rows.reduce((sum, { amount }) => sum + amount, 0));
    const rows = storyRows(128);
    const cancelled = rows.filter(({ status }) => status === 'cancelled');
    const foot = () => canvas.getByRole('rowheader', { name: /^Soma de/ }).closest('tr');
    await canvas.findByRole('rowheader', { name: `Soma de ${cancelled.length} registros` });
    await expect(foot()).toHaveTextContent(sumOf(cancelled).replaceAll('\u00a0', ' '));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar o filtro Situação' }));
    await canvas.findByRole('rowheader', { name: 'Soma de 128 registros' });
    await expect(foot()).toHaveTextContent(sumOf(rows).replaceAll('\u00a0', ' '));
  },
};

export const Selection: Story = { name: 'Com seleção', args: { bulk } };

/** However many filters there are, they take one line, with the table's settings; the last ones come when asked for. */
export const ManyFilters: Story = {
  name: 'Muitos filtros',
  args: {
    filters: [
      { kind: 'search', name: 'search', placeholder: 'Buscar por tomador ou número' },
      { kind: 'option', name: 'status', label: 'Situação', options: storyStatusLabel },
      ...[
        'Etapa',
        'De',
        'Até',
        'Em atraso',
        'Pagas com atraso',
        'Recorrentes',
        'Tomador',
        'Empresa',
        'Analista',
        'Concierge',
        'Arquivadas',
      ].map((label): FilterField => ({ kind: 'flag', name: label, label })),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const top = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);
    const search = await canvas.findByRole('searchbox');
    await expect(canvas.queryByRole('combobox', { name: 'Arquivadas' })).toBeNull();
    await expect(Math.abs(top(canvas.getByRole('combobox', { name: 'Situação' })) - top(search))).toBeLessThan(8);
    await expect(Math.abs(top(canvas.getByRole('button', { name: 'Mais filtros' })) - top(search))).toBeLessThan(8);
    await expect(top(canvas.getByRole('button', { name: 'Ajustes da tabela' }))).toBe(top(search));
    await userEvent.click(canvas.getByRole('button', { name: 'Mais filtros' }));
    await expect(canvas.getByRole('combobox', { name: 'Arquivadas' })).toBeInTheDocument();
  },
};

export const ViewOnly: Story = {
  name: 'Sem permissão de criar',
  args: { createAllowed: false, actions: [{ label: 'Detalhes', icon: Eye, to: ({ id }) => `nota/${id}` }] },
};

export const Empty: Story = { name: 'Vazia', args: { query: storyListQuery([]) } };

export const Nothing: Story = { name: 'Nada com estes filtros', parameters: { at: '/?search=zzz' } };

export const Loading: Story = { name: 'Carregando', args: { query: storyListQuery(storyRows(128), { delay: 86_400_000 }) } };

export const Failed: Story = {
  name: 'Com erro',
  args: {
    query: () => ({
      queryKey: ['story-list', 'failed'],
      queryFn: () => Promise.reject(new StoryError(0, 'Sem conexão com a internet.')),
    }),
  },
};

export const Many: Story = {
  name: 'Mais de 10.000, todos',
  args: { query: storyListQuery(storyRows(2_000), { total: 10_001 }) },
  parameters: { at: '/?limit=all' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('São registros demais para somar: use os filtros.');
  },
};

export const Phone: Story = { name: 'No celular', globals: { viewport: { value: 'phone' } } };
