import { call } from '@esteto/api-client/api';
import { ownIncomeTaxMutations } from '@esteto/api-client/tax/own-income-tax';
import type { IncomeTaxFile } from '@esteto/contract/tax/income-tax-record';
import { ownIncomeTax } from '@esteto/contract/tax/own-income-tax';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useCompanyScope } from '../empresa/use-company-scope.ts';

/** What was sent; each is taken back while nobody has accepted it. */
export const OwnFiles = ({ files, mayTakeBack }: { files: readonly IncomeTaxFile[]; mayTakeBack: boolean }) => {
  const scope = useCompanyScope();
  const confirm = useConfirm();
  const { mutateAsync: takeBack } = useMutation(ownIncomeTaxMutations.takeBack);
  const ask = ({ id, name }: IncomeTaxFile) =>
    confirm({
      title: 'Retirar arquivo',
      message: `${name} sai da sua declaração.`,
      confirmLabel: 'Retirar',
      negative: true,
      action: () => takeBack({ ...scope, id }),
    });
  if (files.length === 0) return null;
  return (
    <div>
      {files.map((file) => (
        <FileRow
          key={file.id}
          label={file.name}
          name={file.name}
          mime={file.mime}
          detail={[`Enviado ${formatInstant(file.created_at, today())}`, readWords(file)].filter(Boolean).join(' · ')}
          load={() => call(ownIncomeTax.file, { ...scope, id: file.id })}
          action={
            mayTakeBack && file.from_client && <IconButton label={`Retirar ${file.name}`} icon={Trash2} onClick={() => void ask(file)} />
          }
        />
      ))}
    </div>
  );
};

/** What was read of a statement of income, or what is wrong with it; what the team reads by itself is no matter of the person's. */
const readWords = ({ reading }: IncomeTaxFile): string | null => {
  if (reading?.status === 'refused') return reading.reason;
  return reading?.informe ? `lido: ${reading.informe.payer_name}` : null;
};
