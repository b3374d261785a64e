import type { LicencePaper } from '@esteto/contract/opening/licence-record';
import { type LicenceDocumentKind, licenceDocumentLabel } from '@esteto/domain/opening/licensing/licence-documents';
import { type LicencePaperForm, licencePaperForm } from '@esteto/domain/opening/licensing/licensing-form';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

export type PaperActions = {
  load: (paper: LicencePaper) => Promise<Blob>;
  /** Says what a paper is; absent where nobody here may. */
  rename?: (paper: LicencePaper, form: LicencePaperForm) => Promise<unknown>;
  remove?: (paper: LicencePaper) => Promise<unknown>;
};

type PaperRowProps = {
  paper: LicencePaper;
  kinds: readonly LicenceDocumentKind[];
  detail: string;
  mayChange: boolean;
  actions: PaperActions;
};

/** A paper beside a licence: looked at, called by its right name, or taken back. */
export const PaperRow = ({ paper, kinds, detail, mayChange, actions: { load, rename, remove } }: PaperRowProps) => {
  const { kind, name, mime } = paper;
  const [isOpen, setOpen] = useState(false);
  const confirm = useConfirm();
  const label = licenceDocumentLabel[kind];
  const askToRemove = () =>
    confirm({
      title: 'Retirar documento',
      message: `${name} deixa de fazer parte da licença.`,
      confirmLabel: 'Retirar',
      negative: true,
      action: () => remove?.(paper) ?? Promise.resolve(),
    });
  return (
    <>
      <FileRow
        label={label}
        name={name}
        mime={mime}
        detail={detail}
        load={() => load(paper)}
        action={
          mayChange && (
            <>
              {rename && (
                <Button variant="ghost" icon={Pencil} aria-label={`Trocar o tipo de ${name}`} onClick={() => setOpen(true)}>
                  Trocar
                </Button>
              )}
              {remove && <IconButton label={`Retirar ${name}`} icon={Trash2} onClick={() => void askToRemove()} />}
            </>
          )
        }
      />
      {isOpen && rename && (
        <FormOver
          form={{
            title: 'Qual é este documento?',
            subtitle: name,
            size: 'sm',
            schema: licencePaperForm,
            initial: { kind },
            mutation: { mutationFn: ({ body }: { body: LicencePaperForm }) => rename(paper, body) },
            done: 'Documento alterado.',
            submitLabel: 'Salvar',
            children: <SelectField name="kind" options={Object.fromEntries(kinds.map((one) => [one, licenceDocumentLabel[one]]))} />,
          }}
          onAnswer={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
