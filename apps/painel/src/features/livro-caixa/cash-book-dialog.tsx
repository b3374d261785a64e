import { cashBookQueries } from '@esteto/api-client/money/cash-book';
import { useCan } from '@esteto/auth/can/can.tsx';
import { boletos } from '@esteto/contract/access';
import type { CashBookRow } from '@esteto/contract/money/cash-book';
import { CashBookMonths } from '@esteto/features/money/cash-book/cash-book-months.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { DialogBody, DialogFooter, Modal } from '@esteto/ui/patterns/dialog/modal.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { path } from '../../path.ts';

/** The months of a person's book of this year, with the tax of each. */
export const CashBookDialog = ({ row: { id, name }, onClose }: { row: Pick<CashBookRow, 'id' | 'name'>; onClose: () => void }) => {
  const year = Number(today().slice(0, 4));
  const { data, error, refetch, isFetching } = useQuery(cashBookQueries.yearOfPerson({ id, year }));
  const seesBoletos = useCan(boletos.view);
  const guideHref = (boletoId: number) => (seesBoletos ? path('/painel/boletos/boleto/:boletoId/detalhes', { boletoId }) : null);
  return (
    <Modal title={`Livro-caixa de ${year}`} subtitle={name} size="lg" onClose={onClose}>
      <DialogBody tabIndex={0}>
        {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
        {!error && !data && <Loading />}
        {data && <CashBookMonths months={data.months} guideHref={guideHref} />}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Fechar</Button>
      </DialogFooter>
    </Modal>
  );
};
