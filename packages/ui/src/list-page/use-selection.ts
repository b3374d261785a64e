import { useState } from 'react';
import type { TableRow } from '../data-table/columns.ts';
import { type DataTableModel, NOTHING_SELECTED, selectionOf } from '../data-table/use-data-table.ts';
import type { EveryRowTask } from '../data-table/use-every-row.ts';
import { totalText } from './total-text.ts';

type Everything<Row> = { of: string; rows: readonly Row[] };

/** The selected rows: those of this page, or of all that match once the person has taken them all. Other filters begin a new selection. */
export const useSelection = <Row extends TableRow>(
  { selected: ids, setSelected }: DataTableModel<Row>,
  page: readonly Row[],
  filters: object,
  every: EveryRowTask<Row>,
) => {
  const [everything, setEverything] = useState<Everything<Row> | null>(null);
  const of = JSON.stringify(filters);
  const pool = everything?.of === of ? everything.rows : page;
  const selected = pool.filter(({ id }) => ids[String(id)]);
  const selectEverything = async () => {
    const rows = await every.run();
    if (!rows) return;
    setEverything({ of, rows });
    setSelected(selectionOf(rows.map(({ id }) => String(id))));
  };
  return {
    rows: selected,
    /** The way from the whole page to all that match; null when there is none to go. */
    rest: (total: number | null) =>
      total !== null && selected.length < total && selected.length >= page.length
        ? { label: `Selecionar todos (${totalText(total)})`, select: () => void selectEverything(), busy: every.count !== null }
        : null,
    clear: () => {
      setEverything(null);
      setSelected(NOTHING_SELECTED);
    },
  };
};
