import { chakra } from '@chakra-ui/react';
import type { InvoiceRow } from '@esteto/contract/billing/invoice-answer';
import { invoiceTitle } from '@esteto/domain/billing/invoice/invoice-title';
import { formatDate } from '@esteto/domain/shared/date/date';
import { InvoiceStatusBadge } from '@esteto/features/billing/invoice/invoice-status-badge.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Link, type To } from 'react-router';

type InvoiceListProps<Row extends InvoiceRow> = {
  rows: readonly Row[];
  to: (row: Row) => To;
  /** Instead of the net and the due date: what of the invoice is looked at here. */
  shown?: (row: Row) => { cents: number; note: string | null };
  /** Covers the amounts. */
  hidden?: boolean;
};

const netAndDue = ({ net_amount, due_date }: InvoiceRow) => ({
  cents: net_amount,
  note: due_date && `vence ${formatDate(due_date, today())}`,
});

/** A few invoices, each opening its dialog: for pages where the list is not all there is. */
export const InvoiceList = <Row extends InvoiceRow>({ rows, to, shown = netAndDue, hidden = false }: InvoiceListProps<Row>) => (
  <chakra.ul>
    {rows
      .map((row) => ({ row, ...shown(row) }))
      .map(({ row, cents, note }) => (
        <Item key={row.id}>
          <Opening to={to(row)}>
            <Line>
              <chakra.span flex="1" minW={0} fontWeight="medium" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
                {row.client_name}
              </chakra.span>
              <Money cents={cents} hidden={hidden} />
            </Line>
            <Line flexWrap="wrap">
              <chakra.span color="fg.muted" fontSize="sm" whiteSpace="nowrap">
                {[invoiceTitle(row), note].filter(Boolean).join(' · ')}
              </chakra.span>
              <chakra.span ms="auto">
                <InvoiceStatusBadge status={row.status} />
              </chakra.span>
            </Line>
          </Opening>
        </Item>
      ))}
  </chakra.ul>
);

const Item = chakra('li', { base: { borderTopWidth: '1px', borderColor: 'border.default' } });

const Opening = chakra(Link, {
  base: {
    display: 'grid',
    gap: '0.5',
    px: { base: '4', md: '5' },
    py: '2.5',
    lineHeight: 'snug',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const Line = chakra('span', { base: { display: 'flex', alignItems: 'center', columnGap: '3', rowGap: '0.5', minWidth: '0' } });
