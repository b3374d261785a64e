import { DRAFT_TITLE } from '@esteto/domain/opening/draft/draft-text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useFile } from '@esteto/ui/patterns/file/use-file.tsx';
import { Download } from 'lucide-react';

/** A draft as a PDF, to read on paper or to show to somebody. */
export const DraftPdf = ({ number, load }: { number: number; load: () => Promise<Blob> }) => {
  const label = `${DRAFT_TITLE}, versão ${number}`;
  const { busy, save } = useFile({ label, name: `${label}.pdf`, mime: 'application/pdf', load });
  return (
    <Button icon={Download} justifySelf="start" busy={busy === 'save'} onClick={save}>
      Baixar a minuta (PDF)
    </Button>
  );
};
