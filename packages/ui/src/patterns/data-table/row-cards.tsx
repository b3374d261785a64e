import { chakra } from '@chakra-ui/react';
import { memo, useEffect, useRef } from 'react';
import { Skeleton } from '../../components/states/loading.tsx';
import type { TableRow as Row } from './columns.ts';
import { RowActions } from './row-actions.tsx';
import type { RowLook } from './table-row.tsx';

type RowCardsProps<R extends Row> = {
  label: string;
  rows: readonly R[];
  look: RowLook<R>;
  selected: Readonly<Record<string, boolean>>;
  pending: boolean;
  more: (() => void) | null;
};

/** On a phone each row is a card: the first column is its title, the others are named. */
export const RowCards = <R extends Row>({ label, rows, look, selected, pending, more }: RowCardsProps<R>) => (
  <>
    <List aria-label={label} aria-busy={pending || undefined}>
      {pending
        ? ['a', 'b', 'c', 'd'].map((key) => (
            <Card key={key} aria-hidden>
              <Skeleton width="60%" />
              <Skeleton width="90%" />
            </Card>
          ))
        : rows.map((row, index) => (
            <RowCard key={row.id} row={row} look={look} selected={selected[String(row.id)] ?? false} first={index === 0} />
          ))}
    </List>
    {more && <EndOfList onSeen={more} />}
  </>
);

type RowCardProps<R extends Row> = { row: R; look: RowLook<R>; selected: boolean; first: boolean };

const PlainCard = <R extends Row>({ row, look, selected, first }: RowCardProps<R>) => {
  const [title, ...others] = look.columns.filter(({ hideOnPhone }) => !hideOnPhone);
  const href = look.rowHref && look.hrefOf(look.rowHref(row));
  const id = String(row.id);
  return (
    <Card data-row={id} data-href={href} data-selected={selected || undefined} tabIndex={first ? 0 : -1}>
      <chakra.div display="flex" alignItems="center" gap="3">
        {look.onSelect && (
          <chakra.input
            type="checkbox"
            width="20px"
            height="20px"
            accentColor="var(--e-colors-brand-solid)"
            aria-label={`Selecionar ${title?.text(row) || id}`}
            checked={selected}
            onChange={({ target }) => look.onSelect?.(id, target.checked)}
          />
        )}
        <chakra.span flex="1" minW={0} fontWeight="medium" overflowWrap="anywhere">
          {href ? (
            <a href={href} tabIndex={-1} data-row-link={href}>
              {title?.render(row)}
            </a>
          ) : (
            title?.render(row)
          )}
        </chakra.span>
        {look.actions && <RowActions row={row} actions={look.actions} mode="menu" hrefOf={look.hrefOf} />}
      </chakra.div>
      <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1.5" fontSize="md">
        {others.map((column) => (
          <chakra.div key={column.key} display="contents">
            <chakra.dt color="fg.muted">{column.header}</chakra.dt>
            <chakra.dd textAlign="end" overflowWrap="anywhere">
              {column.render(row)}
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
