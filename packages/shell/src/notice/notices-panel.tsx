import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { noticeMutations, noticeQueries } from '@esteto/api-client/office/notice';
import { NOTICES_AT_ONCE, type NoticeRow, notice } from '@esteto/contract/office/notice';
import { type App, accountRoute } from '@esteto/domain/identity/route/base-paths';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { DialogBody, DialogFooter, Modal } from '@esteto/ui/patterns/dialog/modal.tsx';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { NoticeItem } from './notice-item.tsx';

/** All that the product told the person, the newest first. */
export const NoticesPanel = ({ app, onClose }: { app: App; onClose: () => void }) => {
  const pages = useInfiniteQuery({
    queryKey: [...(noticeQueries.keys[0] ?? []), 'pages'],
    queryFn: ({ pageParam, signal }) => call(notice.list, { before: pageParam, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.length === NOTICES_AT_ONCE ? last.at(-1)?.id : undefined),
  });
  const { mutate: readAll, isPending } = useMutation(noticeMutations.readAll);
  const { mutate: read } = useMutation(noticeMutations.read);
  const rows = pages.data?.pages.flat();
  const open = ({ id, is_read }: NoticeRow) => {
    if (!is_read) read({ id });
    // What it leads to may be the page below.
    onClose();
  };
  return (
    <Modal title="Avisos" size="sm" onClose={onClose}>
      <DialogBody tabIndex={0}>
        {pages.error && <ErrorState error={pages.error} retry={() => void pages.refetch()} retrying={pages.isFetching} />}
        {pages.isPending && <Loading />}
        {rows?.length === 0 && (
          <EmptyState icon={BellRing} title="Nenhum aviso por enquanto.">
            Boletos novos, notas emitidas e o que espera por você aparecem aqui.
          </EmptyState>
        )}
        {rows && rows.length > 0 && (
          <chakra.ul display="grid">
            {rows.map((row) => (
              <NoticeItem key={row.id} notice={row} onOpen={() => open(row)} />
            ))}
          </chakra.ul>
        )}
        {pages.hasNextPage && (
          <Button variant="ghost" mt="2" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            Ver mais antigos
          </Button>
        )}
      </DialogBody>
      <DialogFooter>
        {app !== 'public' && <Link to={accountRoute(app)}>Preferências</Link>}
        <Button busy={isPending} disabled={!rows?.some(({ is_read }) => !is_read)} onClick={() => readAll({})}>
          Marcar tudo como lido
        </Button>
      </DialogFooter>
    </Modal>
  );
};
