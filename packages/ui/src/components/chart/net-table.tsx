import { COMPARED_REGIMES, comparedRegimeLabel } from '@esteto/domain/law/tax/comparison/comparison-input';
import type { NetPoint } from '@esteto/domain/opening/simulation/net-curve';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Scroller, Table } from './chart-table.tsx';

/** The picture's numbers, one row in four: enough to read, and few enough. */
export const NetTable = ({ curve }: { curve: readonly NetPoint[] }) => (
  <Scroller role="region" aria-label="Na mão por mês, por receita" tabIndex={0}>
    <Table>
      <thead>
        <tr>
          <th scope="col">Receita por mês</th>
          {COMPARED_REGIMES.map((regime) => (
            <th key={regime} scope="col">
              {comparedRegimeLabel[regime]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {curve
          .filter((_, index) => index % 4 === 0)
          .map(({ revenue, net }) => (
            <tr key={revenue}>
              <th scope="row">{formatMoney(revenue)}</th>
              {COMPARED_REGIMES.map((regime) => (
                <td key={regime} data-negative={(net[regime] ?? 0) < 0 || undefined}>
                  {net[regime] === null ? 'Não cabe' : formatMoney(net[regime])}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </Table>
  </Scroller>
);
