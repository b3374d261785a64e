import { SearchX } from 'lucide-react';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { useReadError } from '../../system/context/read-error.tsx';
import { NotThere } from '../../system/query/part-of.ts';

type RecordFailedProps = { error: unknown; retry: () => void; retrying: boolean };

/** Why a record is not shown. Where nothing is at this address, or it is somebody else's, trying again would not help. */
export const RecordFailed = (props: RecordFailedProps) => {
  const { status } = useReadError()(props.error);
  if (status !== 404 && !(props.error instanceof NotThere)) return <ErrorState {...props} />;
  return (
    <EmptyState icon={SearchX} title="Não encontramos o que você procura.">
      O endereço pode estar incompleto, ou ser de outra empresa.
    </EmptyState>
  );
};
