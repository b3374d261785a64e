import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TableRow as Row } from './columns.ts';
import { type RowLook, TableRow } from './table-row.tsx';

type VirtualRowsProps<R extends Row> = {
  rows: readonly R[];
  look: RowLook<R>;
  selected: Readonly<Record<string, boolean>>;
  dense: boolean;
  more: (() => void) | null;
};

/** Rows drawn before and after those in sight. */
const AHEAD = 4;

/** Draws the rows in sight of a list that may be ten thousand long, and asks for the next block near its end. */
export const VirtualRows = <R extends Row>({ rows, look, selected, dense, more }: VirtualRowsProps<R>) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const [entry, setEntry] = useState(0);
  const height = dense ? 32 : 40;
  useLayoutEffect(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + scrollY), []);
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and handed to nobody
  const { getVirtualItems, getTotalSize, isScrolling, range } = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan: AHEAD,
    scrollMargin: top,
  });
  // Where Tab comes in: the first row in sight, once it stands still.
  if (!isScrolling && range && entry !== range.startIndex) setEntry(range.startIndex);
  const items = getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  // As many as are ever drawn at a time; more while the window grows smaller.
  const places = Math.max(items.length, Math.ceil(innerHeight / height) + 1 + 2 * AHEAD);

  useEffect(() => {
    if (more && last && last.index >= rows.length - 20) more();
  }, [more, last, rows.length]);

  return (
    <tbody ref={body}>
      {first && first.start > top && <Gap height={first.start - top} />}
      {items.map(({ index }) => {
        const row = rows[index];
        return (
          row && (
            <TableRow
              // What leaves at one end comes in again at the other with another row's texts: nothing is built anew while one scrolls.
              key={index % places}
              row={row}
              look={look}
              selected={selected[String(row.id)] ?? false}
              first={index === entry}
            />
          )
        );
      })}
      {last && <Gap height={getTotalSize() - (last.end - top)} />}
    </tbody>
  );
};

const Gap = ({ height }: { height: number }) => <tr aria-hidden style={{ height }} />;
