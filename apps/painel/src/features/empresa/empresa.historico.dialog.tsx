import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { usePrincipal } from '@esteto/auth/principal/identity-provider.tsx';
import { readableHistory } from '@esteto/contract/company-history-access';
import { type CompanyEvent, companyHistory } from '@esteto/contract/office/company-history';
import { type CompanyHistoryKind, companyHistoryKindLabel } from '@esteto/domain/office/log/company-history';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Select, SelectChevron } from '@esteto/ui/components/field/base/select.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { HistoryEvents } from '@esteto/ui/patterns/dialog/history-events.tsx';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { eventPlace } from './event-place.ts';

/** All that happened with the company and with what is its own, as far as the person may see what it is about. */
export default function CompanyHistoryDialog() {
  const [kind, setKind] = useState<CompanyHistoryKind | null>(null);
  return (
    <RouteDialog title="Histórico da empresa">
      <KindChoice chosen={kind} onChoose={setKind} />
      <CompanyEvents id={Number(useParams().companyId)} kind={kind} />
    </RouteDialog>
  );
}

type KindChoiceProps = { chosen: CompanyHistoryKind | null; onChoose: (kind: CompanyHistoryKind | null) => void };

const KindChoice = ({ chosen, onChoose }: KindChoiceProps) => {
  const kinds = readableHistory(usePrincipal());
  return (
    <chakra.div position="relative" mb="5" maxWidth={{ sm: '17rem' }}>
      <Select
        aria-label="Assunto"
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(kinds.find((one) => one === target.value) ?? null)}
      >
        <option value="">Todos os assuntos</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {companyHistoryKindLabel[kind]}
          </option>
        ))}
      </Select>
      <SelectChevron />
    </chakra.div>
  );
};

const CompanyEvents = ({ id, kind }: { id: number; kind: CompanyHistoryKind | null }) => {
  const input = { id, ...(kind && { kind }) };
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [companyHistory.list.path, input, 'more'],
    queryFn: ({ pageParam, signal }) => call(companyHistory.list, { ...input, ...(pageParam && { after: pageParam }), signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading />;
  const events = data.pages.flatMap(({ items }) => items);
  if (events.length === 0) return <EmptyState title={kind ? 'Nada deste assunto ainda.' : 'Nada aconteceu ainda.'} />;
  return (
    <>
      <HistoryEvents events={events.map((event) => ({ ...event, about: aboutOf(event) }))} />
      {hasNextPage && (
        <Button variant="ghost" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Ver mais antigos
        </Button>
      )}
    </>
  );
};

/** The company itself is what the dialog is about. */
const aboutOf = (event: CompanyEvent) => (event.record_type === 'company' ? undefined : { label: event.record, to: eventPlace(event) });
