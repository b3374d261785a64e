import { Button } from '@esteto/ui/components/button/button.tsx';
import { Line } from '@esteto/ui/components/display/line-list.tsx';
import type { ReactNode } from 'react';

type CompanyLineProps = { name: string; note: string; onOpen: () => void; children?: ReactNode };

/** A company whose plan can be opened. */
export const CompanyLine = ({ name, note, onOpen, children }: CompanyLineProps) => (
  <Line title={name} note={note}>
    {children}
    <Button variant="ghost" aria-label={`Plano de ${name}`} onClick={onOpen}>
      Plano
    </Button>
  </Line>
);
