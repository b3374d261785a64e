import { VisuallyHidden } from '@chakra-ui/react';
import type { ExportFormat } from '@esteto/domain/office/log/list-export-form';
import { Plus, SearchX } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Button } from '../../components/button/button.tsx';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { Card } from '../../components/card/card.tsx';
import { Page } from '../../components/card/page.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { useTellFailure } from '../../components/toast/use-tell-failure.ts';
import { useMayExport, useTellExport } from '../../system/context/export-telling.ts';
import { useScope } from '../../system/context/scope.tsx';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { wordsOf } from '../data-table/columns.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { ExportButton } from '../data-table/export-button.tsx';
import type { TableColumnDef, TableRecord } from '../data-table/features.ts';
import type { BulkAction, BulkSelection, RowAction } from '../data-table/row-action.ts';
import { useTablePreferences } from '../data-table/table-preferences.ts';
import { TableSettings } from '../data-table/table-settings.tsx';
import { useDataTable } from '../data-table/use-data-table.ts';
import { useEveryRow } from '../data-table/use-every-row.ts';
import { useRowLinks } from '../data-table/use-row-links.ts';
import { type ListQuery, useRows } from '../data-table/use-rows.ts';
import { FilterBar } from './filter-bar.tsx';
import type { FilterField, FilterValues } from './filter-field.ts';
import { Gathering } from './gathering.tsx';
import { ListFoot } from './list-foot.tsx';
import { resultsText, totalText } from './total-text.ts';
import { useListKeys } from './use-list-keys.ts';
import { useListState } from './use-list-state.ts';
import { useSelection } from './use-selection.ts';

type ListPageProps<Row extends TableRecord> = {
  title: string;
  /** The title as it is shown, where it says more: the month that the list is of. */
  heading?: string;
  subtitle?: ReactNode;
  query: ListQuery<Row>;
  /** Made by `columnsFor`. */
  columns: readonly TableColumnDef<Row>[];
  /** At module scope, like the columns. */
  filters?: readonly FilterField[];
  /** Path of the dialog that makes a new one, below the page. */
  create?: string;
  createLabel?: string;
  createAllowed?: boolean;
  /** Where a row leads, below the page. At module scope, like the columns: made anew, it draws every row again. */
  rowHref?: (row: Row) => string;
  /** The accessible name of a row's link where its first column is not its own. At module scope, too. */
  rowName?: (row: Row) => string;
  actions?: readonly RowAction<Row>[];
  bulk?: readonly BulkAction<Row>[];
  /** Over the list: a picture of it, figures. */
  above?: ReactNode;
  /** Beside the table's settings. */
  aside?: ReactNode;
  /** What an empty list says, and the way to its first row; the create button unless said otherwise. */
  empty: string;
  emptyAction?: ReactNode;
  /** The page's dialogs: <Outlet/>. */
  children?: ReactNode;
};

const NO_FILTERS: readonly FilterField[] = [];

/** A page that is a list: title with count, filters in words, the table, its pages. Its whole state is in the URL. */
export const ListPage = <Row extends TableRecord>(props: ListPageProps<Row>) => (
  // A new scope starts afresh: not one row of the former company is shown or stays selected.
  <ScopedListPage key={JSON.stringify(useScope())} {...props} />
);

const ScopedListPage = <Row extends TableRecord>(props: ListPageProps<Row>) => {
  const { title, subtitle, query, columns, filters = NO_FILTERS, create, createLabel = 'Criar', createAllowed = true } = props;
  const { rowHref, rowName, actions, bulk, empty, children } = props;
  const state = useListState(filters);
  const store = useTablePreferences();
  const page = useRows(query, state.input, state.size === 'all');
  const selection = useSelection(page.rows, state.filters, page.total);
  const table = useDataTable({
    columns,
    rows: page.rows,
    store,
    sort: state.sort,
    onSort: state.setSort,
    selection,
    local: query.local?.table(state) ?? null,
  });
  const rows = query.local && page.total !== null ? { ...page, ...query.local.pages(table) } : page;
  const shown = table.getRowModel().rows;
  const { hrefOf } = useRowLinks();
  const every = useEveryRow(query, state.input);

  // The page that the cursor names has run empty (its last row was deleted, or the link is old): the first one has the rest.
  const { restart } = state;
  const isBeyondEnd = restart !== null && rows.total !== null && shown.length === 0;
  useEffect(() => {
    if (isBeyondEnd) restart();
  }, [isBeyondEnd, restart]);

  const gather = async ({ onSelect }: BulkAction<Row>, selected: BulkSelection<Row>): Promise<void> => {
    if (!selected.everything) return onSelect(selected);
    const left = new Set(selected.everything.except);
    const wanted = (await every.run())?.filter(({ id }) => !left.has(String(id)));
    if (wanted) onSelect({ rows: wanted, count: wanted.length, everything: null });
  };
  const gathering = (action: BulkAction<Row>): BulkAction<Row> =>
    action.gathers ? { ...action, onSelect: (selected) => void gather(action, selected) } : action;
  const list = useRef<HTMLElement>(null);
  useListKeys(list);
  const bar = useRef<HTMLDivElement>(null);
  // The button that clears goes with the filters: the first of them takes its focus.
  const clear = () => {
    state.clearFilters();
    bar.current?.querySelector<HTMLElement>('input, select')?.focus();
  };

  const createLink = create !== undefined && createAllowed && (
    <ButtonLink to={hrefOf(create)} variant="primary" icon={Plus}>
      {createLabel}
    </ButtonLink>
  );
  const nothing = state.isFiltered ? (
    <EmptyState icon={SearchX} title="Nada encontrado com estes filtros." action={<Button onClick={clear}>Limpar filtros</Button>} />
  ) : (
    <EmptyState title={empty} action={props.emptyAction ?? createLink} />
  );
  const { total } = rows;
  const canExport = useMayExport(title);
  const tellExport = useTellExport();
  const tellFailure = useTellFailure();
  const takeOut = async (format: ExportFormat) => {
    const here = table.getPrePaginatedRowModel().rows;
    const wanted = here.length === total ? here.map(({ original }) => original) : await every.run();
    if (!wanted) return;
    // What leaves is in the log before it does.
    await tellExport({ list: title, rows: wanted.length, format });
    const { exportRows } = await import('../data-table/export/export-rows.ts');
    await exportRows(format, title, table.getVisibleLeafColumns().map(wordsOf), wanted);
  };
  const download = (format: ExportFormat) => void takeOut(format).catch(tellFailure);

  return (
    <>
      <Page title={props.heading ?? title} subtitle={subtitle} count={totalText(rows.total)} action={createLink} ofRows>
        {props.above}
        <Card flush ref={list}>
          <FilterBar
            fields={filters}
            values={state.filters}
            onChange={state.setFilters}
            onClear={clear}
            ref={bar}
            aside={
              <>
                {props.aside}
                {every.count !== null && <Gathering count={every.count} total={total} onCancel={every.cancel} />}
                {canExport && <ExportButton onExport={download} />}
                <TableSettings table={table} store={store} hasActions={actions !== undefined} />
              </>
            }
          />
          <VisuallyHidden role="status">{rows.total !== null && !rows.stale && resultsText(rows.total)}</VisuallyHidden>
          {bulk && selection.selection.count > 0 && (
            <Suspense>
              <BulkBar {...selection} actions={bulk.map(gathering)} onClear={selection.clear} />
            </Suspense>
          )}
          {rows.error && shown.length === 0 ? (
            <ErrorState error={rows.error} retry={rows.retry} />
          ) : (
            <DataTable
              label={title}
              table={table}
              state={rows}
              virtual={state.size === 'all'}
              preferences={store.preferences}
              actions={actions}
              rowHref={rowHref}
              rowName={rowName}
              selectable={bulk !== undefined}
              empty={nothing}
            />
          )}
          <ListFoot rows={rows} state={state} />
        </Card>
      </Page>
      {children}
    </>
  );
};

const BulkBar = lazyComponent(() => import('../data-table/bulk-bar.tsx').then(({ BulkBar }) => BulkBar));

type FilteredPageProps = Pick<ListPageProps<never>, 'title' | 'subtitle' | 'above' | 'aside'> & {
  /** At module scope. */
  filters: readonly FilterField[];
  /** What the filters leave, drawn as something else than a table. */
  children: (values: FilterValues) => ReactNode;
};

/** The same head and filters, whose state is in the URL, over a calendar. It stands here so that its parts stay in one file with the list's. */
export const FilteredPage = ({ title, subtitle, above, aside, filters, children }: FilteredPageProps) => {
  const state = useListState(filters);
  return (
    <Page title={title} subtitle={subtitle}>
      {above}
      <Card flush>
        <FilterBar fields={filters} values={state.filters} onChange={state.setFilters} onClear={state.clearFilters} aside={aside} />
        {children(state.filters)}
      </Card>
    </Page>
  );
};
