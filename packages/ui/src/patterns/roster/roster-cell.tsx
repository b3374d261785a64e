import { CircleAlert, TriangleAlert } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { useDraggable, useDropTarget } from '../drag/use-drag.ts';
import { type RosterItem, type RosterPlace, spokenItem } from './roster-item.ts';

const ITEM = 'roster-item';
const NONE: readonly RosterItem[] = [];

type RosterCellProps = {
  row: string;
  date: string;
  /** Which column of the grid it is, the name being the first. */
  column: number;
  label: string;
  items?: readonly RosterItem[];
  isFree: boolean;
  isActive: boolean;
  isSelected: boolean;
  /** The keyboard came here: it takes the focus once it is drawn. */
  isWanted: boolean;
  onFocused: (none: null) => void;
  onOpen: (item: RosterItem) => void;
  onDrop: ((key: string, place: RosterPlace) => void) | undefined;
};

/** A day of a row. What is in it stands in its buttons; the keyboard goes from cell to cell (use-roster-keys.ts). */
export const RosterCell = memo((props: RosterCellProps) => {
  const { row, date, column, label, items = NONE, isFree, isActive, isSelected, isWanted, onFocused, onOpen, onDrop } = props;
  const ref = useRef<HTMLDivElement>(null);
  const isOver = useDropTarget(ref, { kind: ITEM, takes: onDrop !== undefined, onDrop: (key) => onDrop?.(key, { row, date }) });
  useEffect(() => {
    if (!isWanted) return;
    ref.current?.focus();
    onFocused(null);
  }, [isWanted, onFocused]);
  return (
    <div
      ref={ref}
      role="gridcell"
      aria-colindex={column}
      aria-label={items.length === 0 ? `${label}: vazio` : undefined}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
      className="roster-cell"
      data-row={row}
      data-date={date}
      data-free={isFree || undefined}
      data-selected={isSelected || undefined}
      data-over={isOver || undefined}
    >
      {items.map((item) => (
        <Item key={item.key} item={item} onOpen={onOpen} isDraggable={onDrop !== undefined && !item.isFixed} />
      ))}
    </div>
  );
});
RosterCell.displayName = 'RosterCell';

const Item = ({ item, onOpen, isDraggable }: { item: RosterItem; onOpen: (item: RosterItem) => void; isDraggable: boolean }) => {
  const ref = useRef<HTMLButtonElement>(null);
  const isDragged = useDraggable(ref, { kind: ITEM, dragKey: isDraggable ? item.key : undefined });
  const { label, tone, isHole, warnings, isBlocked, text, note } = item;
  const Mark = isBlocked ? CircleAlert : TriangleAlert;
  return (
    <button
      ref={ref}
      type="button"
      className="roster-item"
      tabIndex={-1}
      data-tone={tone}
      data-hole={isHole || undefined}
      data-dragged={isDragged || undefined}
      aria-label={spokenItem(item)}
      title={[label, ...warnings].join('\n')}
      onClick={() => onOpen(item)}
    >
      {warnings.length > 0 && <Mark aria-hidden />}
      <b data-numeric>{text}</b> <span>{note}</span>
    </button>
  );
};
