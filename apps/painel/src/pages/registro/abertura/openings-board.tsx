import { registrationQueries } from '@esteto/api-client/registration';
import { REGISTRATION_STEPS, type RegistrationStep, registrationStepLabel } from '@esteto/domain/registration/registration-step';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { Board, BoardCards, BoardColumn } from '@esteto/ui/patterns/board/board.tsx';
import { useQueries } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRegistrationMoves } from '../../../features/registro/use-registration-moves.tsx';
import { path } from '../../../path.ts';
import { OpeningCard } from './opening-card.tsx';

/** As many of each step as one looks through; the rest is in the list. */
const MOST = 50;

/** Every step a column, what is due first on top. A card dropped on the next column concludes its step. */
export const OpeningsBoard = ({ subtitle }: { subtitle: ReactNode }) => {
  const { canEdit, take, statusItems, question } = useRegistrationMoves();
  const columns = useQueries({
    queries: REGISTRATION_STEPS.map((step) => registrationQueries.list({ situation: 'pending', step, limit: MOST })),
  });
  const shown = columns.flatMap(({ data }) => data?.items ?? []);
  const drop = (key: string, target: RegistrationStep) => {
    const row = shown.find(({ id }) => String(id) === key);
    if (row?.step && REGISTRATION_STEPS.indexOf(target) === REGISTRATION_STEPS.indexOf(row.step) + 1) take(row, row.step, 'concluded');
  };
  return (
    <Page
      title="Abertura"
      subtitle={subtitle}
      action={
        canEdit && (
          <ButtonLink variant="primary" icon={Plus} to={path('/painel/registro/abertura/criar')}>
            Nova abertura
          </ButtonLink>
        )
      }
    >
      <Board label="Aberturas por etapa">
        {REGISTRATION_STEPS.map((step, index) => {
          const { data, error, refetch, isFetching } = columns[index] ?? {};
          return (
            <BoardColumn
              key={step}
              label={registrationStepLabel[step]}
              tone="running"
              count={data ? data.total.toLocaleString('pt-BR') : null}
              onDrop={canEdit ? (key) => drop(key, step) : undefined}
            >
              {data && (
                <BoardCards>
                  {data.items.map((row) => (
                    <OpeningCard
                      key={row.id}
                      row={row}
                      step={step}
                      status={row.step_status ?? 'pending'}
                      moves={statusItems(row, step, row.step_status ?? 'pending')}
                    />
                  ))}
                </BoardCards>
              )}
              {data && data.total > data.items.length && (
                <Link to={path('/painel/registro/abertura', undefined, { ver: 'lista', step, situation: 'pending' })}>
                  Ver todas na lista
                </Link>
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
