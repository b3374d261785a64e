import { chakra } from '@chakra-ui/react';
import type { InvoiceRow } from '@esteto/contract/invoice/invoice-answer';
import { invoiceTitle } from '@esteto/domain/invoice/invoice-title';
import { formatDate } from '@esteto/domain/shared/date/date';
import { InvoiceStatusBadge } from '@esteto/features/invoice/invoice-status-badge.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Link, type To } from 'react-router';

type InvoiceListProps = { rows: readonly InvoiceRow[]; to: (row: InvoiceRow) => To };

/** A few invoices, each opening its dialog: for pages where the list is not all there is. */
export const InvoiceList = ({ rows, to }: InvoiceListProps) => (
  <chakra.ul>
    {rows.map((row) => (
      <Item key={row.id}>
        <Row to={to(row)}>
          <Line>
            <chakra.span flex="1" minW={0} fontWeight="medium" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
              {row.client_name}
            </chakra.span>
            <Money cents={row.net_amount} />
          </Line>
          <Line flexWrap="wrap">
            <chakra.span color="fg.muted" fontSize="sm" whiteSpace="nowrap">
              {[invoiceTitle(row), row.due_date && `vence ${formatDate(row.due_date, today())}`].filter(Boolean).join(' · ')}
            </chakra.span>
            <chakra.span ms="auto">
              <InvoiceStatusBadge status={row.status} />
            </chakra.span>
          </Line>
        </Row>
      </Item>
    ))}
  </chakra.ul>
);

const Item = chakra('li', { base: { borderTopWidth: '1px', borderColor: 'border.default' } });

const Row = chakra(Link, {
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
