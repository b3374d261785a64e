import { formatDateFull, weekday } from '@esteto/domain/shared/date/date';
import { memo } from 'react';
import { RosterCell } from './roster-cell.tsx';
import { cellKey, type RosterCells, type RosterDay, type RosterItem, type RosterPlace, type RosterRow } from './roster-item.ts';

type RosterLineProps = {
  row: RosterRow;
  index: number;
  height: number;
  start: number;
  days: readonly RosterDay[];
  cells: RosterCells;
  /** Days of this row, where there is one: where the keyboard is, and where it is to go. */
  active: string | null;
  wanted: string | null;
  /** The days that are chosen, one after the other: by value, so that a row that nobody touches is not drawn again. */
  chosen: string;
  onFocused: (none: null) => void;
  onOpen: (item: RosterItem) => void;
  onDrop: ((key: string, place: RosterPlace) => void) | undefined;
};

/** A row of a roster. It is drawn once and moved: scrolling draws only the rows that come into sight. */
export const RosterLine = memo((props: RosterLineProps) => {
  const { row, index, height, start, days, cells, active, wanted, chosen, onFocused, onOpen, onDrop } = props;
  return (
    <div role="row" aria-rowindex={index + 2} className="roster-line" style={{ height, transform: `translateY(${start}px)` }}>
      <div role="rowheader" aria-colindex={1} className="roster-name" title={row.title}>
        <b>{row.title}</b>
        {row.note && <small>{row.note}</small>}
      </div>
      {days.map(({ date, holiday }, column) => (
        <RosterCell
          key={date}
          row={row.key}
          date={date}
          column={column + 2}
          label={`${row.title}, ${formatDateFull(date)}`}
          items={cells.get(cellKey({ row: row.key, date }))}
          isFree={holiday !== null || weekday(date) % 6 === 0}
          isActive={active === date}
          isSelected={active === date || chosen.includes(date)}
          isWanted={wanted === date}
          onFocused={onFocused}
          onOpen={onOpen}
          onDrop={onDrop}
        />
      ))}
    </div>
  );
});
RosterLine.displayName = 'RosterLine';
