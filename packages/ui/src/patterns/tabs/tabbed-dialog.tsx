import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Select, SelectChevron } from '../../components/field/base/select.tsx';
import { Loading } from '../../components/states/loading.tsx';
import { asQuery, type QueryLike } from '../../system/query/query-like.ts';
import { DialogGuardProvider, useDialogGuards } from '../dialog/dialog-guard.tsx';
import { DialogBody, Modal } from '../dialog/modal.tsx';
import { TabAround } from '../dialog/tab-around.ts';
import { useRouteClose } from '../dialog/use-route-close.ts';
import { RecordFailed } from '../form/record-failed.tsx';
import { ChoiceLinks } from '../list-page/choice-links.tsx';

/** `content`: a form or a dialog that has an address of its own too; here it is drawn without its frame. */
export type DialogTab = { value: string; label: string; content: ReactNode };

type TabbedDialogProps<Row> = {
  query: QueryLike<Row>;
  /** The title until the record is loaded. */
  noun: string;
  title: (record: Row) => ReactNode;
  subtitle?: (record: Row) => ReactNode;
  /** Those that this person may open of this record. */
  tabs: (record: Row) => readonly DialogTab[];
};

/** A dialog route that is a whole record: what it is and how it stands, and below it one tab at a time, named by the address. Each saves by itself. */
export const TabbedDialog = <Row,>({ query, noun, title, subtitle, tabs }: TabbedDialogProps<Row>) => {
  const { data, error, refetch, isFetching } = useQuery(asQuery(query));
  const { busy, dirty, say } = useDialogGuards();
  const { close } = useRouteClose({ busy, dirty, ownParams: OWN_PARAMS, part: TAB });
  const wanted = useSearchParams()[0].get(TAB);
  const shown = data === undefined ? [] : tabs(data);
  const current = shown.find(({ value }) => value === wanted) ?? shown[0];
  return (
    <Modal title={data === undefined ? noun : title(data)} subtitle={data && subtitle?.(data)} size="lg" busy={busy} stays onClose={close}>
      {current ? (
        <DialogGuardProvider value={say}>
          <PartChoice shown={shown} current={current} />
          <chakra.div key={current.value} display="contents">
            <TabAround value={close}>
              <Suspense fallback={WAITING}>{current.content}</Suspense>
            </TabAround>
          </chakra.div>
        </DialogGuardProvider>
      ) : error ? (
        <DialogBody>
          <RecordFailed error={error} retry={() => void refetch()} retrying={isFetching} />
        </DialogBody>
      ) : (
        WAITING
      )}
    </Modal>
  );
};

/** Links beside each other; on a phone, where they would not stand in sight, a list of them. */
const PartChoice = ({ shown, current }: { shown: readonly DialogTab[]; current: DialogTab }) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const goTo = (value: string) => {
    const next = new URLSearchParams(params);
    if (value === shown[0]?.value) next.delete(TAB);
    else next.set(TAB, value);
    return navigate({ search: `?${next}` }, { replace: true });
  };
  return (
    <chakra.div px={{ base: '4', sm: '6' }} pb="3">
      <chakra.div display={{ base: 'none', sm: 'block' }}>
        <ChoiceLinks label={PARTS} name={TAB} choices={choicesOf(shown)} chosen={choiceOf(current, shown)} />
      </chakra.div>
      <chakra.div position="relative" display={{ base: 'block', sm: 'none' }}>
        <Select aria-label={PARTS} value={current.value} onChange={({ target }) => void goTo(target.value)}>
          {shown.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <SelectChevron />
      </chakra.div>
    </chakra.div>
  );
};

const PARTS = 'Partes do cadastro';
const TAB = 'aba';
const OWN_PARAMS = [TAB];

/** The first one needs no parameter. */
const choiceOf = (tab: DialogTab, shown: readonly DialogTab[]): string | null => (tab === shown[0] ? null : tab.value);

const choicesOf = (shown: readonly DialogTab[]) => shown.map((tab) => ({ value: choiceOf(tab, shown), label: tab.label }));

const WAITING = (
  <DialogBody>
    <Loading />
  </DialogBody>
);
