import { chakra } from '@chakra-ui/react';
import { acceptOf, MAX_FILE_BYTES, RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { useDialogGuard } from '@esteto/ui/patterns/dialog/dialog-guard.tsx';
import { UploadArea } from '@esteto/ui/patterns/file/upload-area.tsx';
import { type Upload, useUploads } from '@esteto/ui/patterns/file/use-uploads';

/** Where several files are chosen, photographed or dropped at once; each is kept as it arrives. */
export const Sending = ({ label, send }: { label: string; send: Upload }) => {
  const sending = useUploads(send, () => undefined);
  useDialogGuard({ busy: sending.busy, dirty: false });
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p color="fg.muted" fontSize="sm">
        Vários de uma vez: PDF ou foto até 10 MB, XML até 2 MB.
      </chakra.p>
      <UploadArea label={label} sending={sending} accept={acceptOf(RECORD_FILE_KINDS)} maxBytes={MAX_FILE_BYTES} />
    </chakra.div>
  );
};
