import { chakra } from '@chakra-ui/react';
import { cashBookMutations, cashBookQueries } from '@esteto/api-client/money/cash-book';
import type { CashBookImportRow } from '@esteto/contract/money/cash-book';
import { onInstant } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { newKey } from '@esteto/ui/patterns/form/new-key';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** The files that were imported, the latest first; the wrong one is taken back as a whole. */
export const PastImports = () => {
  const scope = useCompanyScope();
  const { data } = useQuery(cashBookQueries.imports(scope));
  const confirm = useConfirm();
  const { mutateAsync } = useMutation(cashBookMutations.undoImport);
  const ask = async ({ id, file_name, fresh }: CashBookImportRow): Promise<void> => {
    const isUndone = await confirm({
      title: 'Desfazer importação',
      message: `${countOf(fresh, 'lançamento que veio', 'lançamentos que vieram')} em ${file_name} saem do livro-caixa, mesmo os que você corrigiu depois. O arquivo pode ser importado de novo.`,
      confirmLabel: 'Desfazer importação',
      negative: true,
      action: () => mutateAsync({ ...scope, id, idempotency_key: newKey() }),
    });
    if (isUndone) toast.success('Importação desfeita.');
  };
  if (!data || data.items.length === 0) return null;
  return (
    <chakra.section gridColumn="1 / -1" aria-label="Importações anteriores">
      <chakra.h3 fontSize="sm" fontWeight="semibold" color="fg.muted">
        Importações anteriores
      </chakra.h3>
      <LineList>
        {data.items.map((sent) => (
          <Line key={sent.id} title={sent.file_name} note={noteOf(sent)}>
            {!sent.undone_at && (
              <Button size="sm" icon={Undo2} aria-label={`Desfazer a importação de ${sent.file_name}`} onClick={() => void ask(sent)}>
                Desfazer
              </Button>
            )}
          </Line>
        ))}
      </LineList>
    </chakra.section>
  );
};

const noteOf = ({ created_at, fresh, matched, repeated, undone_at }: CashBookImportRow): string => {
  if (undone_at) return `Desfeita ${onInstant(undone_at, today())}.`;
  const brought = [
    countOf(fresh, 'lançamento novo', 'lançamentos novos'),
    matched > 0 && countOf(matched, 'recibo', 'recibos'),
    repeated > 0 && countOf(repeated, 'que já estava aqui', 'que já estavam aqui'),
  ];
  return `Importada ${onInstant(created_at, today())}: ${brought.filter(Boolean).join(', ')}.`;
};
