import { Button } from '@esteto/ui/components/button/button.tsx';
import { useFile } from '@esteto/ui/patterns/file/use-file.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Download } from 'lucide-react';

/** Every licence in force as one PDF. */
export const LicencePack = ({ load }: { load: () => Promise<Blob> }) => {
  const { busy, save } = useFile({ label: 'Licenças', name: `licencas-${today()}.pdf`, mime: 'application/pdf', load });
  return (
    <Button icon={Download} busy={busy === 'save'} onClick={save}>
      Baixar licenças
    </Button>
  );
};
