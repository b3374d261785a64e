import { chakra } from '@chakra-ui/react';
import { FlexRender } from '@tanstack/react-table';
import { memo, useEffect, useRef } from 'react';
import { Skeleton } from '../../components/states/loading.tsx';
import { wordsOf } from './columns.ts';
import type { ModelRow, TableRecord } from './features.ts';
import { RowActions } from './row-actions.tsx';
import { type RowLook, type RowProps, titleOf } from './table-row.tsx';

type RowCardsProps<R extends TableRecord> = {
  label: string;
  rows: readonly ModelRow<R>[];
  look: RowLook<R>;
  pending: boolean;
  more: (() => void) | null;
};

/** On a phone each row is a card: the first column is its title, the others are named. */
export const RowCards = <R extends TableRecord>({ label, rows, look, pending, more }: RowCardsProps<R>) => (
  <>
    <List aria-label={label} aria-busy={pending || undefined}>
      {pending
        ? ['a', 'b', 'c', 'd'].map((key) => (
            <Card key={key} aria-hidden>
              <Skeleton width="60%" />
              <Skeleton width="90%" />
            </Card>
          ))
        : rows.map((row, index) => <RowCard key={row.id} row={row} look={look} selected={row.getIsSelected()} first={index === 0} />)}
    </List>
    {more && <EndOfList onSeen={more} />}
  </>
);

const PlainCard = <R extends TableRecord>({ row, look, selected, first }: RowProps<R>) => {
  const [title, ...others] = row.getVisibleCells().filter(({ column }) => !wordsOf(column).hideOnPhone);
  const href = look.rowHref && look.hrefOf(look.rowHref(row.original));
  const name = title && <FlexRender cell={title} />;
  return (
    <Card data-row={row.id} data-href={href} data-selected={selected || undefined} tabIndex={first ? 0 : -1}>
      <chakra.div display="flex" alignItems="center" gap="3">
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
        <chakra.span flex="1" minW={0} fontWeight="medium" overflowWrap="anywhere">
          {href ? (
            <a href={href} tabIndex={-1} data-row-link={href} aria-label={look.rowName?.(row.original)}>
              {name}
            </a>
          ) : (
            name
          )}
        </chakra.span>
        {look.actions && <RowActions row={row.original} actions={look.actions} mode="menu" hrefOf={look.hrefOf} />}
      </chakra.div>
      <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1.5" fontSize="md">
        {others.map((cell) => (
          <chakra.div key={cell.id} display="contents">
            <chakra.dt color="fg.muted">{wordsOf(cell.column).header}</chakra.dt>
            <chakra.dd textAlign="end" overflowWrap="anywhere">
              <FlexRender cell={cell} />
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Card>
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

const Card = chakra('li', {
  base: {
    display: 'grid',
    gap: '2',
    px: '4',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    _last: { borderBottomWidth: '0' },
    _focusVisible: { outlineOffset: '-2px' },
    // With 'Todos' there may be thousands: the browser lays out those in sight only.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 10rem',
    '&[data-selected]': { bg: 'brand.subtle' },
  },
});
