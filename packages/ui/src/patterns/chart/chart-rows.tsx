import { Link } from '../../components/button/link.tsx';
import type { ChartCell, ChartData } from './chart-data.ts';

/** The rows of the table behind a picture; its look is `AS_CARDS`. */
export const ChartRows = ({ columns, rows, total }: ChartData) => (
  <>
    <thead>
      <tr>
        {columns.map((column, at) => (
          <th key={column} scope="col" data-wide={rows[0]?.cells[at]?.wide || undefined}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells }) => (
        <Row key={key} columns={columns} cells={cells} />
      ))}
    </tbody>
    {total && (
      <tfoot>
        <Row columns={columns} cells={total} />
      </tfoot>
    )}
  </>
);

const Row = ({ columns, cells: [name, ...cells] }: { columns: readonly string[]; cells: readonly ChartCell[] }) => (
  <tr>
    <th scope="row">{name && <Words cell={name} />}</th>
    {cells.map((cell, at) => (
      <td
        key={columns[at + 1]}
        data-label={columns[at + 1]}
        data-negative={cell.negative || undefined}
        data-wide={cell.wide || undefined}
        data-numeric={cell.wide ? undefined : true}
      >
        <Words cell={cell} />
      </td>
    ))}
  </tr>
);

const Words = ({ cell: { shown, to } }: { cell: ChartCell }) => (to === undefined ? shown : <Link to={to}>{shown}</Link>);
