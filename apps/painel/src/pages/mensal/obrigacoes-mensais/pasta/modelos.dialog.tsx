import { receiptPaperMutations, receiptPaperQueries } from '@esteto/api-client/money/receipt-paper';
import { useCan } from '@esteto/auth/can/can.tsx';
import { monthlyObligations } from '@esteto/contract/access';
import type { ReceiptTemplateRow } from '@esteto/contract/money/receipt-paper';
import { obligationName } from '@esteto/domain/month/monthly-obligation/obligation-title';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';

/** What the office taught of receipts: by whom, for what, and beside which words; what is no longer right is removed. */
export default function ReceiptTemplatesDialog() {
  return (
    <RecordDialog
      noun="Modelos ensinados"
      query={receiptPaperQueries.templates({})}
      title={() => 'Modelos ensinados'}
      subtitle={() => 'Documentos que alguém do escritório mostrou uma vez, e que a pasta reconhece desde então.'}
    >
      {(templates) =>
        templates.length === 0 ? (
          <EmptyState title="Nenhum modelo ainda. Ensine um pelo arquivo que a pasta não reconheceu." />
        ) : (
          <LineList>
            {templates.map((template) => (
              <TemplateLine key={template.id} template={template} />
            ))}
          </LineList>
        )
      }
    </RecordDialog>
  );
}

const TemplateLine = ({ template }: { template: ReceiptTemplateRow }) => {
  const { id, name, taught_by, created_at, number_label, competence_label, date_label } = template;
  const canEdit = useCan(monthlyObligations.edit);
  const confirm = useConfirm();
  const { mutateAsync: remove } = useMutation(receiptPaperMutations.removeTemplate);
  const ask = async () => {
    const message = `Os próximos arquivos como “${name}” ficam por dizer. O que já foi entregue não muda.`;
    const question = { title: 'Retirar modelo', message, confirmLabel: 'Retirar modelo', negative: true };
    if (await confirm({ ...question, action: () => remove({ id }) })) toast.success('Modelo retirado.');
  };
  const labels = [number_label, competence_label, date_label].filter((label) => label !== null).map((label) => `“${label}”`);
  const said = [
    obligationName(template),
    labels.length > 0 && `lê depois de ${labels.join(', ')}`,
    `ensinado por ${taught_by}, ${formatInstant(created_at, today())}`,
  ];
  return (
    <Line title={name} note={said.filter(Boolean).join(' · ')}>
      {canEdit && <IconButton icon={Trash2} label={`Retirar o modelo ${name}`} onClick={() => void ask()} />}
    </Line>
  );
};
