import { groupNoticeMutations } from '@esteto/api-client/duty/group-notice';
import { groupNoticeForm } from '@esteto/domain/duty/group-notice/group-notice-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { path } from '../../path.ts';
import { GroupNoticeFields } from './group-notice-fields.tsx';

/** It is sent as it is written: how it will look and whom it reaches stand below what one writes. */
export default function CreateGroupNoticeDialog() {
  return (
    <FormDialog
      title="Novo aviso"
      subtitle="Sai agora. Depois de enviado, não muda; pode ser retirado do sino."
      size="lg"
      schema={groupNoticeForm}
      initial={{ severity: 'info', by_mail: true, audience: 'everybody' }}
      mutation={groupNoticeMutations.create}
      done="Aviso enviado."
      submitLabel="Enviar aviso"
      to={({ id }) => path('/gestao/notificacoes/:groupNoticeId/detalhes', { groupNoticeId: id })}
    >
      <GroupNoticeFields />
    </FormDialog>
  );
}
