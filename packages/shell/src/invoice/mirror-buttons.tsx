import type { InvoiceDetail } from '@esteto/contract/invoice-answer';
import { invoiceTitle } from '@esteto/domain/invoice/invoice-title';
import { Button } from '@esteto/ui/button/button.tsx';
import { useFile } from '@esteto/ui/file/use-file.tsx';
import { Download, Eye } from 'lucide-react';

/** The 'Espelho da NFS-e': to look at and to keep. */
export const MirrorButtons = ({ invoice, load }: { invoice: InvoiceDetail; load: () => Promise<Blob> }) => {
  const title = invoiceTitle(invoice);
  const { busy, view, save, viewer } = useFile({
    label: `Espelho da NFS-e · ${title}`,
    name: `espelho-${title.toLowerCase().replaceAll(/\W+/g, '-')}.pdf`,
    mime: 'application/pdf',
    load,
  });
  return (
    <>
      <Button icon={Eye} busy={busy === 'view'} onClick={view}>
        Ver espelho
      </Button>
      <Button variant="primary" icon={Download} busy={busy === 'save'} onClick={save}>
        Baixar espelho
      </Button>
      {viewer}
    </>
  );
};
