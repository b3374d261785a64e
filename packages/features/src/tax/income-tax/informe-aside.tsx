import type { IncomeTaxDossierLine } from '@esteto/contract/tax/income-tax-dossier';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { ListPlus, ListX } from 'lucide-react';

type InformeAsideProps = {
  line: IncomeTaxDossierLine;
  /** Says of a file that was read whether it is left out. */
  change: (input: { id: number; body: { set_aside: boolean } }) => void;
};

/** Leaves a statement of income that was read out of the year, or counts it again; nothing of any other line. */
export const InformeAside = ({ line: { informe_id, set_aside, name }, change }: InformeAsideProps) => {
  if (informe_id === null) return null;
  return (
    <IconButton
      label={set_aside ? `Contar o informe de ${name}` : `Deixar de fora o informe de ${name}`}
      icon={set_aside ? ListPlus : ListX}
      onClick={() => change({ id: informe_id, body: { set_aside: !set_aside } })}
    />
  );
};
