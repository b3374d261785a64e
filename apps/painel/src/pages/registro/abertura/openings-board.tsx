import { registrationQueries } from '@esteto/api-client/opening/registration';
import type { RegistrationRow } from '@esteto/contract/opening/registration';
import { REGISTRATION_STEPS, type RegistrationStep, registrationStepLabel } from '@esteto/domain/opening/registration/registration-step';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { BOARD_LIMIT, BoardPage } from '@esteto/ui/patterns/board/board-page.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRegistrationMoves } from '../../../features/registro/use-registration-moves.tsx';
import { path } from '../../../path.ts';
import { OpeningCard } from './opening-card.tsx';

/** Every step a column, what is due first on top. A card dropped on the next column concludes its step. */
export const OpeningsBoard = ({ subtitle }: { subtitle: ReactNode }) => {
  const { canEdit, take, statusItems, question } = useRegistrationMoves();
  const drop = (row: RegistrationRow, target: RegistrationStep) => {
    if (row.step && REGISTRATION_STEPS.indexOf(target) === REGISTRATION_STEPS.indexOf(row.step) + 1) take(row, row.step, 'concluded');
  };
  return (
    <BoardPage
      title="Abertura"
      subtitle={subtitle}
      label="Aberturas por etapa"
      all="Ver todas na lista"
      action={
        canEdit && (
          <ButtonLink variant="primary" icon={Plus} to={path('/painel/registro/abertura/criar')}>
            Nova abertura
          </ButtonLink>
        )
      }
      columns={REGISTRATION_STEPS.map((step) => ({
        column: step,
        label: registrationStepLabel[step],
        tone: 'running' as const,
        query: registrationQueries.list({ situation: 'pending', step, limit: BOARD_LIMIT }),
        list: path('/painel/registro/abertura', undefined, { ver: 'lista', step, situation: 'pending' }),
        takes: canEdit,
      }))}
      card={(row, step) => {
        const status = row.step_status ?? 'pending';
        return <OpeningCard key={row.id} row={row} step={step} status={status} moves={statusItems(row, step, status)} />;
      }}
      onDrop={drop}
    >
      {question}
    </BoardPage>
  );
};
