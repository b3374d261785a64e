import { chakra } from '@chakra-ui/react';
import type { ClosingCheckRow, ClosingDetail, MonthGuide } from '@esteto/contract/month/closing';
import { taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { closingCheckLabel } from '@esteto/domain/month/closing/closing-checks';
import { checkResultLabel, checkResultTone } from '@esteto/domain/month/closing/closing-life';
import { monthlyObligationStatusLabel, monthlyObligationStatusTone } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { obligationName } from '@esteto/domain/month/monthly-obligation/obligation-title';
import { formatRFactor } from '@esteto/domain/month/r-factor/r-factor-words';
import { formatDate, formatInstant } from '@esteto/domain/shared/date/date';
import { formatQuarter } from '@esteto/domain/shared/date/quarter';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { today } from '@esteto/ui/system/context/today';
import { path } from '../../path.ts';
import { checkPlace } from './check-place.ts';

export const ClosingFacts = ({ closing, mayResolve }: { closing: ClosingDetail; mayResolve: boolean }) => {
  const { checks, changes, das_official, closed_at } = closing;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {changes.length > 0 && (
        <Banner tone="waiting">
          Mudou depois de fechado. O mês fica como foi fechado até ser reaberto.
          {changes.map((change) => (
            <chakra.div key={change}>{change}</chakra.div>
          ))}
        </Banner>
      )}
      <section>
        <QuietHeading>Conferência</QuietHeading>
        <LineList>
          {checks.map((check) => (
            <CheckLine key={check.key} closing={closing} check={check} mayResolve={mayResolve && closed_at === null} />
          ))}
        </LineList>
      </section>
      <Facts
        title="O mês em números"
        facts={[
          { label: 'Regime', value: `${taxRegimeLabel[closing.regime]}${closing.on_cash_basis ? ', regime de caixa' : ''}` },
          { label: 'Receita', value: withWaiting(closing.revenue, closing.waiting) },
          { label: 'Retido na fonte', value: formatMoney(closing.withheld) },
          { label: 'Folha', value: money(closing.payroll) },
        ]}
      />
      {closing.regime === 'simples' ? <SimplesFacts closing={closing} /> : <PresumidoFacts closing={closing} />}
      {closing.regime === 'simples' && (
        <Facts
          facts={[
            { label: 'DAS oficial', value: money(das_official), help: 'Como está no extrato do PGDAS-D.' },
            { label: 'Receita no extrato', value: money(closing.revenue_official) },
            { label: 'RBT12 no extrato', value: money(closing.rbt12_official) },
          ]}
        />
      )}
      {closing.guides.length > 0 && (
        <section>
          <QuietHeading>Guias do mês</QuietHeading>
          <LineList>
            {closing.guides.map((guide) => (
              <GuideLine key={guide.obligation_id} {...guide} />
            ))}
          </LineList>
        </section>
      )}
      <Facts
        facts={[
          { label: 'Responsável', value: closing.analyst_name },
          { label: 'Fechado em', value: closed_at && formatInstant(closed_at, today()) },
          { label: 'Fechado por', value: closing.reviewer_name },
          { label: 'Visto pelo cliente', value: closing.client_seen_at && formatInstant(closing.client_seen_at, today()) },
          { label: 'Motivo', value: closing.reason },
        ]}
      />
      <Facts title="Observações" facts={[{ label: '', value: closing.observations }]} />
    </chakra.div>
  );
};

type CheckLineProps = { closing: ClosingDetail; check: ClosingCheckRow; mayResolve: boolean };

/** What one check found, since when and whose turn it is, with the way to what lacks. */
const CheckLine = ({ closing, check, mayResolve }: CheckLineProps) => {
  const { key, result, side, words, since, accepted } = check;
  const isFine = result === 'ok';
  const said = [
    words,
    !isFine && side !== 'office' && `com ${side === 'client' ? 'o cliente' : 'o órgão'}`,
    !isFine && since && `desde ${formatDate(since, today())}`,
    accepted && `aceito: ${accepted}`,
  ];
  return (
    <Line title={closingCheckLabel[key]} note={said.filter(Boolean).join(' · ')}>
      {!isFine && mayResolve && <Link to={checkPlace(closing, check)}>Resolver</Link>}
      <StatusBadge status={{ label: checkResultLabel[result], tone: checkResultTone[result] }} />
    </Line>
  );
};

/** A tax of the month from what is owed to what is paid: it leads to its guide, and without one to the obligation, where it is made. */
const GuideLine = ({ obligation_id, boleto_id, rule_key, status, legal_date, amount, pay_by, paid_on }: MonthGuide) => {
  const to = boleto_id
    ? path('/painel/boletos/boleto/:boletoId/detalhes', { boletoId: boleto_id })
    : path('/painel/mensal/obrigacoes-mensais/obrigacao/:monthlyObligationId/detalhes', { monthlyObligationId: obligation_id });
  const name = obligationName({ rule_key, rule_name: null });
  const standing = boleto_id
    ? `Guia para pagar até ${formatDate(pay_by ?? '', today())}`
    : legal_date && `Sem guia, vence ${formatDate(legal_date, today())}`;
  return (
    <Line
      title={<Link to={to}>{amount === null ? name : `${name}, ${formatMoney(amount)}`}</Link>}
      note={paid_on ? `Paga em ${formatDate(paid_on, today())}` : standing}
    >
      <StatusBadge status={{ label: monthlyObligationStatusLabel[status], tone: monthlyObligationStatusTone[status] }} />
    </Line>
  );
};

const SimplesFacts = ({ closing }: { closing: ClosingDetail }) => {
  const { ratio, annex, cpp12, effective_rate, das_calculated, das_waiting, das_problem, without_iss, base, on_cash_basis } = closing;
  return (
    <>
      {das_problem && <Banner tone="attention">{das_problem}</Banner>}
      <Facts
        title="Simples Nacional"
        facts={[
          {
            label: 'Recebido no mês',
            value: on_cash_basis && money(base),
            help: 'Base do DAS no regime de caixa (Res. CGSN 140/2018, art. 16).',
          },
          { label: 'Com ISS retido', value: without_iss ? formatMoney(without_iss) : null },
          { label: 'Receita de 12 meses (RBT12)', value: closing.rbt12 !== null && withWaiting(closing.rbt12, closing.rbt12_waiting ?? 0) },
          { label: 'Fator R', value: ratio && `${formatRFactor(ratio)}${annex ? `, anexo ${annex}` : ''}` },
          {
            label: 'CPP na folha do fator R',
            value: cpp12 ? formatMoney(cpp12) : null,
            help: 'A CPP de cada DAS conta no mês em que ele foi pago; onde não se conhece o pagamento, no mês do vencimento (SC Cosit 17/2021).',
          },
          { label: 'Alíquota efetiva', value: effective_rate && formatTaxRate(effective_rate) },
          {
            label: 'DAS calculado',
            value: das_calculated !== null && withWaiting(das_calculated, das_waiting ?? 0),
            help: 'Pela LC 123/2006, art. 18, sem o ISS retido pelos tomadores.',
          },
        ]}
      />
    </>
  );
};

const PresumidoFacts = ({ closing: { presumido } }: { closing: ClosingDetail }) =>
  presumido && (
    <Facts
      title="Lucro Presumido"
      facts={[
        { label: 'PIS do mês', value: formatMoney(presumido.pis) },
        { label: 'Cofins do mês', value: formatMoney(presumido.cofins) },
        { label: `Receita do ${formatQuarter(presumido.quarter)}`, value: formatMoney(presumido.quarter_revenue), help: 'Até este mês.' },
        {
          label: 'IRPJ do trimestre',
          value: formatMoney(presumido.irpj),
          help: 'Até este mês, com o adicional, como consultas (32 %). O que os tomadores retiveram não foi abatido.',
        },
        {
          label: 'CSLL do trimestre',
          value: formatMoney(presumido.csll),
          help: 'Até este mês. O que os tomadores retiveram não foi abatido.',
        },
      ]}
    />
  );

/** 'R$ 107.870,00, dos quais R$ 24.905,00 por emitir' */
const withWaiting = (cents: number, waiting: number): string =>
  waiting > 0 ? `${formatMoney(cents)}, dos quais ${formatMoney(waiting)} por emitir` : formatMoney(cents);

const money = (cents: number | null): string | null => (cents === null ? null : formatMoney(cents));
