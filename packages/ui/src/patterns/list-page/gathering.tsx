import { chakra } from '@chakra-ui/react';
import { Button } from '../../components/button/button.tsx';
import { Spinner } from '../../components/states/spinner.tsx';

type GatheringProps = { count: number; total: number | null; onCancel: () => void };

/** How far the rows for a file have come; it may be called off. */
export const Gathering = ({ count, total, onCancel }: GatheringProps) => (
  <chakra.span display="inline-flex" alignItems="center" gap="2" color="fg.muted" fontSize="sm" data-numeric>
    <Spinner aria-hidden />
    <span role="status">
      Reunindo {count.toLocaleString('pt-BR')}
      {total !== null && ` de ${total.toLocaleString('pt-BR')}`}
    </span>
    <Button size="sm" variant="ghost" onClick={onCancel}>
      Cancelar
    </Button>
  </chakra.span>
);
