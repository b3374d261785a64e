import { callAtOnce } from '@esteto/api-client/api';
import { draftQueries } from '@esteto/api-client/opening/draft';
import { registrationQueries } from '@esteto/api-client/opening/registration';
import { currentCompanyIdAtom } from '@esteto/auth/session/session-store';
import { draft as contract, type DraftDetail } from '@esteto/contract/opening/draft';
import type { BlockProps } from '@esteto/shell/blocking/block-actions';
import { DraftDialog } from '@esteto/ui/patterns/global-dialog/draft-dialog.tsx';
import { clientStore } from '@esteto/ui/system/state/client-store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MinutaText } from './minuta-text.tsx';

/** Calls of the company wait for its minuta: it is read and decided here, and they go on. */
export const MinutaBlock = ({ onAnswer, fallback }: BlockProps) => {
  const company_id = clientStore.get(currentCompanyIdAtom) ?? 0;
  const { data, error } = useQuery(draftQueries.current({ company_id }));
  const decided = useDecided();
  if (error || data?.draft === null) return fallback;
  if (!data?.draft) return null;
  const { draft } = data;
  return (
    <DraftDialog company={draft.company_name} {...decided(company_id, draft, callAtOnce)} onAnswer={onAnswer}>
      <MinutaText draft={draft} company_id={company_id} />
    </DraftDialog>
  );
};

/** How it is decided, in the version that was read; what is known of the opening is asked for anew. */
export const useDecided = () => {
  const queryClient = useQueryClient();
  return (company_id: number, { id, version }: Pick<DraftDetail, 'id' | 'version'>, send: typeof callAtOnce) => {
    /** Also what is refused may have been decided elsewhere meanwhile. */
    const renewed = async (decision: Promise<unknown>): Promise<void> => {
      try {
        await decision;
      } finally {
        const stale = [...draftQueries.keys, ...registrationQueries.keys];
        await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      }
    };
    return {
      askCode: () => send(contract.askCode, { company_id, body: { draft_id: id, version } }),
      approve: (code: string) => renewed(send(contract.approve, { company_id, body: { draft_id: id, version, code } })),
      reject: (reason: string) => renewed(send(contract.reject, { company_id, body: { draft_id: id, version, reason } })),
    };
  };
};
