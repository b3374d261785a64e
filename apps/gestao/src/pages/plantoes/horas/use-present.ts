import { hoursStatementMutations } from '@esteto/api-client/duty/hours-statement';
import type { PersonHours } from '@esteto/contract/duty/hours-statement';
import { countOf } from '@esteto/domain/shared/text/text';
import { toast } from '@esteto/ui/components/toast/toast';
import type { BulkAction } from '@esteto/ui/patterns/data-table/row-action';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation } from '@tanstack/react-query';
import { Signature } from 'lucide-react';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

/** The coordination signs a month, of one person or of several: in its session, with a question before. */
export const usePresent = (month: string) => {
  const scope = useGroupScope();
  const confirm = useConfirm();
  const { mutateAsync } = useMutation(hoursStatementMutations.present);
  const sign = async (professional_ids: readonly number[]) => {
    const isDone = await confirm({
      title: 'Assinar pela coordenação',
      message:
        'Você assina com a sua sessão: o seu nome, o instante e o seu endereço IP ficam no espelho. Cada profissional é avisado e assina com um código por e-mail. Enquanto o espelho valer, o ponto do mês não muda.',
      confirmLabel: `Assinar ${countOf(professional_ids.length, 'espelho', 'espelhos')}`,
      action: () => mutateAsync({ ...scope, body: { month, professional_ids: [...professional_ids] } }),
    });
    if (isDone) toast.success(`${countOf(professional_ids.length, 'espelho assinado', 'espelhos assinados')} pela coordenação.`);
  };
  const bulk: BulkAction<PersonHours>[] = [
    {
      label: 'Assinar espelhos',
      icon: Signature,
      gathers: true,
      onSelect: ({ rows }) => {
        const held = rows.find(({ problem, statement }) => problem !== null || statement !== null);
        if (held) return toast.warning(`${held.name}: ${held.problem ?? 'Este espelho já foi assinado pela coordenação.'}`);
        void sign(rows.map(({ id }) => id));
      },
    },
  ];
  return { sign, bulk };
};
