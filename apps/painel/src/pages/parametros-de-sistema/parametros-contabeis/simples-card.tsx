import { Box } from '@chakra-ui/react';
import type { SimplesAnnex, SimplesTable } from '@esteto/domain/law/tax/tables/simples-table';
import { SIMPLES_TABLES } from '@esteto/domain/law/tax/tables/simples-tables';
import { competenceOf, formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { Scroller, Table, WRAPS_ON_PHONE } from '@esteto/ui/components/chart/chart-table.tsx';
import { today } from '@esteto/ui/system/context/today';

/** The annexes of the Simples, which come with each version of the product. */
export const SimplesCard = () => {
  const month = competenceOf(today());
  const now = SIMPLES_TABLES.find(({ from, until }) => from <= month && (until === null || month <= until));
  const others = SIMPLES_TABLES.filter((table) => table !== now);
  return (
    <Card title="Simples Nacional">
      <Box display="grid" gap="4">
        {now && <Annexes table={now} />}
        {others.map((table) => (
          <Disclosure key={table.from} label={spanOf(table)}>
            <Annexes table={table} />
          </Disclosure>
        ))}
      </Box>
    </Card>
  );
};

const ANNEXES: readonly SimplesAnnex[] = ['III', 'V'];

const spanOf = ({ from, until }: SimplesTable): string =>
  until ? `De ${formatCompetence(from)} a ${formatCompetence(until)}` : `Desde ${formatCompetence(from)}`;

const Annexes = ({ table }: { table: SimplesTable }) => (
  <Box display="grid" gap="5">
    <Box color="fg.muted" fontSize="sm">{`${spanOf(table)} · ${table.source}`}</Box>
    {ANNEXES.map((annex) => (
      <Scroller key={annex} role="region" aria-label={`Anexo ${annex}, ${spanOf(table)}`} tabIndex={0}>
        <Table css={WRAPS_ON_PHONE}>
          <thead>
            <tr>
              <th scope="col">{`Anexo ${annex}: receita de 12 meses`}</th>
              <th scope="col">Alíquota</th>
              <th scope="col">Parcela a deduzir</th>
            </tr>
          </thead>
          <tbody>
            {table.annexes[annex].bands.map(({ up_to, rate, deduction }) => (
              <tr key={up_to}>
                <th scope="row">{`Até ${formatMoney(up_to)}`}</th>
                <td>{formatTaxRate(rate)}</td>
                <td>{formatMoney(deduction)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    ))}
  </Box>
);
