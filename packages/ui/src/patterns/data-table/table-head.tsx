import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column } from './columns.ts';
import type { FixedWidths } from './fixed-widths.ts';

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  /** 'name' ascending, '-name' descending. */
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  /** The pointer or the focus has come to a header: it may be asked for that order next. */
  onIntend?: (sort: string) => void;
  actions: boolean;
  /** Present when the columns are as wide as they are known to need, whatever the rows hold. */
  fixed: FixedWidths | null;
  /** Present when rows can be selected. */
  selection?: { all: boolean; some: boolean; toggle: (all: boolean) => void };
};

/** Headers; a click on a sortable one asks the server for that order, up, down, then as it was. */
export const TableHead = <Row,>({ columns, sort, onSort, onIntend, actions, fixed, selection }: TableHeadProps<Row>) => (
  <thead>
    <tr>
      {selection && (
        <th data-check>
          <CheckAll {...selection} />
        </th>
      )}
      {columns.map((column) => (
        <Header key={column.key} column={column} sort={sort} onSort={onSort} onIntend={onIntend} fixed={fixed} />
      ))}
      {actions && (
        <th data-end data-actions style={fixed ? { width: fixed.actions } : undefined}>
          <chakra.span srOnly>Ações</chakra.span>
        </th>
      )}
    </tr>
  </thead>
);

type HeaderProps<Row> = { column: Column<Row> } & Pick<TableHeadProps<Row>, 'sort' | 'onSort' | 'onIntend' | 'fixed'>;

const Header = <Row,>({ column, sort, onSort, onIntend, fixed }: HeaderProps<Row>) => {
  const { sort: order, width } = column;
  const look = {
    'data-end': column.align === 'end' ? '' : undefined,
    style: fixed && width !== null ? { width: `calc(${width}rem + var(--cell-padding))` } : undefined,
  };
  if (!order) return <th {...look}>{column.header}</th>;
  const isUp = sort === order;
  const isDown = sort === `-${order}`;
  const next = isUp ? `-${order}` : isDown ? undefined : order;
  const Icon = isDown ? ArrowDown : ArrowUp;
  return (
    <th {...look} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <SortButton
        type="button"
        onClick={() => onSort(next)}
        onPointerEnter={() => onIntend?.(order)}
        onFocus={() => onIntend?.(order)}
        data-on={isUp || isDown || undefined}
        flexDirection={column.align === 'end' ? 'row-reverse' : 'row'}
      >
        {column.header}
        <Icon size={16} aria-hidden />
      </SortButton>
    </th>
  );
};

const CheckAll = ({ all, some, toggle }: { all: boolean; some: boolean; toggle: (all: boolean) => void }) => (
  <input
    ref={(box) => void (box && Object.assign(box, { indeterminate: some && !all }))}
    type="checkbox"
    aria-label="Selecionar todos desta página"
    checked={all}
    onChange={({ target }) => toggle(target.checked)}
  />
);

const SortButton = chakra('button', {
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
