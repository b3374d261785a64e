import { functionalUpdate, type OnChangeFn, type RowSelectionState } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { TableRecord } from '../data-table/features.ts';
import type { BulkSelection } from '../data-table/row-action.ts';
import type { FilterValues } from './filter-field.ts';
import { totalText } from './total-text.ts';

/** `ids` are the selected rows; with `of` those left out of all that match these filters. */
type Chosen = { of: string | null; ids: RowSelectionState };

const NOTHING: Chosen = { of: null, ids: {} };

/**
 * The selected rows: those of this page, or all that match once the person has taken them all, which are never fetched for it. Other filters begin
 * a new selection. The table shows `selected` and changes it by `onSelected`.
 */
export const useSelection = <Row extends TableRecord>(page: readonly Row[], filters: FilterValues, total: number | null) => {
  const [chosen, setChosen] = useState(NOTHING);
  const of = JSON.stringify(filters);
  const isEverything = chosen.of === of;
  const selected = useMemo(() => shownOf(page, chosen, of), [page, chosen, of]);
  const onSelected: OnChangeFn<RowSelectionState> = (updater) =>
    setChosen((now) => {
      const after = functionalUpdate(updater, shownOf(page, now, of));
      if (now.of !== of) return { of: null, ids: after };
      const left = idsOf(page).filter((id) => !after[id]);
      return { of, ids: selectionOf([...Object.keys(now.ids).filter((id) => !idsOf(page).includes(id)), ...left]) };
    });

  const rows = page.filter(({ id }) => selected[String(id)]);
  const except = Object.keys(chosen.ids);
  const count = isEverything ? Math.max(0, (total ?? 0) - except.length) : rows.length;
  const selection: BulkSelection<Row> = { rows, count, everything: isEverything ? { filters, except } : null };
  return {
    selected,
    onSelected,
    selection,
    /** '1.234 selecionados' */
    label: `${totalText(count)} ${count === 1 ? 'selecionado' : 'selecionados'}`,
    /** The way from the whole page to all that match; null when there is none to go. */
    rest:
      !isEverything && total !== null && rows.length < total && rows.length >= page.length
        ? {
            label: `Selecionar todos os ${totalText(total)}${of === '{}' ? '' : ' que correspondem ao filtro'}`,
            select: () => setChosen({ of, ids: {} }),
          }
        : null,
    clear: () => setChosen(NOTHING),
  };
};

/** The selected rows as far as this page knows them. */
const shownOf = (page: readonly TableRecord[], { of, ids }: Chosen, filters: string): RowSelectionState =>
  of === null ? ids : of === filters ? selectionOf(idsOf(page).filter((id) => !ids[id])) : NOTHING.ids;

const idsOf = (rows: readonly TableRecord[]): string[] => rows.map(({ id }) => String(id));

const selectionOf = (ids: readonly string[]): RowSelectionState => Object.fromEntries(ids.map((id) => [id, true as const]));
