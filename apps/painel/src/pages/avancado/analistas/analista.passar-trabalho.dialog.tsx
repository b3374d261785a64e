import { analystMutations, analystQueries } from '@esteto/api-client/office/analyst';
import { handOverForm } from '@esteto/domain/office/analyst/analyst-form';
import { OPEN_WORK_KINDS, openWorkTotal } from '@esteto/domain/office/analyst/open-work';
import { countOf } from '@esteto/domain/shared/text/text';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { HeirField } from './heir-field.tsx';

export default function HandOverDialog() {
  const id = Number(useParams().analystId);
  const { data } = useQuery(analystQueries.detail({ id }));
  return (
    <FormDialog
      title="Passar trabalho"
      subtitle={data?.name}
      id={id}
      schema={handOverForm}
      startsFrom={{ ...analystQueries.openWork({ id }), staleTime: 0 }}
      initial={(work) => ({ kinds: OPEN_WORK_KINDS.filter((kind) => work[kind] > 0) })}
      refuse={(work) => (openWorkTotal(work) === 0 ? { why: 'Não há trabalho em aberto desta pessoa.' } : null)}
      mutation={analystMutations.handOver}
      done={(work) => `${countOf(openWorkTotal(work), 'item passou', 'itens passaram')} a outra pessoa.`}
      submitLabel="Passar trabalho"
    >
      {(work) => work && <HeirField id={id} work={work} byArea />}
    </FormDialog>
  );
}
