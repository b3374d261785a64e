import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { waitsForClient } from '@esteto/domain/tax/income-tax/pendency-life';
import { useLocation, useSearchParams } from 'react-router';
import { path } from '../../../path.ts';

/** The parameter of the address that names the open return. */
export const RETURN_PARAM = 'declaracao';

/** The open return: the one that the address names, else the newest that waits for its person, else the newest. */
export const useOpenReturn = (returns: readonly OwnReturn[]): OwnReturn | undefined => {
  const named = Number(useSearchParams()[0].get(RETURN_PARAM));
  return returns.find(({ id }) => id === named) ?? returns.find(waitsForPerson) ?? returns[0];
};

/** Something of it is the person's to do now. */
const waitsForPerson = ({ status, approved_at, pendencies }: OwnReturn): boolean =>
  status !== 'cancelled' &&
  (pendencies.some((one) => waitsForClient(one.status)) || (status === 'awaiting_approval' && approved_at === null));

/** To the dialogs of a return, which keep what the address says of the page behind. */
export const useReturnPaths = ({ id: irpfId }: Pick<OwnReturn, 'id'>) => {
  const { search } = useLocation();
  return {
    pendency: (pendencyId: number) => path('/app/irpf/atual/:irpfId/pendencia/:pendencyId', { irpfId, pendencyId }) + search,
    item: (itemId: number) => path('/app/irpf/atual/:irpfId/documento/:itemId', { irpfId, itemId }) + search,
    account: path('/app/irpf/atual/:irpfId/conta', { irpfId }) + search,
    approve: path('/app/irpf/atual/:irpfId/aprovar', { irpfId }) + search,
    correct: path('/app/irpf/atual/:irpfId/corrigir', { irpfId }) + search,
  };
};
