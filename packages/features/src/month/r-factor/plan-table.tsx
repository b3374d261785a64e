import { chakra } from '@chakra-ui/react';
import type { OwnRFactor } from '@esteto/contract/month/r-factor';
import { rFactorDecisionLabel, rFactorDecisionTone } from '@esteto/domain/month/r-factor/r-factor-decision';
import { partsInWords } from '@esteto/domain/month/r-factor/r-factor-words';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Scroller, Table, WRAPS_ON_PHONE } from '@esteto/ui/components/chart/chart-table.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';

type Planned = OwnRFactor['plan'][number];

type PlanTableProps = {
  plan: OwnRFactor['plan'];
  /** Where a month is decided; null for who only looks. */
  decisionHref: ((competence: string) => string) | null;
};

/** The pró-labore of the months to come that costs the least, each after the one before it, and what was decided of it. */
export const PlanTable = ({ plan, decisionHref }: PlanTableProps) => {
  if (plan.every(({ revenue }) => revenue === 0)) return null;
  return (
    <chakra.section display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <QuietHeading>Próximos meses</QuietHeading>
      <chakra.p color="fg.muted" fontSize="sm">
        A receita prevista soma o que já foi pedido, as notas recorrentes e os plantões com valor, da escala e do calendário da empresa; a
        média dos últimos seis meses completa o que faltar. Nada conta duas vezes: um plantão conta enquanto não tem nota, e só se o tomador
        não tem no mês nota recorrente, nem nota pedida sem escolher plantões. Cada mês conta com o que se decidiu ou se sugere nos
        anteriores; por isso difere do sugerido em cada mês, que reparte por todos os meses que contam.
      </chakra.p>
      <Scroller role="region" aria-label="Pró-labore dos próximos meses" tabIndex={0}>
        <Table css={WRAPS_ON_PHONE}>
          <thead>
            <tr>
              <th scope="col">Mês</th>
              <th scope="col">Menor para o anexo III</th>
              <Wide as="th" scope="col">
                Sobra por mês
              </Wide>
              <Wide as="th" scope="col">
                Compensa até
              </Wide>
              <th scope="col">Decisão</th>
            </tr>
          </thead>
          <tbody>
            {plan.map((month) => (
              <tr key={month.competence}>
                <th scope="row">
                  {formatCompetence(month.competence)}
                  <Note>receita de {formatMoney(month.revenue)}</Note>
                  <Note>{partsInWords(month.parts)}</Note>
                </th>
                <td>
                  {formatMoney(month.keeps)}
                  <Note>{annexInWords(month)}</Note>
                </td>
                <Wide>
                  {formatMoney(month.balance)}
                  <Note>DAS a menos {formatMoney(month.gain)}</Note>
                  <Note>INSS e IR a mais {formatMoney(month.cost)}</Note>
                </Wide>
                <Wide>{month.worth_up_to === null ? 'Nunca' : formatMoney(month.worth_up_to)}</Wide>
                <td>
                  <Decision month={month} href={decisionHref && decisionHref(month.competence)} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </chakra.section>
  );
};

const Decision = ({ month: { competence, decision }, href }: { month: Planned; href: string | null }) => (
  <chakra.span display="inline-grid" gap="1" justifyItems="end">
    {decision && <StatusBadge status={{ label: rFactorDecisionLabel[decision.decision], tone: rFactorDecisionTone[decision.decision] }} />}
    {decision && decision.pro_labore !== null && <span>{formatMoney(decision.pro_labore)}</span>}
    {decision?.author_name && <Note>por {decision.author_name}</Note>}
    {href && (
      <Link to={href} aria-label={`${decision ? 'Mudar a decisão de' : 'Decidir o pró-labore de'} ${formatCompetence(competence)}`}>
        {decision ? 'Mudar' : 'Decidir'}
      </Link>
    )}
  </chakra.span>
);

const annexInWords = ({ annex, counts_for, balance }: Planned): string => {
  const month = `anexo III em ${formatCompetence(counts_for)}`;
  return annex === 'III' ? month : `${month}; sozinho custa ${formatMoney(-balance)} a mais`;
};

const Note = chakra('span', {
  base: {
    display: 'block',
    color: 'fg.muted',
    fontSize: 'xs',
    whiteSpace: 'normal',
    'td > &': { maxWidth: '11rem', marginInlineStart: 'auto' },
    'th > &': { maxWidth: '15rem', fontWeight: 'normal' },
  },
});

/** On a phone what is suggested stands for what it is made of. */
const Wide = chakra('td', { base: { display: { base: 'none', md: 'table-cell' } } });
