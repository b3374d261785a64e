import { Box, chakra } from '@chakra-ui/react';
import type { SelicVersion } from '@esteto/contract/month/accounting-parameter';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Scroller, Table, WRAPS_ON_PHONE } from '@esteto/ui/components/chart/chart-table.tsx';
import { path } from '../../../path.ts';
import { AddLink } from './parameter-card.tsx';

const MOST_SHOWN = 24;

/** The Selic of each month: the interest on what is paid late. */
export const SelicCard = ({ versions }: { versions: readonly SelicVersion[] }) => {
  const rates = versions.filter(({ is_replaced }) => !is_replaced).slice(0, MOST_SHOWN);
  return (
    <Card
      title="Selic"
      action={<AddLink label="Nova taxa" about="Selic" to={path('/painel/parametros-de-sistema/parametros-contabeis/selic')} />}
    >
      {rates.length === 0 ? (
        <Box color="fg.muted">Nenhuma taxa informada ainda. Sem ela, os juros do que é pago em atraso não são calculados.</Box>
      ) : (
        <Scroller role="region" aria-label="Selic por mês" tabIndex={0} maxHeight="20rem" overflowY="auto">
          <Table css={WRAPS_ON_PHONE}>
            <thead>
              <tr>
                <th scope="col">Mês</th>
                <th scope="col">Taxa do mês</th>
                <Wide as="th" scope="col">
                  Fonte
                </Wide>
                <Wide as="th" scope="col">
                  Por
                </Wide>
              </tr>
            </thead>
            <tbody>
              {rates.map(({ valid_from, rate, source, author_name }) => (
                <tr key={valid_from}>
                  <th scope="row">{formatCompetence(valid_from)}</th>
                  <td>{formatTaxRate(rate)}</td>
                  <Wide>{source}</Wide>
                  <Wide>{author_name}</Wide>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
      )}
    </Card>
  );
};

/** Not on a phone. */
const Wide = chakra('td', { base: { display: { base: 'none', md: 'table-cell' } } });
