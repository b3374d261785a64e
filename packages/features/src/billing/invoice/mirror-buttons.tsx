import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { invoiceTitle } from '@esteto/domain/billing/invoice/invoice-title';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useFile } from '@esteto/ui/patterns/file/use-file.tsx';
import { Download, Eye } from 'lucide-react';

/** The note as a PDF, to look at and to keep: 'DANFSe' is only what the national emitter authorised. */
export const MirrorButtons = ({ invoice, load }: { invoice: InvoiceDetail; load: () => Promise<Blob> }) => {
  const title = invoiceTitle(invoice);
  const isNational = invoice.emitter_process === 'national_api';
  const noun = isNational ? 'DANFSe' : 'espelho';
  const { busy, view, save, viewer } = useFile({
    label: `${isNational ? 'DANFSe' : 'Espelho da NFS-e'} · ${title}`,
    name: `${noun.toLowerCase()}-${title.toLowerCase().replaceAll(/\W+/g, '-')}.pdf`,
    mime: 'application/pdf',
    load,
  });
  return (
    <>
      <Button icon={Eye} busy={busy === 'view'} onClick={view}>
        Ver {noun}
      </Button>
      <Button icon={Download} busy={busy === 'save'} onClick={save}>
        Baixar {noun}
      </Button>
      {viewer}
    </>
  );
};
