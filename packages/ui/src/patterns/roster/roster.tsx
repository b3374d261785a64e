/// <reference types="vite/client" />
import './roster.css';
import { formatDateFull, weekday } from '@esteto/domain/shared/date/date';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import { today } from '../../system/context/today.ts';
import { cellKey, cellsOf, type RosterCells, type RosterDay, type RosterItem, type RosterPlace, type RosterRow } from './roster-item.ts';
import { RosterLine } from './roster-line.tsx';
import { type RosterEdit, useRosterKeys } from './use-roster-keys.ts';

type RosterProps = {
  label: string;
  /** What the rows are: 'Profissional'. */
  corner: ReactNode;
  days: readonly RosterDay[];
  rows: readonly RosterRow[];
  items: readonly RosterItem[];
  onOpen: (item: RosterItem) => void;
  /** Left out where one only reads. */
  edit?: RosterEdit;
};

const ITEM_HEIGHT = 26;
const LEAST_HEIGHT = 44;
/** Rows drawn before and after those in sight: half a second of fast scrolling, which a slow processor takes to draw the next ones. */
const AHEAD = 24;

/** Rows by days, walked and changed like a spreadsheet, and by dragging; only the rows in sight are drawn. */
export const Roster = ({ label, corner, days, rows, items, onOpen, edit }: RosterProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<RosterPlace | null>(null);
  // Kept while the roster is scrolled, which draws it again.
  const cells = useMemo(() => cellsOf(items), [items]);
  const heights = useMemo(() => rows.map((row) => heightOf(row, days, cells)), [rows, days, cells]);
  const itemsIn = (place: RosterPlace) => cells.get(cellKey(place)) ?? [];
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and handed to nobody
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => heights[index] ?? LEAST_HEIGHT,
    getItemKey: (index) => `${rows[index]?.key} ${heights[index]}`,
    overscan: AHEAD,
    scrollPaddingStart: 48,
  });
  const focus = (place: RosterPlace) => {
    virtualizer.scrollToIndex(rows.findIndex(({ key }) => key === place.row));
    setWanted(place);
  };
  const keys = useRosterKeys({ rows: rows.map(({ key }) => key), dates: days.map(({ date }) => date), itemsIn, focus, onOpen, edit });
  const shown = virtualizer.getVirtualItems();
  return (
    <div
      ref={box}
      data-roster
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={days.length + 1}
      aria-multiselectable
      tabIndex={-1}
      style={sizes(days.length)}
      onKeyDown={keys.onKeyDown}
      onDoubleClick={(event) => {
        const place = placeOf(event.target);
        if (place && itemsIn(place).length === 0) edit?.onCreate(place);
      }}
      onMouseDown={(event) => {
        const place = placeOf(event.target);
        if (place) keys.choose(place, event.shiftKey);
      }}
    >
      <div role="row" aria-rowindex={1} className="roster-line roster-head">
        <div role="columnheader" aria-colindex={1} className="roster-corner">
          {corner}
        </div>
        {days.map(({ date, holiday }, index) => (
          <div
            key={date}
            role="columnheader"
            aria-colindex={index + 2}
            className="roster-day"
            data-today={date === today() || undefined}
            title={holiday ?? formatDateFull(date)}
          >
            {WEEKDAYS[weekday(date)]}
            <b data-numeric>{Number(date.slice(8))}</b>
            {holiday && <span>Feriado</span>}
          </div>
        ))}
      </div>
      <div role="rowgroup" className="roster-body" style={{ height: virtualizer.getTotalSize() }}>
        {shown.map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <RosterLine
                key={row.key}
                row={row}
                index={index}
                height={heights[index] ?? LEAST_HEIGHT}
                start={start}
                days={days}
                cells={cells}
                active={keys.active?.row === row.key ? keys.active.date : null}
                wanted={wanted?.row === row.key ? wanted.date : null}
                chosen={keys.chosenIn(row.key)}
                onFocused={setWanted}
                onOpen={onOpen}
                onDrop={edit?.onMove}
              />
            )
          );
        })}
      </div>
    </div>
  );
};

const heightOf = ({ key }: RosterRow, days: readonly RosterDay[], cells: RosterCells): number =>
  Math.max(LEAST_HEIGHT, 5 + ITEM_HEIGHT * Math.max(...days.map(({ date }) => cells.get(cellKey({ row: key, date }))?.length ?? 0)));

const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];

/** A week has room for words, a month for hours. */
const sizes = (days: number): CSSProperties => ({
  ['--roster-days' as string]: days,
  ['--roster-name' as string]: '11.5rem',
  ['--roster-day' as string]: days <= 7 ? '6.25rem' : days <= 14 ? '6rem' : '4.5rem',
});

const placeOf = (target: EventTarget): RosterPlace | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('.roster-cell') : null;
  const { row, date } = cell?.dataset ?? {};
  return row !== undefined && date !== undefined ? { row, date } : null;
};
