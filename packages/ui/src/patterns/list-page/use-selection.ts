import { type SetStateAction, useCallback, useState } from 'react';
import type { TableRow } from '../data-table/columns.ts';
import type { BulkSelection } from '../data-table/row-action.ts';
import { type DataTableModel, NOTHING_SELECTED, type Selected, selectionOf } from '../data-table/use-data-table.ts';
import type { FilterValues } from './filter-field.ts';
import { totalText } from './total-text.ts';

/** All that match these filters, less those that were left out. */
type Everything = { of: string; except: Selected };

/**
 * The selected rows: those of this page, or all that match once the person has taken them all, which are never fetched for it. Other filters begin
 * a new selection. `own` is what the table shows and changes meanwhile.
 */
export const useSelection = <Row extends TableRow>(
  model: DataTableModel<Row>,
  page: readonly Row[],
  filters: FilterValues,
  total: number | null,
) => {
  const [everything, setEverything] = useState<Everything | null>(null);
  const of = JSON.stringify(filters);
  const except = everything?.of === of ? everything.except : null;
  const { setSelected: setOwn } = model;
  // Null in most selections, so that a new page makes no new function for every row.
  const shown = except && page;
  const setSelected = useCallback(
    (change: SetStateAction<Selected>) =>
      shown ? setEverything((now) => now && { ...now, except: leftOut(shown, now.except, change) }) : setOwn(change),
    [shown, setOwn],
  );
  const selected = except ? selectionOf(idsOf(page).filter((id) => !except[id])) : model.selected;
  const rows = page.filter(({ id }) => selected[String(id)]);
  const count = except ? Math.max(0, (total ?? 0) - Object.keys(except).length) : rows.length;
  const selection: BulkSelection<Row> = { rows, count, everything: except && { filters, except: Object.keys(except) } };
  return {
    own: { ...model, selected, setSelected },
    selection,
    /** '1.234 selecionados' */
    label: `${totalText(count)} ${count === 1 ? 'selecionado' : 'selecionados'}`,
    /** The way from the whole page to all that match; null when there is none to go. */
    rest:
      !except && total !== null && rows.length < total && rows.length >= page.length
        ? {
            label: `Selecionar todos os ${totalText(total)}${of === '{}' ? '' : ' que correspondem ao filtro'}`,
            select: () => {
              setOwn(NOTHING_SELECTED);
              setEverything({ of, except: NOTHING_SELECTED });
            },
          }
        : null,
    clear: () => {
      setEverything(null);
      setOwn(NOTHING_SELECTED);
    },
  };
};

const idsOf = (rows: readonly TableRow[]): string[] => rows.map(({ id }) => String(id));

/** Those left out before, with what the person has just changed on this page. */
const leftOut = (page: readonly TableRow[], except: Selected, change: SetStateAction<Selected>): Selected => {
  const ids = idsOf(page);
  const before = selectionOf(ids.filter((id) => !except[id]));
  const after = typeof change === 'function' ? change(before) : change;
  return selectionOf([...Object.keys(except).filter((id) => !ids.includes(id)), ...ids.filter((id) => !after[id])]);
};
