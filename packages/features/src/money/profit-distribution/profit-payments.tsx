import { chakra } from '@chakra-ui/react';
import type { ProfitRow, ProfitYear } from '@esteto/contract/money/profit-distribution';
import { boletoStatusLabel } from '@esteto/domain/money/boleto/boleto-life';
import { profitVoidForm } from '@esteto/domain/money/profit-distribution/profit-distribution-form';
import { profitOriginLabel } from '@esteto/domain/money/profit-distribution/profit-distribution-life';
import { taxOfMonth } from '@esteto/domain/money/profit-distribution/profit-radar';
import { filedWords } from '@esteto/domain/money/profit-distribution/profit-words';
import { competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatMoney, sumCents } from '@esteto/domain/shared/money/money';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { FormQuestion } from '@esteto/ui/patterns/form/form-question.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Ban, HandCoins } from 'lucide-react';
import { useState } from 'react';
import type { ProfitCalls } from './profit-calls.ts';

type ProfitPaymentsProps = {
  year: ProfitYear;
  calls: ProfitCalls;
  guideHref: (id: number) => string | null;
};

/** What was paid in a year, month by month, the latest first, with the tax of each month and its guide. */
export const ProfitPayments = ({ year, calls, guideHref }: ProfitPaymentsProps) => {
  const [about, setAbout] = useState<ProfitRow | null>(null);
  const months = [...Map.groupBy(year.payments, ({ paid_on }) => competenceOf(paid_on))];
  if (months.length === 0) return <EmptyState icon={HandCoins} title={`Nenhuma retirada em ${year.year}.`} />;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {months.map(([month, payments]) => (
        <section key={month} aria-label={formatCompetenceLong(month)}>
          <MonthHead month={month} payments={payments} guides={year.guides} guideHref={guideHref} />
          <LineList>
            {payments.map((payment) => (
              <PaymentLine key={payment.id} payment={payment} onVoid={calls && (() => setAbout(payment))} />
            ))}
          </LineList>
        </section>
      ))}
      {about && calls && (
        <FormQuestion
          title="Anular retirada"
          message={[
            `${formatMoney(about.amount)} de ${about.person_name}, em ${formatDate(about.paid_on, today())}, deixa de contar. Fica na lista, com o motivo.`,
            filedWords(competenceOf(about.paid_on), year.filed, calls.mendsFiled),
          ]
            .filter(Boolean)
            .join(' ')}
          schema={profitVoidForm}
          initial={{ version: about.version }}
          submit={({ reason }) => calls.takeBack(about, reason)}
          done="Retirada anulada."
          submitLabel="Anular retirada"
          onClose={() => setAbout(null)}
        >
          <TextAreaField name="reason" autoFocus />
        </FormQuestion>
      )}
    </chakra.div>
  );
};

type MonthHeadProps = { month: string; payments: readonly ProfitRow[] } & Pick<ProfitYear, 'guides'> &
  Pick<ProfitPaymentsProps, 'guideHref'>;

const MonthHead = ({ month, payments, guides, guideHref }: MonthHeadProps) => {
  const tax = taxOfMonth(month, payments);
  const guide = guides.find((one) => one.month === month);
  const href = guide && guideHref(guide.id);
  const paid = sumCents(payments.filter(({ voided_at }) => voided_at === null).map(({ amount }) => amount));
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="3" alignItems="baseline" justifyContent="space-between">
      <chakra.h3 fontWeight="semibold" _firstLetter={{ textTransform: 'uppercase' }}>
        {formatCompetenceLong(month)}
      </chakra.h3>
      <chakra.span color="fg.muted" fontSize="sm" data-numeric>
        {formatMoney(paid)}
        {tax > 0 && `, ${formatMoney(tax)} retidos`}
        {guide && (
          <>
            {' · '}
            {href ? <Link to={href}>DARF</Link> : 'DARF'} {boletoStatusLabel[guide.status].toLowerCase()}
          </>
        )}
      </chakra.span>
    </chakra.div>
  );
};

const PaymentLine = ({ payment, onVoid }: { payment: ProfitRow; onVoid: (() => void) | null }) => {
  const { person_name, paid_on, amount, origin, note, is_earlier, is_matched, voided_at, void_reason } = payment;
  const day = formatDate(paid_on, today());
  const details = [
    day,
    origin === 'typed' && is_matched ? 'Confirmada pelo extrato' : profitOriginLabel[origin],
    note,
    void_reason && `Anulada: ${void_reason}`,
  ];
  return (
    <Line title={person_name} note={details.filter(Boolean).join(' · ')}>
      {is_earlier && <StatusBadge status={{ label: 'Lucro até 2025', tone: 'draft' }} />}
      {voided_at && <StatusBadge status={{ label: 'Anulada', tone: 'ended' }} />}
      <chakra.span textDecoration={voided_at ? 'line-through' : undefined}>
        <Money cents={amount} />
      </chakra.span>
      {onVoid && !voided_at && <IconButton icon={Ban} label={`Anular ${formatMoney(amount)} de ${person_name}, ${day}`} onClick={onVoid} />}
    </Line>
  );
};
