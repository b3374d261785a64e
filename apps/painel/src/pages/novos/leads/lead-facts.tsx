import { chakra } from '@chakra-ui/react';
import { useCan } from '@esteto/auth/can/can.tsx';
import { onboarding, simulationLeads } from '@esteto/contract/access';
import type { LeadDetail } from '@esteto/contract/opening/lead';
import { proposalState, proposalStateLabel, proposalStateTone, proposalWords } from '@esteto/domain/opening/proposal/proposal-life';
import { formatDate, formatInstant, inSaoPaulo } from '@esteto/domain/shared/date/date';
import { formatPhone } from '@esteto/domain/shared/document/phone';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { today } from '@esteto/ui/system/context/today';
import { path } from '../../../path.ts';

export const LeadFacts = ({ lead }: { lead: LeadDetail }) => {
  const seesCompany = useCan(onboarding.view);
  const seesSimulations = useCan(simulationLeads.view);
  const { simulations, retention_until } = lead;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Facts
        facts={[
          { label: 'Próximo passo', value: lead.next_step },
          { label: 'Para quando', value: lead.next_step_on && formatDate(lead.next_step_on, today()) },
          { label: 'Responsável', value: lead.analyst_name },
          { label: 'Motivo da perda', value: lead.lost_reason },
        ]}
      />
      <Facts
        title="Contato"
        facts={[
          { label: 'E-mail', value: lead.email && <Link to={`mailto:${lead.email}`}>{lead.email}</Link> },
          { label: 'Telefone', value: lead.phone && formatPhone(lead.phone) },
          { label: 'Desde', value: formatInstant(lead.created_at, today()) },
          { label: 'Indicado por', value: lead.referrer_name },
          {
            label: 'Empresa',
            value:
              lead.company_name &&
              (seesCompany && lead.stage === 'signed_up' ? (
                <Link to={path('/painel/novos/onboarding', undefined, { search: lead.company_name })}>{lead.company_name}</Link>
              ) : (
                lead.company_name
              )),
          },
          {
            label: 'Simulações',
            value:
              seesSimulations &&
              simulations.length > 0 &&
              simulations.map(({ id, consented_at }) => (
                <chakra.div key={id}>
                  <Link to={path('/painel/novos/leads-simulacoes/simulacao/:simulationId/detalhes', { simulationId: id })}>
                    {formatInstant(consented_at, today())}
                  </Link>
                </chakra.div>
              )),
          },
          {
            label: 'Guardado até',
            value: retention_until && formatDate(inSaoPaulo(retention_until).date, today()),
            help: 'Depois disso, o que a pessoa deixou é apagado (LGPD, arts. 15 e 16).',
          },
        ]}
      />
      {lead.proposals.length > 0 && <LeadProposals proposals={lead.proposals} />}
      <Facts title="Anotações" facts={[{ label: '', value: lead.notes }]} />
    </chakra.div>
  );
};

/** What a lead was sent, and whether they opened it. */
const LeadProposals = ({ proposals }: Pick<LeadDetail, 'proposals'>) => (
  <chakra.section>
    <QuietHeading>Propostas</QuietHeading>
    <LineList>
      {proposals.map((proposal) => {
        const state = proposalState(proposal, today());
        return (
          <Line
            key={proposal.id}
            title={`Plano ${proposal.plan_name} · ${formatMoney(proposal.total)} por mês`}
            note={`${proposalWords(proposal)}. Para ${proposal.sent_to}.`}
          >
            <StatusBadge status={{ label: proposalStateLabel[state], tone: proposalStateTone[state] }} />
          </Line>
        );
      })}
    </LineList>
  </chakra.section>
);
