import type { RFactorHistory } from '@esteto/contract/month/r-factor';
import { rFactorSituationLabel, rFactorSituationTone } from '@esteto/domain/month/r-factor/r-factor-situation';
import { distanceInWords, formatRFactor } from '@esteto/domain/month/r-factor/r-factor-words';
import { addCompetence, formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';

/** Where the company stands this month, what would change it, and what that costs and saves. */
export const StandingFacts = ({ history: { standing, this_month, competence, plan } }: { history: RFactorHistory }) => {
  const { situation, ratio, lacking, revenue12, waiting12, payroll12, cpp12, payroll_months, window_months, advice } = standing;
  // Among the months to come it stands with the revenue that is foreseen.
  const isAlone = this_month !== null && plan[0]?.competence !== competence;
  return (
    <>
      <Facts
        facts={[
          {
            label: 'Fator R',
            value: payroll_months > 0 && ratio && `${situation === 'unknown' ? 'Pelo menos ' : ''}${formatRFactor(ratio)}`,
          },
          {
            label: 'Situação',
            value: <StatusBadge status={{ label: rFactorSituationLabel[situation], tone: rFactorSituationTone[situation] }} />,
          },
          { label: 'Folhas informadas', value: `${payroll_months} de ${window_months}` },
          {
            label: 'Receita dos meses',
            value: waiting12 > 0 ? `${formatMoney(revenue12)}, dos quais ${formatMoney(waiting12)} por emitir` : formatMoney(revenue12),
          },
          { label: 'Folha dos meses', value: formatMoney(payroll12) },
          {
            label: 'Dela, CPP dos DAS',
            value: cpp12 > 0 && formatMoney(cpp12),
            help: 'A CPP de cada DAS conta no mês em que ele foi pago; onde não se conhece o pagamento, no mês do vencimento (SC Cosit 17/2021).',
          },
          { label: 'Até 28 %', value: payroll_months > 0 && distanceInWords(lacking) },
        ]}
      />
      {situation !== 'unknown' && (advice || isAlone) && (
        <Facts
          title="Sugestão"
          facts={[
            {
              label: 'Pró-labore sugerido em cada mês',
              value: advice && (advice.suggested === 0 ? 'O resto da folha já basta' : formatMoney(advice.suggested)),
              help: 'O menor que, se pago em cada um dos meses que contam, alcançaria 28 % com a folga e o mínimo do escritório. É o da lista, e o do pedido de nota para a competência dele.',
            },
            { label: 'DAS a menos por mês', value: advice && formatMoney(advice.gain) },
            {
              label: 'INSS e imposto a mais por mês',
              value: advice && formatMoney(advice.cost),
              help: 'Sobre o pró-labore sugerido, contra o de hoje, sem dependentes. Lucros distribuídos contam como isentos.',
            },
            { label: 'Resultado por mês', value: advice && formatMoney(advice.balance) },
            {
              label: `Pró-labore só de ${formatCompetence(competence)} para o anexo III em ${formatCompetence(addCompetence(competence, 1))}`,
              value: isAlone && this_month !== null && (this_month === 0 ? 'Nenhum é preciso' : formatMoney(this_month)),
              help: 'Não é o sugerido em cada mês: este, sozinho, compensa o que faltou ou sobrou nos outros meses que contam. Com a receita das notas pedidas até agora, a folga e o mínimo do escritório.',
            },
          ]}
        />
      )}
    </>
  );
};
