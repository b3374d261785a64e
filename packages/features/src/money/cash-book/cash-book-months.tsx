import { chakra } from '@chakra-ui/react';
import type { CashBookMonth } from '@esteto/contract/money/cash-book';
import { boletoStatusLabel } from '@esteto/domain/money/boleto/boleto-life';
import { cashBookMonthStatusLabel, cashBookMonthStatusTone, EARLIER_CHANGED } from '@esteto/domain/money/cash-book/cash-book-life';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { TaxSteps } from '../../law/tax/tax-steps.tsx';

/** As many months as are looked at as a rule: this one, the one that is to be closed, and the one before. */
const LATEST = 3;

/** The months of a book that have something in them, the latest first: what came in, what is deducted, what is to pay and how that comes to be. */
export const CashBookMonths = ({ months, guideHref }: { months: readonly CashBookMonth[]; guideHref: GuideHref }) => {
  const shown = months.filter(({ entries_count, carry_in }) => entries_count > 0 || carry_in > 0).toReversed();
  if (shown.length === 0) return <chakra.p color="fg.muted">Nenhum lançamento neste ano.</chakra.p>;
  return (
    <div>
      <MonthLines months={shown.slice(0, LATEST)} guideHref={guideHref} />
      {shown.length > LATEST && (
        <Disclosure label="Meses anteriores">
          <MonthLines months={shown.slice(LATEST)} guideHref={guideHref} />
        </Disclosure>
      )}
    </div>
  );
};

const MonthLines = ({ months, guideHref }: { months: readonly CashBookMonth[]; guideHref: GuideHref }) => (
  <LineList>
    {months.map((month) => (
      <MonthLine key={month.month} month={month} guideHref={guideHref} />
    ))}
  </LineList>
);

/** Where the guide of a month is; null for whoever may not open it. */
type GuideHref = (id: number) => string | null;

type MonthLineProps = { month: CashBookMonth; guideHref: GuideHref };

const MonthLine = ({ month: { month, month_status, changes, guide, darf, due_date, steps, ...sums }, guideHref }: MonthLineProps) => (
  <Line title={formatCompetenceLong(month)} note={sumsInWords(sums)}>
    <StatusBadge status={{ label: cashBookMonthStatusLabel[month_status], tone: cashBookMonthStatusTone[month_status] }} />
    {changes.length > 0 && <StatusBadge status={{ label: EARLIER_CHANGED, tone: 'attention' }} />}
    <chakra.div textAlign={{ base: 'start', sm: 'end' }} minW="9rem">
      <Money cents={darf} />
      <chakra.span display="block" color="fg.muted" fontSize="sm">
        {darf > 0 ? `DARF 0190 até ${formatDateNumeric(due_date)}` : 'nada a pagar'}
      </chakra.span>
      {guide && <GuideLine guide={guide} href={guideHref(guide.id)} />}
    </chakra.div>
    <chakra.div flexBasis="100%">
      {changes.length > 0 && <chakra.p fontSize="sm">{changes.join(' ')}</chakra.p>}
      {guide?.difference && <chakra.p fontSize="sm">{guide.difference}</chakra.p>}
      <Disclosure label="Como se chega ao imposto">
        <TaxSteps steps={steps} />
      </Disclosure>
    </chakra.div>
  </Line>
);

const GuideLine = ({ guide: { status }, href }: { guide: NonNullable<CashBookMonth['guide']>; href: string | null }) => (
  <chakra.span display="block" fontSize="sm">
    {href ? <Link to={href}>Ver a guia</Link> : 'Guia'}: {boletoStatusLabel[status].toLowerCase()}
  </chakra.span>
);

type Sums = Pick<
  CashBookMonth,
  'income_pf' | 'income_ex' | 'income_pj' | 'without_receipt' | 'deductions' | 'social_security' | 'alimony' | 'carry_out'
>;

const sumsInWords = ({ income_pf, income_ex, income_pj, without_receipt, deductions, social_security, alimony, carry_out }: Sums): string =>
  [
    `Rendimentos ${formatMoney(income_pf + income_ex)}`,
    income_pj > 0 && `de empresas ${formatMoney(income_pj)}`,
    `dedutível ${formatMoney(deductions)}`,
    social_security > 0 && `INSS ${formatMoney(social_security)}`,
    alimony > 0 && `pensão ${formatMoney(alimony)}`,
    carry_out > 0 && `passa adiante ${formatMoney(carry_out)}`,
    without_receipt > 0 && `${without_receipt} sem recibo`,
  ]
    .filter(Boolean)
    .join(' · ');
