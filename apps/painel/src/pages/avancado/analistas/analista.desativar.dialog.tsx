import { analystMutations, analystQueries } from '@esteto/api-client/office/analyst';
import { deactivateAnalystForm } from '@esteto/domain/office/analyst/analyst-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { HeirField } from './heir-field.tsx';

export default function DeactivateAnalystDialog() {
  const id = Number(useParams().analystId);
  const { data } = useQuery(analystQueries.detail({ id }));
  return (
    <FormDialog
      title={data ? `Desativar ${data.name}` : 'Desativar'}
      subtitle="A pessoa sai na hora de todos os aparelhos e não entra mais. O que fez continua no histórico."
      id={id}
      schema={deactivateAnalystForm}
      startsFrom={{ ...analystQueries.openWork({ id }), staleTime: 0 }}
      initial={{}}
      mutation={analystMutations.deactivate}
      done="Acesso retirado."
      submitLabel="Desativar"
      dangerous
    >
      {(work) => work && <HeirField id={id} work={work} />}
    </FormDialog>
  );
}
