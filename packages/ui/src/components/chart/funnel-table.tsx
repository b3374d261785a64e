import { chakra } from '@chakra-ui/react';
import { Scroller, Table } from './chart-table.tsx';
import { Figure } from './figure.tsx';

export type FunnelStep = {
  name: string;
  count: number;
  days: number | null;
  /** How many of them went on from there; null where nothing comes after. */
  went_on?: number | null;
};

type FunnelTableProps = {
  label: string;
  /** How the first column is called. */
  step: string;
  /** How the column of days is called. */
  days: string;
  /** How the column of those who went on is called, where it is shown. */
  wentOn?: string;
  steps: readonly FunnelStep[];
  /** Number of which each step is a share. */
  total: number;
};

/** How many got how far, as bars over one another, with the numbers beside them: a table that is its own picture. */
export const FunnelTable = ({ label, step, days, wentOn, steps, total }: FunnelTableProps) => (
  <Figure aria-label={label}>
    <Scroller tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{step}</th>
            <th scope="col">
              <chakra.span srOnly>Parte</chakra.span>
            </th>
            <th scope="col">Quantos</th>
            <th scope="col">%</th>
            {wentOn && <th scope="col">{wentOn}</th>}
            <th scope="col">{days}</th>
          </tr>
        </thead>
        <tbody data-numeric>
          {steps.map((one) => (
            <tr key={one.name}>
              <th scope="row">{one.name}</th>
              <Share aria-hidden>
                <span style={{ inlineSize: `${total > 0 ? (100 * one.count) / total : 0}%` }} />
              </Share>
              <td>{one.count.toLocaleString('pt-BR')}</td>
              <td>{total > 0 ? `${Math.round((100 * one.count) / total)} %` : '–'}</td>
              {wentOn && <td>{wentOnText(one)}</td>}
              <td>{daysText(one.days)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  </Figure>
);

/** '12 (60 %)': of those who were there. */
const wentOnText = ({ count, went_on = null }: FunnelStep): string => {
  if (went_on === null || count === 0) return '–';
  return `${went_on.toLocaleString('pt-BR')} (${Math.round((100 * went_on) / count)} %)`;
};

/** '2,5 dias'; what took no day at all is less than one. */
export const daysText = (days: number | null): string => {
  if (days === null) return '–';
  if (days < 1) return 'menos de 1 dia';
  return `${days.toLocaleString('pt-BR')} ${days === 1 ? 'dia' : 'dias'}`;
};

const Share = chakra('td', {
  base: {
    width: '100%',
    minWidth: '7rem',
    '& > span': { display: 'block', height: '4', minWidth: '2px', bg: 'chart.own', borderRadius: 'sm' },
  },
});
