import { boletoSendingMutations } from '@esteto/api-client/money/boleto-sending';
import type { BoletoRow } from '@esteto/contract/money/boleto';
import { boletoFilters } from '@esteto/domain/money/boleto/boleto-form';
import { MOST_SENT, TOO_MANY_TO_SEND } from '@esteto/domain/money/boleto-sending/boleto-sending';
import { countOf } from '@esteto/domain/shared/text/text';
import { toast } from '@esteto/ui/components/toast/toast';
import type { BulkAction, BulkSelection } from '@esteto/ui/patterns/data-table/row-action';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { path } from '../../path.ts';

/** Sends the selected boletos again to whoever pays them, and leads to how it goes. */
export const useSendAgain = (): BulkAction<BoletoRow>[] => {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { mutateAsync: start } = useMutation(boletoSendingMutations.start);
  return useMemo(() => {
    const send = async ({ count, rows, everything }: BulkSelection<BoletoRow>) => {
      if (count > MOST_SENT) {
        toast.error(TOO_MANY_TO_SEND);
        return;
      }
      const body = {
        boleto_ids: everything ? [] : rows.map(({ id }) => id),
        // Ids are texts in the address.
        filters: everything && boletoFilters.cast(everything.filters),
        except_ids: everything ? everything.except.map(Number) : [],
      };
      let sendingId: number | null = null;
      const isBegun = await confirm({
        title: `Enviar ${countOf(count, 'boleto', 'boletos')} de novo`,
        message: 'Quem paga recebe um aviso no app e, como escolheu, um e-mail. O que não puder ir aparece com o motivo.',
        confirmLabel: 'Enviar',
        action: async () => {
          sendingId = (await start({ body })).id;
        },
      });
      if (isBegun && sendingId !== null) await navigate(path('/painel/boletos/envio/:sendingId', { sendingId }));
    };
    return [{ label: 'Enviar de novo', icon: Send, onSelect: (selection) => void send(selection) }];
  }, [confirm, navigate, start]);
};
