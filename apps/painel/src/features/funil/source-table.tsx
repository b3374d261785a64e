import { type LeadSource, leadSourceLabel } from '@esteto/domain/opening/lead/lead-source';
import { Scroller, Table } from '@esteto/ui/components/chart/chart-table.tsx';
import { daysText } from '@esteto/ui/components/chart/funnel-table.tsx';

type SourceRow = { source: LeadSource; median_days: number | null };

type SourceTableProps<Row extends SourceRow> = {
  rows: readonly Row[];
  /** What is counted of each source, in order. */
  counts: readonly { header: string; of: (row: Row) => number }[];
};

/** What each source brings, and how long that takes. */
export const SourceTable = <Row extends SourceRow>({ rows, counts }: SourceTableProps<Row>) => (
  <Scroller tabIndex={0}>
    <Table>
      <thead>
        <tr>
          <th scope="col">Origem</th>
          {counts.map(({ header }) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
          <th scope="col">Até ser cliente</th>
        </tr>
      </thead>
      <tbody data-numeric>
        {rows.map((row) => (
          <tr key={row.source}>
            <th scope="row">{leadSourceLabel[row.source]}</th>
            {counts.map(({ header, of }) => (
              <td key={header}>{of(row).toLocaleString('pt-BR')}</td>
            ))}
            <td>{daysText(row.median_days)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroller>
);
