import { newsMutations } from '@esteto/api-client/office/news';
import { newsForm } from '@esteto/domain/office/news/news-form';
import { dayStart } from '@esteto/domain/shared/date/day-instant';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { path } from '../../../path.ts';
import { NewsFields } from './news-fields.tsx';

/** A draft, which its own dialog publishes. */
export default function CreateNewsDialog() {
  return (
    <FormDialog
      title="Nova novidade"
      subtitle="Fica em rascunho até ser agendada ou publicada."
      size="lg"
      schema={newsForm}
      initial={{ starts_at: dayStart(today()) }}
      mutation={newsMutations.create}
      done="Rascunho criado."
      submitLabel="Criar rascunho"
      to={({ id }) => path('/painel/avancado/novidades/novidade/:newsId/detalhes', { newsId: id })}
    >
      <NewsFields />
    </FormDialog>
  );
}
