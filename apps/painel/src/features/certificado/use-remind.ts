import { MOST_REMINDED } from '@esteto/domain/company/certificate/certificate-filters';
import { countOf } from '@esteto/domain/shared/text/text';
import { toast } from '@esteto/ui/components/toast/toast';
import type { BulkAction } from '@esteto/ui/patterns/data-table/row-action';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { Mail } from 'lucide-react';
import { useMemo } from 'react';

/** Tells the people of the certificates that are selected until when each serves. */
export const useRemind = <Row extends { id: number }>(
  remind: (input: { body: { ids: number[] } }) => Promise<unknown>,
): BulkAction<Row>[] => {
  const confirm = useConfirm();
  return useMemo((): BulkAction<Row>[] => {
    const ask = async (ids: number[]) => {
      const isDone = await confirm({
        title: 'Avisar por e-mail',
        message: `${countOf(ids.length, 'pessoa recebe', 'pessoas recebem')} um e-mail com o dia em que o certificado vence e o que fazer.`,
        confirmLabel: 'Enviar',
        action: () => remind({ body: { ids } }),
      });
      if (isDone) toast.success('Avisos a caminho.');
    };
    return [
      {
        label: 'Avisar por e-mail',
        icon: Mail,
        onSelect: ({ rows, everything }) => {
          if (everything || rows.length > MOST_REMINDED) toast.warning(`Escolha até ${MOST_REMINDED} certificados de uma página.`);
          else void ask(rows.map(({ id }) => id));
        },
      },
    ];
  }, [confirm, remind]);
};
