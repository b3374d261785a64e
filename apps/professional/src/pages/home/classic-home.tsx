import { usePrincipal } from '@esteto/auth/principal/identity-provider.tsx';
import { useBalanceShown } from '@esteto/auth/settings/balance-settings';
import type { MonthSummary } from '@esteto/contract/money/cash-flow';
import { seesAllInvoices } from '@esteto/domain/billing/invoice/invoice-visibility';
import { CashTable } from '@esteto/ui/components/chart/cash-table.tsx';
import { useNavigate } from 'react-router';
import { path } from '../../path.ts';
import { BalanceCard } from './balance-card.tsx';
import { type HomeBlocks, HomeColumn, HomeColumns, Overviewed } from './home-parts.tsx';
import { LatestInvoices } from './latest-invoices.tsx';
import { NeedsYou } from './needs-you.tsx';

/** The arrangement of the classic layout: on one screen the money as a table with the notes, and beside it a column of what is to be done. */
export const ClassicHome = ({ shifts, sends, dues, next, shortcuts, refer }: HomeBlocks) => (
  <HomeColumns gap={{ base: '4', md: '3' }} gridTemplateColumns={{ lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
    <HomeColumn gap={{ base: '4', md: '3' }}>
      <Overviewed>
        {({ months, invoices }) => (
          <>
            {invoices && <NeedsYou {...invoices} />}
            {months && <BalanceCard months={months} table={<MonthTable months={months} />} />}
            {invoices && <LatestInvoices rows={invoices.latest} />}
          </>
        )}
      </Overviewed>
    </HomeColumn>
    <HomeColumn gap={{ base: '4', md: '3' }}>
      {shifts}
      {shortcuts}
      {sends}
      {dues}
      {next}
      {refer}
    </HomeColumn>
  </HomeColumns>
);

/** Each month a row that opens its own; without what went out for who sees only their own notes. */
const MonthTable = ({ months }: { months: readonly MonthSummary[] }) => {
  const navigate = useNavigate();
  const { membership } = usePrincipal();
  const [shown] = useBalanceShown();
  if (!shown) return null;
  return (
    <CashTable
      months={months}
      withOut={!!membership && seesAllInvoices(membership)}
      onMonth={(month) => void navigate(path('/app/entradas-e-saidas', undefined, { month }))}
    />
  );
};
