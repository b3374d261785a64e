import { Lock } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Schema } from 'yup';
import { Button } from '../../components/button/button.tsx';
import { Loading } from '../../components/states/loading.tsx';
import { StateFrame } from '../../components/states/state-frame.tsx';
import { useScope } from '../../system/context/scope.tsx';
import { DialogBody, DialogFooter, Modal } from '../dialog/modal.tsx';
import { useRouteClose } from '../dialog/use-route-close.ts';
import { FormDialogBody } from './form-dialog-body.tsx';
import type { FormDialogProps } from './form-dialog-props.ts';
import { RecordFailed } from './record-failed.tsx';
import { useRecord } from './use-record.ts';

/** A dialog route with one form: loads the record, judges, sends once, shows what the server says beside the fields, asks before losing changes. */
export const FormDialog = <S extends Schema, Row, Answer, Input>(props: FormDialogProps<S, Row, Answer, Input>) => {
  const { title, subtitle, size, id, record, startsFrom, parent, ownParams, refuse } = props;
  const scope = useScope();
  const [{ busy, dirty }, setState] = useState({ busy: false, dirty: false });
  const [reported, setReported] = useState<{ said: ReactNode; leave: () => void } | null>(null);
  const { close, leave } = useRouteClose({ parent, ownParams, busy, dirty });
  const source = record !== undefined && id !== undefined ? record({ ...scope, id }) : startsFrom;
  const { loaded, isReady } = useRecord<Row>(source);
  const report = (said: ReactNode, leaveThen: () => void) => {
    setState({ busy: false, dirty: false });
    setReported({ said, leave: leaveThen });
  };
  const wordsOf = (part: ReactNode | ((row: Row | undefined) => ReactNode)) => (typeof part === 'function' ? part(loaded.data) : part);
  return (
    <Modal title={wordsOf(title)} subtitle={wordsOf(subtitle)} size={size} busy={busy} stays onClose={close}>
      {reported ? (
        <Report onRead={reported.leave}>{reported.said}</Report>
      ) : isReady ? (
        <Door row={loaded.data} refuse={refuse} close={close}>
          <FormDialogBody
            {...props}
            row={loaded.data}
            reload={loaded.refetch}
            onState={setState}
            onReport={report}
            close={close}
            leave={leave}
          />
        </Door>
      ) : (
        <DialogBody>
          {loaded.error ? (
            <RecordFailed error={loaded.error} retry={() => void loaded.refetch()} retrying={loaded.isFetching} />
          ) : (
            <Loading />
          )}
        </DialogBody>
      )}
    </Modal>
  );
};

/** What came of the work, which stays until it was read. */
const Report = ({ onRead, children }: { onRead: () => void; children: ReactNode }) => {
  const heard = useRef<HTMLButtonElement>(null);
  useEffect(() => heard.current?.focus(), []);
  return (
    <>
      <DialogBody role="status">{children}</DialogBody>
      <DialogFooter>
        <Button ref={heard} variant="primary" onClick={onRead}>
          Entendi
        </Button>
      </DialogFooter>
    </>
  );
};

type DoorProps<Row> = {
  row: Row | undefined;
  refuse: FormDialogProps<Schema, Row, unknown, unknown>['refuse'];
  close: () => void;
  children: ReactNode;
};

/** Judged as the record was when the form would begin: what happens while one types is the server's to say. */
const Door = <Row,>({ row, refuse, close, children }: DoorProps<Row>) => {
  const [refusal] = useState(() => (row === undefined ? null : (refuse?.(row) ?? null)));
  if (!refusal) return children;
  return (
    <>
      <DialogBody tabIndex={0}>
        <StateFrame icon={Lock} title={refusal.why} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>Fechar</Button>
        {refusal.action}
      </DialogFooter>
    </>
  );
};
