import { chakra } from '@chakra-ui/react';
import { useCan } from '@esteto/auth/can/can.tsx';
import { rFactors } from '@esteto/contract/access';
import type { RFactorHistory } from '@esteto/contract/month/r-factor';
import { rFactorDecisionLabel, rFactorDecisionTone } from '@esteto/domain/month/r-factor/r-factor-decision';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Scroller, Table, WRAPS_ON_PHONE } from '@esteto/ui/components/chart/chart-table.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { useLocation } from 'react-router';
import { path } from '../../../path.ts';

type Planned = RFactorHistory['plan'][number];

/** The pró-labore of the months to come that costs the least, each after the one before it, and what was decided of it. */
export const PlanTable = ({ history: { company, plan } }: { history: RFactorHistory }) => {
  const canEdit = useCan(rFactors.edit);
  const { search } = useLocation();
  if (plan.every(({ revenue }) => revenue === 0)) return null;
  return (
    <chakra.section display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <QuietHeading>Próximos meses</QuietHeading>
      <chakra.p color="fg.muted" fontSize="sm">
        Com a receita prevista: a média dos últimos seis meses, ou o que já foi pedido, se for mais. Cada mês conta com o que se decidiu ou
        se sugere nos anteriores; por isso difere do sugerido em cada mês, que reparte por todos os meses que contam.
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
                  <Decision month={month} href={canEdit ? decisionPath(company.id, month.competence) + search : null} />
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

const decisionPath = (companyId: number, competence: string): string => {
  const [year = '', month = ''] = competence.split('-');
  return path('/painel/mensal/fator-r/historico/empresa/:companyId/decisao/:year/:month', { companyId, year, month });
};

const Note = chakra('span', {
  base: {
    display: 'block',
    color: 'fg.muted',
    fontSize: 'xs',
    whiteSpace: 'normal',
    'td > &': { maxWidth: '11rem', marginInlineStart: 'auto' },
  },
});

/** On a phone what is suggested stands for what it is made of. */
const Wide = chakra('td', { base: { display: { base: 'none', md: 'table-cell' } } });
