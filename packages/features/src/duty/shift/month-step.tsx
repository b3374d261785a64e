import { chakra } from '@chakra-ui/react';
import { addCompetence, formatCompetenceLong, isCompetence } from '@esteto/domain/shared/date/competence';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { useAddressParams } from '@esteto/ui/system/state/use-address-params';
import { ChevronLeft, ChevronRight } from 'lucide-react';

/** The month that the address names; `usual` otherwise. */
export const useMonth = (usual: string): string => {
  const month = useAddressParams().params.get('mes') ?? '';
  return isCompetence(month) ? month : usual;
};

/** From a month to the one before or after; the address keeps which. */
export const MonthStep = ({ month }: { month: string }) => {
  const { change } = useAddressParams();
  const show = (by: number) => change({ mes: addCompetence(month, by) });
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
