import { chakra } from '@chakra-ui/react';
import type { LeadDetail } from '@esteto/contract/opening/lead';
import { proposalState, proposalStateLabel, proposalStateTone, proposalWords } from '@esteto/domain/opening/proposal/proposal-life';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { today } from '@esteto/ui/system/context/today';

/** What a lead was sent, and whether they opened it. */
export const LeadProposals = ({ proposals }: Pick<LeadDetail, 'proposals'>) => (
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
