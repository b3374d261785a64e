import { chakra } from '@chakra-ui/react';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { waitsForAnswer } from '@esteto/domain/billing/invoice/requirement-life';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { fileSize } from '@esteto/ui/components/field/file/file-rules';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import type { ReactNode } from 'react';
import { filesOf, RequirementCard } from './requirement-card.tsx';

type ExchangeProps = { invoice: InvoiceDetail; load: (file: string) => Promise<Blob> };

/** What staff asked for an invoice and what was answered; `isAnswering`: what waits for the doctor stands on top already. */
export const InvoiceRequirements = ({ invoice, load, isAnswering }: ExchangeProps & { isAnswering: boolean }) => {
  const shown = invoice.requirements.filter(({ status }) => !isAnswering || !waitsForAnswer(status));
  if (shown.length === 0) return null;
  return (
    <Stack aria-label="Exigências">
      <QuietHeading mb="0">Exigências</QuietHeading>
      {shown.map((requirement) => (
        <RequirementCard key={requirement.id} requirement={requirement} files={filesOf(invoice, requirement)} load={load} />
      ))}
    </Stack>
  );
};

/** The official papers that the team put beside the invoice. */
export const InvoiceFiles = ({ invoice: { documents }, load }: ExchangeProps) =>
  documents.length > 0 && (
    <section aria-label="NFS-e oficial">
      <QuietHeading>NFS-e oficial</QuietHeading>
      {documents.map(({ file, name, mime, size }) => (
        <FileRow key={file} label={name} name={name} mime={mime} detail={fileSize(size)} load={() => load(file)} />
      ))}
    </section>
  );

/** The files that people put beside an invoice of their own accord. `action`: how to put one more. */
export const InvoiceAttachments = ({ invoice, load, action }: ExchangeProps & { action?: ReactNode }) => {
  const files = invoice.attachments.filter(({ requirement_id }) => requirement_id === null);
  if (files.length === 0 && !action) return null;
  return (
    <section aria-label="Anexos">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" minHeight="9">
        <QuietHeading mb="0">Anexos</QuietHeading>
        {action}
      </chakra.div>
      {files.map((file) => (
        <FileRow
          key={file.id}
          label={file.name}
          name={file.name}
          mime={file.mime}
          detail={[fileSize(file.size), file.created_by_name && `de ${file.created_by_name}`].filter(Boolean).join(' · ')}
          load={() => load(file.file)}
        />
      ))}
    </section>
  );
};

const Stack = chakra('section', { base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' } });
