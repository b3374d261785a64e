import { chakra } from '@chakra-ui/react';
import { addCompetence, formatCompetenceLong, isCompetence } from '@esteto/domain/shared/date/competence';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';

/** The month that the address names; `usual` otherwise. */
export const useMonth = (usual: string): string => {
  const asked = useSearchParams()[0].get('mes') ?? '';
  return isCompetence(asked) ? asked : usual;
};

/** From a month to the one before or after; the address keeps which. */
export const MonthStep = ({ month }: { month: string }) => {
  const [, setParams] = useSearchParams();
  const show = (by: number) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('mes', addCompetence(month, by));
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <chakra.div display="flex" alignItems="center" gap="2">
      <IconButton icon={ChevronLeft} label="Mês anterior" onClick={() => show(-1)} />
      <IconButton icon={ChevronRight} label="Próximo mês" onClick={() => show(1)} />
      <chakra.strong aria-live="polite" data-numeric>
        {formatCompetenceLong(month)}
      </chakra.strong>
    </chakra.div>
  );
};
