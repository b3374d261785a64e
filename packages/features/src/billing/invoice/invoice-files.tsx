import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { fileSize } from '@esteto/ui/components/field/file/file-rules';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';

/** The official papers that the team put beside the invoice. */
export const InvoiceFiles = ({ invoice: { documents }, load }: { invoice: InvoiceDetail; load: (file: string) => Promise<Blob> }) =>
  documents.length > 0 && (
    <section aria-label="NFS-e oficial">
      <QuietHeading>NFS-e oficial</QuietHeading>
      {documents.map(({ file, name, mime, size }) => (
        <FileRow key={file} label={name} name={name} mime={mime} detail={fileSize(size)} load={() => load(file)} />
      ))}
    </section>
  );
