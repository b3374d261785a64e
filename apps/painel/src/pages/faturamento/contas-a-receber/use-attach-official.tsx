import { receivableMutations } from '@esteto/api-client/billing/receivable';
import { fileMime, INVOICE_DOCUMENT_KINDS } from '@esteto/domain/company/file/file-kinds';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** Puts the official NFS-e (PDF or XML) beside the mirror: `attach` asks for the file, through the `input` that stands somewhere near. */
export const useAttachOfficial = (id: number) => {
  const input = useRef<HTMLInputElement>(null);
  const tellFailure = useTellFailure();
  const { mutate } = useMutation({
    ...receivableMutations.attach,
    onSuccess: () => toast.success('NFS-e oficial anexada.'),
    onError: tellFailure,
  });
  return {
    attach: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Arquivo da NFS-e oficial"
        accept={accepted}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) mutate({ id, file });
        }}
      />
    ),
  };
};

const accepted = INVOICE_DOCUMENT_KINDS.flatMap((kind) => [`.${kind}`, fileMime[kind]]).join(',');
