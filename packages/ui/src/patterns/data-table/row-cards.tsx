import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { FlexRender } from '@tanstack/react-table';
import { memo, useEffect, useRef } from 'react';
import { Skeleton } from '../../components/states/loading.tsx';
import { keptOf, wordsOf } from './columns.ts';
import type { ModelCell, ModelRow, TableRecord } from './features.ts';
import { RowActions } from './row-actions.tsx';
import { type RowLook, type RowProps, titleOf } from './table-row.tsx';

type RowCardsProps<R extends TableRecord> = {
  label: string;
  rows: readonly ModelRow<R>[];
  look: RowLook<R>;
  pending: boolean;
  more: (() => void) | null;
};

/** On a phone each row is two lines: its title, which is the first column, with the amount; below them the others, and the status at the end. */
export const RowCards = <R extends TableRecord>({ label, rows, look, pending, more }: RowCardsProps<R>) => (
  <>
    <List aria-label={label} aria-busy={pending || undefined}>
      {pending
        ? ['a', 'b', 'c', 'd'].map((key) => (
            <Card key={key} aria-hidden>
              <Lines>
                <Skeleton width="60%" />
                <Skeleton width="90%" />
              </Lines>
            </Card>
          ))
        : rows.map((row, index) => <RowCard key={row.id} row={row} look={look} selected={row.getIsSelected()} first={index === 0} />)}
    </List>
    {more && <EndOfList onSeen={more} />}
  </>
);

const PlainCard = <R extends TableRecord>({ row, look, selected, first }: RowProps<R>) => {
  const cells = row.getVisibleCells().filter(({ column }) => !wordsOf(column).hideOnPhone);
  const [title, ...others] = cells;
  const kept = keptOf(cells.map(({ column }) => column));
  const amount = others.find(({ column }) => column.id === kept);
  const rest = others.filter((cell) => cell !== amount && wordsOf(cell.column).text(row.original) !== '');
  const isStatus = ({ column }: (typeof cells)[number]) => wordsOf(column).alone === 'status';
  const href = look.rowHref && look.hrefOf(look.rowHref(row.original));
  const name = title && <FlexRender cell={title} />;
  return (
    <Card data-row={row.id} data-href={href} data-selected={selected || undefined} tabIndex={first ? 0 : -1}>
      {look.selectable && (
        <chakra.input
          type="checkbox"
          boxSize="5"
          accentColor="brand.solid"
          aria-label={`Selecionar ${titleOf(row, look)}`}
          checked={selected}
          onChange={({ target }) => row.toggleSelected(target.checked)}
        />
      )}
      <Lines>
        <Line>
          <chakra.span flex="1" minW={0} fontWeight="medium" overflowWrap="anywhere" lineClamp={2}>
            {href ? (
              <a href={href} tabIndex={-1} data-row-link={href} aria-label={look.rowName?.(row.original)}>
                {name}
              </a>
            ) : (
              name
            )}
          </chakra.span>
          {amount && wordsOf(amount.column).text(row.original) !== '' && (
            <chakra.span fontWeight="medium">
              <Named cell={amount} quietly />
            </chakra.span>
          )}
        </Line>
        {rest.length > 0 && (
          <Line flexWrap="wrap" justifyContent="flex-end">
            <Details>{rest.map((cell) => isStatus(cell) || <Named key={cell.id} cell={cell} />)}</Details>
            {rest.map((cell) => isStatus(cell) && <Named key={cell.id} cell={cell} quietly />)}
          </Line>
        )}
      </Lines>
      {look.actions && <RowActions row={row.original} actions={look.actions} mode="menu" hrefOf={look.hrefOf} />}
    </Card>
  );
};

type NamedProps<R extends TableRecord> = { cell: ModelCell<R>; quietly?: boolean };

/** A value under no header: what it is stands before it where it does not say so itself, and for a screen reader always. */
const Named = <R extends TableRecord>({ cell, quietly = false }: NamedProps<R>) => {
  const { header, lead } = wordsOf(cell.column);
  return (
    <span>
      {lead === null || quietly ? <VisuallyHidden>{`${header}: `}</VisuallyHidden> : `${lead} `}
      <FlexRender cell={cell} />
    </span>
  );
};

const RowCard = memo(PlainCard) as typeof PlainCard;

const EndOfList = ({ onSeen }: { onSeen: () => void }) => {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen(), { rootMargin: '600px' });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [onSeen]);
  return <div ref={end} />;
};

const List = chakra('ul', { base: { display: 'grid' } });

const Lines = chakra('div', { base: { flex: '1', minWidth: '0', display: 'grid', gap: '0.5' } });

const Line = chakra('div', { base: { display: 'flex', alignItems: 'baseline', columnGap: '3', rowGap: '0.5', minWidth: '0' } });

/** On one line; where there is little room on the next one, for a date that is cut says nothing. */
const Details = chakra('span', {
  base: {
    // Beside a longer status it takes the line above it.
    flex: '1 1 9rem',
    display: 'flex',
    flexWrap: 'wrap',
    minWidth: '0',
    color: 'fg.muted',
    fontSize: 'sm',
    whiteSpace: 'pre',
    '& > *': { maxWidth: 'full', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > * + *::before': { content: '" · "' },
  },
});

const Card = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    _last: { borderBottomWidth: '0' },
    _focusVisible: { outlineOffset: '-2px' },
    // With 'Todos' there may be thousands: the browser lays out those in sight only.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 4.25rem',
    '&[data-selected]': { bg: 'brand.subtle' },
  },
});
