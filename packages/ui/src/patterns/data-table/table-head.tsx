import { chakra } from '@chakra-ui/react';
import { FlexRender } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { keptOf, wordsOf } from './columns.ts';
import type { TableColumn, TableModel, TableRecord } from './features.ts';

type TableHeadProps<Row extends TableRecord> = {
  table: TableModel<Row>;
  selectable: boolean;
  /** Rem that the rows' actions take; null when there are none. */
  actions: number | null;
};

/** Headers; a click on a sortable one asks for that order, up, down, then as it was. Their widths are those of their columns. */
export const TableHead = <Row extends TableRecord>({ table, selectable, actions }: TableHeadProps<Row>) => (
  <thead>
    <tr>
      {selectable && (
        <th className="head" data-check>
          <CheckAll table={table} />
        </th>
      )}
      {table.getFlatHeaders().map((header) => {
        const { column } = header;
        const order = column.getIsSorted();
        const { align, grows, width } = wordsOf(column);
        return (
          <th
            key={header.id}
            className="head"
            data-end={align === 'end' || undefined}
            data-kept={column.id === keptOf(table.getVisibleLeafColumns()) || undefined}
            aria-sort={order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined}
            style={grows ? undefined : { width: `calc(${width}rem + var(--cell-sides) + var(--edge, 0px))` }}
          >
            {column.getCanSort() ? (
              <SortButton column={column}>
                <FlexRender header={header} />
              </SortButton>
            ) : (
              <FlexRender header={header} />
            )}
          </th>
        );
      })}
      {actions !== null && (
        <th className="head" data-end data-actions style={{ width: `${actions}rem` }}>
          <chakra.span srOnly>Ações</chakra.span>
        </th>
      )}
    </tr>
  </thead>
);

const SortButton = <Row extends TableRecord>({ column, children }: { column: TableColumn<Row>; children: React.ReactNode }) => {
  const order = column.getIsSorted();
  const Icon = order === 'desc' ? ArrowDown : ArrowUp;
  return (
    <Sorter
      type="button"
      onClick={() => column.toggleSorting()}
      data-on={order || undefined}
      flexDirection={wordsOf(column).align === 'end' ? 'row-reverse' : 'row'}
    >
      {children}
      <Icon size={16} aria-hidden />
    </Sorter>
  );
};

const CheckAll = <Row extends TableRecord>({ table }: { table: TableModel<Row> }) => {
  const all = table.getIsAllPageRowsSelected();
  return (
    <input
      ref={(box) => void (box && Object.assign(box, { indeterminate: !all && table.getIsSomePageRowsSelected() }))}
      type="checkbox"
      aria-label="Selecionar todos desta página"
      checked={all}
      onChange={({ target }) => table.toggleAllPageRowsSelected(target.checked)}
    />
  );
};

const Sorter = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '7',
    fontWeight: 'medium',
    borderRadius: 'sm',
    '& svg': { opacity: '0', transition: 'opacity 120ms' },
    '&:hover svg, &:focus-visible svg': { opacity: '0.5' },
    '&[data-on]': { color: 'fg.default', '& svg': { opacity: '1' } },
  },
});
