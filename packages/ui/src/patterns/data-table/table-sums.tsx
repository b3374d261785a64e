import { chakra } from '@chakra-ui/react';
import { countOf } from '@esteto/domain/shared/text/text';
import { Money } from '../../components/display/money.tsx';
import { keptOf, wordsOf } from './columns.ts';
import type { TableColumn, TableRecord } from './features.ts';
import type { Rows, Sums } from './use-rows.ts';

// Below the rows: what all that match come to. A list has it by answering `sums`, each named after its column.

type SumsProps<Row extends TableRecord> = Pick<Rows<Row>, 'total' | 'sums'> & { columns: readonly TableColumn<Row>[] };

type TableSumsProps<Row extends TableRecord> = SumsProps<Row> & { selectable: boolean; actions: boolean };

/** The table's last row: each sum below its column. */
export const TableSums = <Row extends TableRecord>({ columns, total, sums, selectable, actions }: TableSumsProps<Row>) => {
  if (!total || sums === undefined) return null;
  const first = sums === null ? columns.length : columns.findIndex(({ id }) => id in sums);
  if (first < 0) return null;
  const kept = keptOf(columns);
  const before = first + (selectable ? 1 : 0);
  return (
    <tfoot>
      <tr>
        {before > 0 && (
          <th className="sum" scope="row" colSpan={before}>
            <span>{labelOf(total, sums)}</span>
          </th>
        )}
        {columns.slice(first).map((column) => (
          <td key={column.id} className="sum" data-kept={column.id === kept || undefined}>
            {sums && column.id in sums && <Money cents={sums[column.id] ?? 0} />}
          </td>
        ))}
        {actions && (
          <td className="sum" data-actions>
            {null}
          </td>
        )}
      </tr>
    </tfoot>
  );
};

/** The same below the cards of a phone. */
export const CardSums = <Row extends TableRecord>({ columns, total, sums }: SumsProps<Row>) => {
  if (!total || sums === undefined) return null;
  const label = labelOf(total, sums);
  if (sums === null) return <CardLine>{label}</CardLine>;
  const summed = columns.filter(({ id }) => id in sums);
  return summed.map((column) => (
    <CardLine key={column.id}>
      {summed.length > 1 ? `${label} · ${wordsOf(column).header}` : label}
      <chakra.b color="fg.default" fontWeight="semibold">
        <Money cents={sums[column.id] ?? 0} />
      </chakra.b>
    </CardLine>
  ));
};

const CardLine = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '3',
    px: '4',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    color: 'fg.muted',
  },
});

const labelOf = (total: number, sums: Sums | null): string =>
  sums === null ? 'São registros demais para somar: use os filtros.' : `Soma de ${countOf(total, 'registro', 'registros')}`;
