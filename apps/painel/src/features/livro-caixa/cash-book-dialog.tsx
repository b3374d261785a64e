import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { cashBookMutations, cashBookQueries } from '@esteto/api-client/money/cash-book';
import { useCan } from '@esteto/auth/can/can.tsx';
import { boletos, cashBookComments } from '@esteto/contract/access';
import { type CashBookRow, cashBook } from '@esteto/contract/money/cash-book';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { CashBookMonths } from '@esteto/features/money/cash-book/cash-book-months.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { DialogBody, DialogFooter, Modal } from '@esteto/ui/patterns/dialog/modal.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { path } from '../../path.ts';
import { TeamComments } from '../comentarios/team-comments.tsx';

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
        <Proofs id={id} year={year} />
        <chakra.div mt="4">
          <TeamComments id={id} who={cashBookComments} queries={cashBookQueries} mutations={cashBookMutations} />
        </chakra.div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Fechar</Button>
      </DialogFooter>
    </Modal>
  );
};

/** The papers of the year's entries, each with what it proves. */
const Proofs = ({ id, year }: { id: number; year: number }) => {
  const { data } = useQuery(cashBookQueries.proofsOfPerson({ id, year }));
  if (!data || data.items.length === 0) return null;
  return (
    <chakra.section aria-label="Comprovantes" mt="4">
      <chakra.h3 fontSize="sm" fontWeight="semibold" color="fg.muted">
        Comprovantes
      </chakra.h3>
      {data.items.map(({ proof_id, name, mime, entry_date, history, amount }) => (
        <FileRow
          key={proof_id}
          label={`${history}, ${formatMoney(amount)}`}
          name={name}
          mime={mime}
          detail={`${formatDateNumeric(entry_date)} · ${name}`}
          load={() => call(cashBook.proofOfPerson, { id, proof_id })}
        />
      ))}
    </chakra.section>
  );
};
