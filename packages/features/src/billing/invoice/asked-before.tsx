import { chakra } from '@chakra-ui/react';
import type { InvoiceDetail, InvoiceRow } from '@esteto/contract/billing/invoice-answer';
import type { Page } from '@esteto/contract/list';
import { fillDescription, placeholderValues } from '@esteto/domain/billing/invoice/description-template';
import { invoiceTitle } from '@esteto/domain/billing/invoice/invoice-title';
import { isSameText, mayBeSame } from '@esteto/domain/billing/invoice/same-request';
import { isCompetence } from '@esteto/domain/shared/date/competence';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { today } from '@esteto/ui/system/context/today';
import { asQuery, type QueryFactory } from '@esteto/ui/system/query/query-like';
import { useQueries, useQuery } from '@tanstack/react-query';
import { InvoiceStatusBadge } from './invoice-status-badge.tsx';

export type FormerRequests = {
  list: QueryFactory<{ client_id: number; competence_from: string; competence_to: string; limit: number }, Page<InvoiceRow>>;
  detail: QueryFactory<{ id: number }, InvoiceDetail>;
};

type AskedBeforeProps = { former: FormerRequests; contract_number: string | null };

/** Client, month and amount of the request that is being typed; null until all three are given. */
const useAsked = () => {
  const [client_id, competence, gross_amount] = [useFieldValue('client_id'), useFieldValue('competence'), useFieldValue('gross_amount')];
  const isSaid =
    typeof client_id === 'number' &&
    typeof competence === 'string' &&
    isCompetence(competence) &&
    typeof gross_amount === 'number' &&
    gross_amount > 0;
  return isSaid ? { client_id, competence, gross_amount } : null;
};

/** A request that says what another one says already: a warning with the first beside it. It may be meant, so it holds nobody back. */
export const AskedBefore = ({ former, contract_number }: AskedBeforeProps) => {
  const request = useAsked();
  const [description, shifts] = [useFieldValue('description'), useFieldValue('shifts')];
  const { client_id = 0, competence = '' } = request ?? {};
  const { data } = useQuery({
    ...asQuery(former.list({ client_id, competence_from: competence, competence_to: competence, limit: LOOKED_AT })),
    enabled: request !== null,
  });
  const alike = request && data ? data.items.filter((row) => mayBeSame(row, request)).slice(0, COMPARED) : [];
  const details = useQueries({ queries: alike.map(({ id }) => asQuery(former.detail({ id }))) });
  if (!request || typeof description !== 'string') return null;
  const values = placeholderValues({ competence, shifts: typeof shifts === 'string' ? shifts : null, contract_number });
  const { text } = fillDescription(description, values);
  const first = details.flatMap(({ data: detail }) => detail ?? []).findLast((detail) => isSameText(detail.description, text));
  return first && <FirstOne invoice={first} />;
};

const FirstOne = ({ invoice }: { invoice: InvoiceDetail }) => (
  <chakra.div gridColumn={spanOf()}>
    <Banner tone="waiting">
      Esta nota já foi pedida: mesmo tomador, mês, valor e descrição.
      <chakra.span display="block" mt="1.5" fontWeight="normal" lineHeight="snug">
        {invoiceTitle(invoice)} · {formatMoney(invoice.gross_amount)} · solicitada {formatInstant(invoice.requested_at, today())}
        {invoice.requested_by_name && ` por ${invoice.requested_by_name}`} <InvoiceStatusBadge status={invoice.status} />
      </chakra.span>
      <chakra.span display="block" mt="1.5" fontWeight="normal" lineHeight="snug">
        Se for outro serviço, diga na descrição o que muda, como os dias.
      </chakra.span>
    </Banner>
  </chakra.div>
);

/** Requests that are read of one client in one month: nobody has more. */
const LOOKED_AT = 100;
const COMPARED = 3;
