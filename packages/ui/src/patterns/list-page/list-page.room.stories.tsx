import { boletoStatusLabel, boletoStatusTone } from '@esteto/domain/money/boleto/boleto-life';
import { licensingItemStatusLabel, licensingItemStatusTone } from '@esteto/domain/opening/licensing/licensing-item-status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type StoryRow, storyListQuery, storyRows } from '../../testing/story-list.ts';
import { emsOf } from '../data-table/cells/cell.ts';
import { statusCell } from '../data-table/cells/code-cells.tsx';
import { type ColumnSpec, columnsFor } from '../data-table/columns.ts';
import { ListPage } from './list-page.tsx';

// A list in places that are wide and narrow: what may be cut, and what is reached by scrolling.

const keysOf = <Code extends string>(labels: Readonly<Record<Code, string>>) => Object.keys(labels) as Code[];
const pick = <Code extends string>(labels: Readonly<Record<Code, string>>, { id }: StoryRow) => keysOf(labels)[id % keysOf(labels).length];

const first: ColumnSpec<StoryRow> = {
  key: 'boleto',
  header: 'Boleto',
  value: (row) => pick(boletoStatusLabel, row),
  cell: statusCell(boletoStatusLabel, boletoStatusTone),
};
const last: ColumnSpec<StoryRow> = {
  key: 'licensing',
  header: 'Licença',
  value: (row) => pick(licensingItemStatusLabel, row),
  cell: statusCell(licensingItemStatusLabel, licensingItemStatusTone),
};
const others: readonly ColumnSpec<StoryRow>[] = [
  { key: 'client', header: 'Tomador' },
  { key: 'document', header: 'CPF/CNPJ', cell: 'document' },
  { key: 'due_date', header: 'Vencimento', cell: 'date' },
  { key: 'amount', header: 'Valor', cell: 'money' },
];

const meta = {
  title: 'Padrões/Lista/Largura',
  component: ListPage<StoryRow>,
  args: {
    title: 'Notas',
    filters: [{ kind: 'search', name: 'search' }],
    columns: columnsFor<StoryRow>()([first, ...others, last]),
    empty: 'Nenhuma nota ainda.',
    query: storyListQuery(storyRows(40)),
  },
} satisfies Meta<typeof ListPage<StoryRow>>;

export default meta;
type Story = StoryObj<typeof ListPage<StoryRow>>;

const WIDTHS = [1216, 1010, 960, 900, 840, 760, 640];

/** The word of a status is whole, in the first column, in the last one and in any width: what has no room scrolls. */
export const Statuses: Story = {
  name: 'Situações inteiras',
  decorators: [(Story) => <div data-place>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('[data-place]');
    if (!place) throw new Error('no place');
    await document.fonts.load('500 12px Inter');
    await waitFor(() => expect(canvasElement.querySelectorAll('td [data-status]')).toHaveLength(40));
    const cut = () =>
      [...canvasElement.querySelectorAll('td:has([data-status])')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent);
    for (const width of WIDTHS) {
      place.style.width = `${width}px`;
      // The table learns of its place from the browser, after the picture in which it changed.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      await expect({ width, cut: cut() }).toEqual({ width, cut: [] });
    }
  },
};

/** What columns go by: no text is wider than is said of its letters. */
export const Letters: Story = {
  name: 'Largura das letras',
  play: async () => {
    await document.fonts.load('500 100px Inter');
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.font = '500 100px Inter';
    const texts = [
      ...'abcdefghijklmnopqrstuvwxyzáãâàçéêíóõôúABCDEFGHIJKLMNOPQRSTUVWXYZÁÃÂÀÇÉÊÍÓÕÔÚ0123456789 .,:;·!|/()%',
      ...Object.values(boletoStatusLabel),
      ...Object.values(licensingItemStatusLabel),
    ];
    const wider = texts.filter((text) => pen.measureText(text).width / 100 > emsOf(text));
    await expect(wider).toEqual([]);
  },
};

/** Nothing in it can be ordered and no row has come: the keyboard reaches what scrolls by itself, and learns what it is. */
export const LoadingNarrow: Story = {
  name: 'Carregando, em pouca largura',
  args: { query: storyListQuery(storyRows(40), { delay: 86_400_000 }) },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('region', { name: 'Notas' });
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    for (let tabs = 0; tabs < 8 && document.activeElement !== box; tabs += 1) await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(getComputedStyle(box).outlineStyle).not.toBe('none');
  },
};
