import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, History, Pencil } from 'lucide-react';
import { Outlet } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type StoryRow, storyRows, storyStatusLabel, storyStatusTone } from '../../testing/story-list.ts';
import { statusCell } from '../data-table/cells/code-cells.tsx';
import { columnsFor } from '../data-table/columns.ts';
import { RouteDialog } from '../dialog/route-dialog.tsx';
import { ListPage } from './list-page.tsx';
import { localList } from './local-list.ts';

// Ten thousand rows that are all in the browser: no server is asked, and only those around the ones in sight are drawn.

const columns = columnsFor<StoryRow>()([
  { key: 'number', header: 'Número', sort: true },
  { key: 'client', header: 'Tomador', sort: true },
  { key: 'due_date', header: 'Vencimento', cell: 'date', sort: true },
  { key: 'amount', header: 'Valor', cell: 'money', sort: true },
  { key: 'status', header: 'Situação', cell: statusCell(storyStatusLabel, storyStatusTone) },
]);

const query = localList(() => ({
  queryKey: ['story-all'],
  queryFn: () => Promise.resolve(storyRows(10_000, { distinct: true })),
  staleTime: Number.POSITIVE_INFINITY,
}));

const meta = {
  title: 'Padrões/Lista/Dez mil linhas',
  component: ListPage<StoryRow>,
  args: {
    title: 'Notas de todos os anos',
    query,
    columns,
    filters: [
      { kind: 'search', name: 'search', placeholder: 'Buscar número ou tomador' },
      { kind: 'option', name: 'status', label: 'Situação', options: storyStatusLabel },
    ],
    actions: [
      { label: 'Editar', icon: Pencil, to: ({ id }) => `nota/${id}`, allowed: ({ status }) => status !== 'cancelled' },
      { label: 'Histórico', icon: History, to: ({ id }) => `nota/${id}` },
      { label: 'Cancelar', icon: Ban, tone: 'danger', to: ({ id }) => `nota/${id}`, allowed: ({ status }) => status === 'issued' },
    ],
    empty: 'Nenhuma nota.',
    rowHref: ({ id }) => `nota/${id}`,
    children: <Outlet />,
  },
  parameters: {
    at: '/?limit=all',
    routes: [{ path: 'nota/:id', element: <RouteDialog title="Uma nota">Os dados.</RouteDialog> }],
  },
} satisfies Meta<typeof ListPage<StoryRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `pnpm bench` measures this one. */
export const InBrowser: Story = { name: 'No navegador' };

const stage = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const rows = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-row]')];
  await waitFor(() => expect(rows()[0]).toHaveTextContent(/^2026\/10000/));
  const header = within(canvas.getByRole('columnheader', { name: 'Tomador' })).getByRole('button');
  return { canvas, rows, header };
};

export const Use: Story = {
  name: 'Ordenar e buscar',
  play: async ({ canvasElement }) => {
    const { canvas, rows, header } = await stage(canvasElement);
    await userEvent.click(header);
    await waitFor(() => expect(rows()[0]).toHaveTextContent(/^2026\/9999Clínica Santa Tereza Ltda\. 2/));
    await userEvent.type(canvas.getByRole('searchbox'), 'lourdes e associacao beneficente 9994');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(rows()[0]).toHaveTextContent(/^2026\/007/);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Situação' }), 'Cancelada');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('1.428'));
    for (const row of rows()) await expect(row).toHaveTextContent('Cancelada');
    // Page by page, too.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Registros por página:' }), '20');
    await waitFor(() => expect(rows()).toHaveLength(20));
    const first = rows()[0]?.textContent.slice(0, 9) ?? '';
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima' }));
    await waitFor(() => expect(rows()[0]).not.toHaveTextContent(first));
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }));
    await waitFor(() => expect(rows()[0]).toHaveTextContent(first));
  },
};

export const Scroll: Story = {
  name: 'Rolar',
  play: async ({ canvasElement }) => {
    const { rows, header } = await stage(canvasElement);
    await expect(rows().length).toBeLessThan(innerHeight / 40 + 10);
    const row = (number: string) => rows().find(({ textContent }) => textContent.startsWith(number));

    // The focus stays with its row, whatever is drawn above and below it.
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(row('2026/001')).toBeDefined());
    row('2026/008')?.focus();
    for (let step = 0; step < 8; step++) {
      scrollBy(0, -40);
      await new Promise(requestAnimationFrame);
    }
    await expect(row('2026/008')).toHaveFocus();

    // Tab comes in where one is, not where the drawn rows begin.
    scrollTo(0, 200_000);
    const entry = () => rows().find(({ tabIndex }) => tabIndex === 0);
    await waitFor(() => expect(Math.abs(entry()?.getBoundingClientRect().top ?? Number.NaN)).toBeLessThan(80));
    await expect(rows()[0]).not.toBe(entry());
    entry()?.focus();
    await expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom);
  },
};

export const Narrow: Story = {
  name: 'Pouca largura',
  decorators: [(Story) => <div style={{ maxWidth: 700 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const { rows } = await stage(canvasElement);
    await document.fonts.load('500 12px Inter');
    // Names may be cut, amounts and what state a row is in never: what has no room scrolls in the table's own box.
    const cells = rows().flatMap((row) => [...row.querySelectorAll('td:has([data-status]), td[data-end]')]);
    await expect(cells.length).toBeGreaterThan(20);
    for (const cell of cells) await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    const box = canvasElement.querySelector<HTMLElement>('[data-table]');
    if (!box) throw new Error('no table');
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(rows().length).toBeLessThan(innerHeight / 40 + 10);
    // Half an amount would read as another one: what stays at the end covers none of it.
    for (const row of rows()) {
      const right = row.querySelector('td[data-end]')?.getBoundingClientRect().right;
      await expect(right).toBeLessThanOrEqual((row.querySelector('td[data-actions]')?.getBoundingClientRect().left ?? 0) + 1);
    }

    // It is the whole list that scrolls there, and the focus stays with its row.
    box.scrollTo(0, box.scrollHeight);
    const row = (number: string) => rows().find(({ textContent }) => textContent.startsWith(number));
    await waitFor(() => expect(row('2026/001')).toBeDefined());
    await expect(row('2026/001')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom + 1);
    row('2026/008')?.focus();
    for (let step = 0; step < 8; step++) {
      box.scrollBy(0, -40);
      await new Promise(requestAnimationFrame);
    }
    await expect(row('2026/008')).toHaveFocus();
  },
};

export const Dense: Story = {
  name: 'Linhas compactas',
  play: async ({ canvasElement }) => {
    const { canvas } = await stage(canvasElement);
    const height = () => document.documentElement.scrollHeight;
    await expect(height()).toBeGreaterThan(400_000);
    const choose = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ajustes da tabela' }));
      await userEvent.click(await within(document.body).findByRole('menuitemcheckbox', { name: 'Compactas' }));
      await userEvent.keyboard('{Escape}');
    };
    await choose();
    // The whole list, not only the rows in sight.
    await waitFor(() => expect(height()).toBeLessThan(330_000));
    await choose();
    await waitFor(() => expect(height()).toBeGreaterThan(400_000));
  },
};
