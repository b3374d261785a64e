import { chakra } from '@chakra-ui/react';
import type { MonthGuide } from '@esteto/contract/month/closing';
import type { CompanyMonth } from '@esteto/contract/month/company-month';
import { closingStatusLabel, closingStatusTone } from '@esteto/domain/month/closing/closing-life';
import { DIVIDENDS_WHY, factorWords, rateWords } from '@esteto/domain/month/company-month/company-month';
import { isOpenObligation, monthlyObligationStatusLabel } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { obligationName } from '@esteto/domain/month/monthly-obligation/obligation-title';
import { formatRFactor } from '@esteto/domain/month/r-factor/r-factor-words';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatDate, formatInstant } from '@esteto/domain/shared/date/date';
import { formatQuarter, quarterOf } from '@esteto/domain/shared/date/quarter';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { today } from '@esteto/ui/system/context/today';
import { path } from '../../path.ts';

export const MonthFacts = ({ month }: { month: CompanyMonth }) => {
  const { missing, guides, status, closed_at, revenue, waiting, withheld } = month;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <chakra.h2 fontSize="lg" fontWeight="semibold" _firstLetter={{ textTransform: 'uppercase' }}>
          {formatCompetenceLong(month.month)}
        </chakra.h2>
        {status && <StatusBadge status={{ label: closingStatusLabel[status], tone: closingStatusTone[status] }} />}
        <chakra.span color="fg.muted">
          {closed_at ? `conferido e fechado ${formatInstant(closed_at, today())}` : 'os números ainda podem mudar'}
        </chakra.span>
      </chakra.div>
      {missing.length > 0 && (
        <Banner tone="waiting">
          O contador espera por você:
          {missing.map((words) => (
            <chakra.div key={words}>{words}</chakra.div>
          ))}
        </Banner>
      )}
      {guides.length > 0 && (
        <section>
          <QuietHeading>Guias</QuietHeading>
          <LineList>
            {guides.map((guide) => (
              <GuideLine key={guide.obligation_id} {...guide} />
            ))}
          </LineList>
        </section>
      )}
      <Facts
        title="Receita"
        facts={[
          {
            label: 'Notas do mês',
            value: waiting > 0 ? `${formatMoney(revenue)}, dos quais ${formatMoney(waiting)} por emitir` : formatMoney(revenue),
          },
          { label: 'Retido na fonte', value: withheld > 0 && formatMoney(withheld), help: 'O que os tomadores já pagaram em seu nome.' },
        ]}
      />
      {month.regime === 'simples' ? <SimplesTax month={month} /> : <PresumidoTax month={month} />}
    </chakra.div>
  );
};

/** A tax that is paid by a guide: until it is there, when it will have to be paid. */
const GuideLine = ({ rule_key, status, boleto_id, amount, pay_by, legal_date, paid_on }: MonthGuide) => {
  const name = obligationName({ rule_key, rule_name: null });
  const day = pay_by ?? legal_date;
  const isOver = boleto_id === null && !isOpenObligation(status);
  const standing = isOver ? monthlyObligationStatusLabel[status] : day && dueWords(day, boleto_id !== null);
  return (
    <Line
      title={amount === null ? name : `${name}, ${formatMoney(amount)}`}
      note={paid_on ? `Paga em ${formatDate(paid_on, today())}` : standing}
    >
      {boleto_id !== null && !paid_on && (
        <ButtonLink variant="primary" to={path('/app/boleto/:boletoId', { boletoId: boleto_id })}>
          Pagar
        </ButtonLink>
      )}
    </Line>
  );
};

/** Whether it can be paid, and by when; what is past its day is said to be. */
const dueWords = (day: string, hasGuide: boolean): string => {
  const words = formatDate(day, today());
  if (day < today()) return hasGuide ? `Venceu em ${words}` : `Venceu em ${words}, e a guia ainda não chegou`;
  return hasGuide ? `Pague até ${words}` : `A guia vem antes de ${words}`;
};

const SimplesTax = ({ month }: { month: CompanyMonth }) => {
  const { das, ratio, annex, payroll, dividends_free } = month;
  return (
    <>
      <Facts
        title="Imposto"
        facts={[
          { label: 'DAS', value: das === null ? 'Ainda não se sabe' : formatMoney(das) },
          { label: 'Por quê', value: rateWords(month) },
        ]}
      />
      <Facts
        title="Fator R"
        facts={[
          { label: 'Pró-labore e folha do mês', value: payroll === null ? 'Ainda não informada' : formatMoney(payroll) },
          { label: 'Fator R', value: ratio && formatRFactor(ratio) },
          { label: 'O que significa', value: factorWords(annex) },
        ]}
      />
      {dividends_free !== null && (
        <Facts
          title="Lucro que pode ser distribuído"
          facts={[
            { label: 'Sem imposto', value: formatMoney(dividends_free) },
            { label: 'Por quê', value: DIVIDENDS_WHY },
          ]}
        />
      )}
    </>
  );
};

const PresumidoTax = ({ month: { presumido, month } }: { month: CompanyMonth }) =>
  presumido && (
    <Facts
      title="Imposto"
      facts={[
        { label: 'PIS e Cofins do mês', value: formatMoney(presumido.pis + presumido.cofins) },
        {
          label: `IRPJ e CSLL do ${formatQuarter(quarterOf(month))}`,
          value: formatMoney(presumido.irpj + presumido.csll),
          help: 'Até este mês; pagos depois do fim do trimestre.',
        },
      ]}
    />
  );
