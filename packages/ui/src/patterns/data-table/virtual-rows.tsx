import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ModelRow, TableRecord as Row } from './features.ts';
import { type RowLook, TableRow } from './table-row.tsx';

type VirtualRowsProps<R extends Row> = {
  rows: readonly ModelRow<R>[];
  look: RowLook<R>;
  dense: boolean;
  more: (() => void) | null;
};

/** Rows drawn before and after those in sight. */
const AHEAD = 4;

/** Draws the rows in sight of a list that may be ten thousand long, and asks for the next block near its end. */
export const VirtualRows = <R extends Row>({ box, ...props }: VirtualRowsProps<R> & { box: HTMLElement | null }) => {
  // Rows of another height have other places, and the virtualizer asks for the height but once.
  const key = String(props.dense);
  return box ? <RowsInBox key={key} box={box} {...props} /> : <RowsInWindow key={key} {...props} />;
};

const RowsInWindow = <R extends Row>(props: VirtualRowsProps<R>) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + scrollY), []);
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and handed to nobody
  const virtualizer = useWindowVirtualizer({ ...stepsOf(props), scrollMargin: top });
  return <RowsInSight {...props} body={body} sight={sightOf(virtualizer, top)} room={innerHeight} />;
};

/** Where the columns do not fit, the table scrolls in its own box. */
const RowsInBox = <R extends Row>({ box, ...props }: VirtualRowsProps<R> & { box: HTMLElement }) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(body.current?.offsetTop ?? 0), []);
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and handed to nobody
  const virtualizer = useVirtualizer({ ...stepsOf(props), scrollMargin: top, getScrollElement: () => box });
  return <RowsInSight {...props} body={body} sight={sightOf(virtualizer, top)} room={box.clientHeight} />;
};

const heightOf = (dense: boolean): number => (dense ? 32 : 40);

const stepsOf = <R extends Row>({ rows, dense }: VirtualRowsProps<R>) => ({
  count: rows.length,
  estimateSize: () => heightOf(dense),
  overscan: AHEAD,
});

/** The rows to draw, by their place in the list, with the room of those before and after them in px. */
type Sight = { indexes: readonly number[]; before: number; after: number; firstSeen: number | null };

const sightOf = <E extends Element | Window>(virtualizer: Virtualizer<E, Element>, top: number): Sight => {
  const items = virtualizer.getVirtualItems();
  return {
    indexes: items.map(({ index }) => index),
    before: (items[0]?.start ?? top) - top,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    firstSeen: virtualizer.isScrolling ? null : (virtualizer.range?.startIndex ?? null),
  };
};

type RowsInSightProps<R extends Row> = VirtualRowsProps<R> & {
  body: RefObject<HTMLTableSectionElement | null>;
  sight: Sight;
  room: number;
};

const RowsInSight = <R extends Row>({ rows, look, dense, more, body, sight, room }: RowsInSightProps<R>) => {
  const { indexes, before, after, firstSeen } = sight;
  const [entry, setEntry] = useState(0);
  // Where Tab comes in: the first row in sight, once it stands still.
  if (firstSeen !== null && entry !== firstSeen) setEntry(firstSeen);
  const last = indexes.at(-1) ?? -1;
  // How many keys there are: enough for all rows that are drawn at a time.
  const places = Math.max(indexes.length, Math.ceil(room / heightOf(dense)) + 1 + 2 * AHEAD);

  useEffect(() => {
    if (more && last >= 0 && last >= rows.length - 20) more();
  }, [more, last, rows.length]);

  return (
    <tbody ref={body}>
      {before > 0 && <Gap height={before} />}
      {indexes.map((index) => {
        const row = rows[index];
        return (
          row && (
            <TableRow
              // Keys repeat by place: a row that leaves at one end is reused at the other, so that scrolling creates no elements.
              key={index % places}
              row={row}
              look={look}
              selected={row.getIsSelected()}
              first={index === entry}
            />
          )
        );
      })}
      {last >= 0 && <Gap height={after} />}
    </tbody>
  );
};

const Gap = ({ height }: { height: number }) => <tr aria-hidden style={{ height }} />;
