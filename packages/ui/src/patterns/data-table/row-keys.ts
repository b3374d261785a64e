import type { KeyboardEvent } from 'react';

type RowKeys = {
  open?: (id: string) => void;
  select?: (id: string) => void;
  /** Whether the key did something to the row. */
  act: (key: string, id: string) => boolean;
};

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** How far a key leads from row to row. */
export const stepOf = (key: string): number | undefined => STEPS[key];

/** The keyboard of a list of rows (`[data-row]`): arrows, j, k, Home and End move, Enter opens, Space selects, letters do what the actions say. Keys inside a control stay there. */
export const rowKeys =
  ({ open, select, act }: RowKeys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.target;
    if (!(row instanceof HTMLElement) || !row.matches('[data-row]')) return;
    // Ctrl+K and the browser's own keys are not for the rows.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const id = row.dataset.row ?? '';
    const target = rowAt(event.key, rows, rows.indexOf(row));
    if (target) target.focus();
    else if (event.key === 'Enter' && open) open(id);
    else if (event.key === ' ' && select) select(id);
    else if (!act(event.key, id)) return;
    event.preventDefault();
  };

const rowAt = (key: string, rows: readonly HTMLElement[], at: number): HTMLElement | undefined => {
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  const step = stepOf(key);
  return step === undefined ? undefined : rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
};
