import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import { ownRequestMutations } from '@esteto/api-client/duty/own-request';
import { LONGEST_SCHEDULE } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { dutyShiftMachine } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { proposalForm } from '@esteto/domain/duty/shift-request/shift-request-form';
import { addDays } from '@esteto/domain/shared/date/date';
import { linkedShift } from '@esteto/features/duty/shift/linked-shift';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useLocation } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { ProposalFields } from './proposal-fields.tsx';

/** What the doctor wants done with one of their shifts. */
export default function ProposeDialog() {
  const { state } = useLocation();
  const from = today();
  const { data, error, refetch, isFetching } = useQuery(
    dutyShiftQueries.own({ ...useCompanyScope(), from, to: addDays(from, LONGEST_SCHEDULE - 1), mine: true }),
  );
  const shifts = data?.filter(({ status }) => dutyShiftMachine.legalActions(status, 'professional').includes('ask_swap'));
  const chosen = shifts?.find(({ id }) => id === linkedShift(state)) ?? shifts?.[0];
  return (
    <FormDialog
      key={chosen?.id ?? 0}
      title="Nova solicitação"
      subtitle="O plantão continua seu até que todos aceitem e, onde o grupo pede, a coordenação aprove."
      size="lg"
      schema={proposalForm}
      initial={{ type: 'swap', from_shift_id: chosen?.id }}
      mutation={ownRequestMutations.propose}
      done="Solicitação enviada."
      submitLabel="Enviar solicitação"
      to={({ id }) => `../${id}/detalhes`}
    >
      {error ? (
        <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
      ) : !shifts ? (
        <Loading />
      ) : shifts.length === 0 ? (
        <EmptyState icon={CalendarDays} title="Você não tem plantões que possam ser trocados nos próximos dois meses." />
      ) : (
        <ProposalFields shifts={shifts} />
      )}
    </FormDialog>
  );
}
