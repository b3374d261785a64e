import { chakra } from '@chakra-ui/react';
import type { InvoiceEmailRow, InvoiceEmails } from '@esteto/contract/billing/receivable-answer';
import { sendingStatusLabel, sendingStatusTone } from '@esteto/domain/billing/invoice/sending-status';
import { formatInstant, formatInstantFull } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { today } from '@esteto/ui/system/context/today';
import { asQuery, type QueryLike } from '@esteto/ui/system/query/query-like';
import { useQuery } from '@tanstack/react-query';

/** How often what is still on its way is asked about. */
const ASK_AGAIN_MS = 3000;

/** What went when to whom, and how far it came; it follows a message on its way. */
export const EmailLog = ({ query }: { query: QueryLike<InvoiceEmails> }) => {
  const { data } = useQuery({
    ...asQuery(query),
    refetchInterval: ({ state }) => (state.data?.emails.some(isUnderWay) ? ASK_AGAIN_MS : false),
  });
  if (!data || data.emails.length === 0) return null;
  return (
    <chakra.section gridColumn={spanOf()} aria-label="E-mails desta nota">
      <QuietHeading>E-mails desta nota</QuietHeading>
      <chakra.ul aria-live="polite">
        {data.emails.map((email) => (
          <Email key={email.id} email={email} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
};

const isUnderWay = ({ next_try_at }: InvoiceEmailRow): boolean => next_try_at !== null;

const Email = ({ email }: { email: InvoiceEmailRow }) => {
  const { recipients, status, error, sent_at, created_at, sent_by_name } = email;
  const at = sent_at ?? created_at;
  return (
    <Row>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
        <chakra.span overflowWrap="anywhere">{recipients.join(', ')}</chakra.span>
        <StatusBadge status={{ label: sendingStatusLabel[status], tone: sendingStatusTone[status] }} />
      </chakra.div>
      <chakra.div color="fg.muted" fontSize="sm">
        <time dateTime={at} title={formatInstantFull(at)}>
          {formatInstant(at, today())}
        </time>{' '}
        por {sent_by_name ?? 'Esteto'}
        {status === 'waiting' && retryWords(email)}
      </chakra.div>
      {error && (
        <chakra.p mt="1" fontSize="sm" color={status === 'error' ? 'status.attention.fg' : 'fg.muted'}>
          {error}
        </chakra.p>
      )}
    </Row>
  );
};

/** Nothing is said of the first try: it comes at once. */
const retryWords = ({ attempts, next_try_at }: InvoiceEmailRow): string =>
  attempts > 0 && next_try_at ? ` · ${countOf(attempts, 'tentativa', 'tentativas')}, a próxima ${formatInstant(next_try_at, today())}` : '';

const Row = chakra('li', {
  base: { py: '2.5', lineHeight: 'snug', borderBottomWidth: '1px', borderColor: 'border.default', _last: { borderBottomWidth: '0' } },
});
