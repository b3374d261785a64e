import { Lock } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { Schema } from 'yup';
import { Button } from '../../components/button/button.tsx';
import { Loading } from '../../components/states/loading.tsx';
import { StateFrame } from '../../components/states/state-frame.tsx';
import { useScope } from '../../system/context/scope.tsx';
import { useDialogGuard } from '../dialog/dialog-guard.tsx';
import { DialogBody, DialogFooter, Modal } from '../dialog/modal.tsx';
import { TabAround } from '../dialog/tab-around.ts';
import { useRouteClose } from '../dialog/use-route-close.ts';
import { FormDialogBody } from './form-dialog-body.tsx';
import type { FormDialogProps } from './form-dialog-props.ts';
import { RecordFailed } from './record-failed.tsx';
import { useRecord } from './use-record.ts';

/**
 * A dialog route with one form: loads the record, judges, sends once, shows what the server says beside the fields, asks before losing changes. As the
 * tab of another dialog it stays when it was saved, with the record as it is then.
 */
export const FormDialog = <S extends Schema, Row, Answer, Input>(props: FormDialogProps<S, Row, Answer, Input>) => {
  const closeAround = useContext(TabAround);
  return closeAround ? <InTab {...props} close={closeAround} /> : <OwnRoute {...props} />;
};

const OwnRoute = <S extends Schema, Row, Answer, Input>(props: FormDialogProps<S, Row, Answer, Input>) => {
  const { title, subtitle, size, parent, ownParams, refuse } = props;
  const [{ busy, dirty }, setState] = useState(AT_REST);
  const [reported, setReported] = useState<{ said: ReactNode; leave: () => void } | null>(null);
  const { close, leave } = useRouteClose({ parent, ownParams, busy, dirty });
  const { loaded, isReady } = useOwnRecord(props);
  const report = (said: ReactNode, leaveThen: () => void) => {
    setState(AT_REST);
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
        <NotYet loaded={loaded} />
      )}
    </Modal>
  );
};

const InTab = <S extends Schema, Row, Answer, Input>(props: FormDialogProps<S, Row, Answer, Input> & { close: () => void }) => {
  const { close, refuse } = props;
  const [state, setState] = useState(AT_REST);
  // A form that was saved is followed by another, which begins with what was saved.
  const [round, setRound] = useState(0);
  useDialogGuard(state);
  const { loaded, isReady } = useOwnRecord(props);
  const goOn = async () => {
    setState(AT_REST);
    if (loaded.data !== undefined) await loaded.refetch();
    setRound((count) => count + 1);
  };
  if (!isReady) return <NotYet loaded={loaded} />;
  return (
    <Door key={round} row={loaded.data} refuse={refuse} close={close}>
      <FormDialogBody
        {...props}
        row={loaded.data}
        reload={loaded.refetch}
        onState={setState}
        cancelLabel="Fechar"
        leave={() => void goOn()}
      />
    </Door>
  );
};

const AT_REST = { busy: false, dirty: false };

const useOwnRecord = <S extends Schema, Row, Answer, Input>({ id, record, startsFrom }: FormDialogProps<S, Row, Answer, Input>) => {
  const scope = useScope();
  return useRecord<Row>(record !== undefined && id !== undefined ? record({ ...scope, id }) : startsFrom);
};

const NotYet = <Row,>({ loaded }: { loaded: ReturnType<typeof useRecord<Row>>['loaded'] }) => (
  <DialogBody>
    {loaded.error ? <RecordFailed error={loaded.error} retry={() => void loaded.refetch()} retrying={loaded.isFetching} /> : <Loading />}
  </DialogBody>
);

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
