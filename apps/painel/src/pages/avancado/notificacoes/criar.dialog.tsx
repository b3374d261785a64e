import { broadcastMutations } from '@esteto/api-client/office/broadcast';
import { broadcastForm } from '@esteto/domain/office/broadcast/broadcast-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { path } from '../../../path.ts';
import { BroadcastFields } from './broadcast-fields.tsx';

/** A draft, which its own dialog shows as people will see it, and sends. */
export default function CreateBroadcastDialog() {
  return (
    <FormDialog
      title="Nova mensagem"
      subtitle="Fica em rascunho até ser enviada ou agendada."
      size="lg"
      schema={broadcastForm}
      initial={{ severity: 'info', by_mail: true }}
      mutation={broadcastMutations.create}
      done="Rascunho criado."
      submitLabel="Criar rascunho"
      to={({ id }) => path('/painel/avancado/notificacoes/mensagem/:broadcastId/detalhes', { broadcastId: id })}
    >
      <BroadcastFields />
    </FormDialog>
  );
}
