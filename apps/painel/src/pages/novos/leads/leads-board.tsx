import { leadQueries } from '@esteto/api-client/lead';
import { useCan } from '@esteto/auth/can/can.tsx';
import { leads } from '@esteto/contract/access';
import type { LeadRow } from '@esteto/contract/lead';
import { LEAD_STAGES, type LeadStage, leadStageLabel, leadStageTone, moveTo } from '@esteto/domain/lead/lead-life';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { Board, BoardCards, BoardColumn } from '@esteto/ui/patterns/board/board.tsx';
import { useQueries } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLeadMoves } from '../../../features/lead/use-lead-moves.tsx';
import { path } from '../../../path.ts';
import { LeadCard } from './lead-card.tsx';

/** As many of each stage as one looks through; the rest is in the list. */
const MOST = 50;

/** Every stage a column: what comes next first. A card dropped on another column makes the move that leads there. */
export const LeadsBoard = ({ subtitle }: { subtitle: ReactNode }) => {
  const { movesOf, move, question } = useLeadMoves();
  const canEdit = useCan(leads.edit);
  const columns = useQueries({ queries: LEAD_STAGES.map((stage) => leadQueries.list({ stage, limit: MOST })) });
  const shown = columns.flatMap(({ data }) => data?.items ?? []);
  const drop = (key: string, stage: LeadStage) => {
    const lead = shown.find(({ id }) => String(id) === key);
    const action = lead && moveTo(lead.stage, stage);
    if (lead && action) move(lead, action);
  };
  return (
    <Page
      title="Leads"
      subtitle={subtitle}
      action={
        canEdit && (
          <ButtonLink variant="primary" icon={Plus} to={path('/painel/novos/leads/criar')}>
            Novo lead
          </ButtonLink>
        )
      }
    >
      <Board label="Leads por etapa">
        {LEAD_STAGES.map((stage, index) => {
          const { data, error, refetch, isFetching } = columns[index] ?? {};
          return (
            <BoardColumn
              key={stage}
              label={leadStageLabel[stage]}
              tone={leadStageTone[stage]}
              count={data ? data.total.toLocaleString('pt-BR') : null}
              onDrop={canEdit && BY_HAND.includes(stage) ? (key) => drop(key, stage) : undefined}
            >
              {data && (
                <BoardCards>
                  {data.items.toSorted(byNextStep).map((lead) => (
                    <LeadCard key={lead.id} lead={lead} moves={movesOf(lead)} />
                  ))}
                </BoardCards>
              )}
              {data && data.total > data.items.length && (
                <Link to={path('/painel/novos/leads', undefined, { ver: 'lista', stage })}>Ver todos na lista</Link>
              )}
              {!data && error && <ErrorState error={error} retry={() => void refetch?.()} retrying={isFetching} />}
              {!data && !error && <Loading />}
            </BoardColumn>
          );
        })}
      </Board>
      {question}
    </Page>
  );
};

/** The stages that a person takes a lead to; signing up leads to the others. */
const BY_HAND: readonly LeadStage[] = ['contacted', 'proposal', 'lost'];

/** What is due first comes first; without a day, as it came. */
const byNextStep = (a: LeadRow, b: LeadRow): number => (a.next_step_on ?? LATER).localeCompare(b.next_step_on ?? LATER);
const LATER = '9999-12-31';
