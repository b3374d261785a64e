import { chakra } from '@chakra-ui/react';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { IRPF_QUOTAS, mostQuotas, quotaPlan } from '@esteto/domain/tax/income-tax/irpf-quotas';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Table, WRAPS_ON_PHONE } from '@esteto/ui/components/chart/chart-table.tsx';
import { RefundReceived } from '../../../features/irpf/refund-received.tsx';
import { ReturnOutcome } from '../../../features/irpf/return-outcome.tsx';
import { ReturnQuotas } from '../../../features/irpf/return-quotas.tsx';
import { TeamFiles } from '../../../features/irpf/team-files.tsx';

/** What comes out of a return: its result, its quotas, its receipt and what the team keeps beside it. Nothing while nothing is known. */
export const OutcomeCard = ({ row }: { row: OwnReturn }) => {
  if (row.result === null && row.files.every(({ from_client }) => from_client)) return null;
  const isSent = row.transmitted_at !== null;
  return (
    <Card title={isSent ? 'Declaração entregue' : 'Resultado apurado pela equipe'}>
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <ReturnOutcome row={row} />
        {isSent && <ReturnQuotas row={row} />}
        <RefundReceived row={row} />
        {!isSent && row.result === 'to_pay' && row.tax_due !== null && <PlannedQuotas row={row} balance={row.tax_due} />}
        <TeamFiles files={row.files} />
      </chakra.div>
    </Card>
  );
};

/** As they will be once it is sent. */
const PlannedQuotas = ({ row: { office_deadline, quotas_count }, balance }: { row: OwnReturn; balance: number }) => {
  const count = Math.min(quotas_count ?? 1, mostQuotas(balance));
  const quotas = count === 0 ? [] : quotaPlan({ deadline: office_deadline, balance, count });
  if (quotas.length === 0) return null;
  return (
    <div>
      <Table css={WRAPS_ON_PHONE} aria-label={`Quotas do imposto, DARF ${IRPF_QUOTAS.code}`}>
        <thead>
          <tr>
            <th scope="col">Quota (DARF {IRPF_QUOTAS.code})</th>
            <th scope="col">Vencimento</th>
            <th scope="col">Valor</th>
          </tr>
        </thead>
        <tbody>
          {quotas.map(({ number, due_date, amount }) => (
            <tr key={number}>
              <th scope="row">{number}ª</th>
              <td data-numeric>{formatDateNumeric(due_date)}</td>
              <td data-numeric>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {quotas.length > 1 && (
        <chakra.p color="fg.muted" fontSize="sm" mt="2">
          Da segunda em diante somam-se 1 % e, a partir da terceira, também a Selic desde junho ({IRPF_QUOTAS.source}).
        </chakra.p>
      )}
    </div>
  );
};
