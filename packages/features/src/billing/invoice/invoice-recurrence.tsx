import { chakra } from '@chakra-ui/react';
import type { InvoiceRecurrenceAnswer } from '@esteto/contract/billing/invoice-answer';
import { recurrenceStatusLabel, recurrenceStatusTone } from '@esteto/domain/billing/invoice-recurrence/invoice-recurrence-life';
import { recurrenceSentence } from '@esteto/domain/billing/invoice-recurrence/recurrence-words';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { Suspense } from 'react';
import type { Repeating } from './repeating.ts';

type InvoiceRecurrenceProps = {
  recurrence: InvoiceRecurrenceAnswer;
  /** Left out for whoever only looks. */
  repeating?: Repeating | false;
};

/** That an invoice repeats itself: how often, how much, what comes next, why it stopped, and what may be done about it. */
export const InvoiceRecurrence = ({ recurrence, repeating }: InvoiceRecurrenceProps) => {
  const { status, gross_amount, pause_reason } = recurrence;
  return (
    <Section aria-label="Repetição">
      <QuietHeading mb="0" display="flex" alignItems="center" justifyContent="space-between" gap="3">
        Repetição
        <StatusBadge status={{ label: recurrenceStatusLabel[status], tone: recurrenceStatusTone[status] }} />
      </QuietHeading>
      <chakra.p lineHeight="snug">
        {recurrenceSentence(recurrence)}
        {status !== 'ended' && (
          <chakra.span display="block" color="fg.muted" fontSize="sm">
            {formatMoney(gross_amount)} por mês
          </chakra.span>
        )}
      </chakra.p>
      {pause_reason && <Banner tone="waiting">{pause_reason}</Banner>}
      {repeating && status !== 'ended' && (
        <Suspense>
          <RecurrenceActions recurrence={recurrence} repeating={repeating} />
        </Suspense>
      )}
    </Section>
  );
};

const Section = chakra('section', { base: { display: 'grid', gap: '2.5', gridTemplateColumns: 'minmax(0, 1fr)' } });

const RecurrenceActions = lazyComponent(() => import('./recurrence-actions.tsx').then(({ RecurrenceActions }) => RecurrenceActions));
