import { chakra } from '@chakra-ui/react';
import { boletoMutations } from '@esteto/api-client/money/boleto';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownBoletos } from '@esteto/contract/access';
import type { OwnBoletoRow } from '@esteto/contract/money/boleto';
import { isOpenBoleto } from '@esteto/domain/money/boleto/boleto-life';
import { newGuideProblem } from '@esteto/domain/money/boleto/waiting-cost';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useCompanyScope } from '../empresa/use-company-scope.ts';

/** Asks the team for a guide in place of one that is late, or says that it was asked for; nothing where neither is so. */
export const NewGuide = ({ boleto, names = false }: { boleto: OwnBoletoRow; names?: boolean }) => {
  const scope = useCompanyScope();
  const canAsk = useCan(ownBoletos.edit);
  const { mutateAsync, isPending } = useMutation(boletoMutations.askNewGuide);
  const tellFailure = useTellFailure();
  const { id, status, description, new_guide_asked_on } = boleto;
  if (new_guide_asked_on && isOpenBoleto(status))
    return (
      <chakra.span role="status" color="fg.muted">
        Você pediu a guia nova em {formatDateNumeric(new_guide_asked_on)}.
      </chakra.span>
    );
  if (!canAsk || newGuideProblem(boleto, today()) !== null) return null;
  return (
    <Button
      icon={FilePlus2}
      busy={isPending}
      aria-label={names ? `Pedir guia nova: ${description}` : undefined}
      onClick={() => void mutateAsync({ ...scope, id }).catch(tellFailure)}
    >
      Pedir guia nova
    </Button>
  );
};
