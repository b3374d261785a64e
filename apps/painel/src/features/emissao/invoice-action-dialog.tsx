import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { InvoiceStatusBadge } from '@esteto/features/billing/invoice/invoice-status-badge.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { DialogBody, Modal } from '@esteto/ui/patterns/dialog/modal.tsx';
import { useRouteClose } from '@esteto/ui/patterns/dialog/use-route-close';
import { asQuery, type QueryLike } from '@esteto/ui/system/query/query-like';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** What the inside of the dialog needs of its frame. */
export type ActionFrame = {
  close: () => void;
  /** The work is done: away without a question. */
  leave: (to?: string) => void;
  /** From the form inside: closing is refused while it is sent, and asked about when something would be lost. */
  onState: (state: { busy: boolean; dirty: boolean }) => void;
  reload: () => ReturnType<ReturnType<typeof useQuery<InvoiceDetail>>['refetch']>;
};

type InvoiceActionDialogProps = {
  query: QueryLike<InvoiceDetail>;
  /** 'Emitir nota' */
  verb: string;
  /** The emitter has answered what was waited for: lists hold the former status. */
  onAnswered?: () => void;
  children: (invoice: InvoiceDetail, frame: ActionFrame) => ReactNode;
};

const AT_REST = { busy: false, dirty: false };

/** How often a dialog that waits for the emitter looks again, while somebody looks at it. The server itself asks once a minute. */
const LOOK_AGAIN_MS = 4_000;

/** One thing that is done to an invoice. What it shows follows from where the invoice stands, which another person or the emitter may change. */
export const InvoiceActionDialog = ({ query, verb, onAnswered, children }: InvoiceActionDialogProps) => {
  const { data, error, refetch, isFetching } = useQuery({
    ...asQuery(query),
    refetchInterval: ({ state }) => (awaitsEmitter(state.data) ? LOOK_AGAIN_MS : false),
  });
  const [{ busy, dirty }, onState] = useState(AT_REST);
  const { close, leave } = useRouteClose({ busy, dirty });
  useAnswered(data, () => {
    onState(AT_REST);
    onAnswered?.();
  });
  return (
    <Modal
      title={data ? `${verb} · ${data.client.name}` : verb}
      subtitle={
        data && (
          <>
            <InvoiceStatusBadge status={data.status} /> {data.company.name} · valor líquido {formatMoney(data.net_amount)}
          </>
        )
      }
      busy={busy}
      stays
      onClose={close}
    >
      {data ? (
        children(data, { close, leave, onState, reload: refetch })
      ) : (
        <DialogBody>{error ? <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} /> : <Loading />}</DialogBody>
      )}
    </Modal>
  );
};

/** Something was sent to the national emitter and its answer has not come yet. */
export const awaitsEmitter = (invoice: Pick<InvoiceDetail, 'status' | 'cancel_event_status'> | undefined): boolean =>
  invoice?.status === 'sending' || (invoice?.status === 'cancellation_requested' && invoice.cancel_event_status === 'requested');

const useAnswered = (invoice: InvoiceDetail | undefined, tell: () => void): void => {
  const waited = useRef(false);
  const waits = awaitsEmitter(invoice);
  useEffect(() => {
    if (waited.current && !waits) tell();
    waited.current = waits;
  });
};
