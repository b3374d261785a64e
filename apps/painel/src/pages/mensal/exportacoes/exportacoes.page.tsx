import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { spreadsheetQueries } from '@esteto/api-client/office/spreadsheet';
import { useCan } from '@esteto/auth/can/can.tsx';
import { spreadsheets as access } from '@esteto/contract/access';
import { type SpreadsheetRow, spreadsheet } from '@esteto/contract/office/spreadsheet';
import {
  SPREADSHEET_DAYS,
  SPREADSHEET_KINDS,
  type SpreadsheetKind,
  spreadsheetFileName,
  spreadsheetHint,
  spreadsheetLabel,
  spreadsheetSlug,
} from '@esteto/domain/office/spreadsheet/spreadsheet';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Progress } from '@esteto/ui/components/display/progress.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { saveFile } from '@esteto/ui/patterns/file/save-file';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Outlet } from 'react-router';
import { path } from '../../../path.ts';

/** How often it is asked how far one is. */
const ASK_EVERY_MS = 1_000;

/** What the office holds of all its companies, as files made in the background. */
export default function SpreadsheetsPage() {
  return (
    <Page
      title="Exportações"
      subtitle={`De todas as empresas, em CSV para o Excel. Cada arquivo fica aqui por ${SPREADSHEET_DAYS} dias, só para quem o pediu.`}
    >
      <chakra.section aria-label="O que exportar">
        <LineList>
          {SPREADSHEET_KINDS.map((kind) => (
            <KindLine key={kind} kind={kind} />
          ))}
        </LineList>
      </chakra.section>
      <Made />
      <Outlet />
    </Page>
  );
}

const KindLine = ({ kind }: { kind: SpreadsheetKind }) => {
  const may = useCan(access.of[kind]);
  if (!may) return null;
  return (
    <Line title={spreadsheetLabel[kind]} note={spreadsheetHint[kind]}>
      <ButtonLink
        size="sm"
        to={path('/painel/mensal/exportacoes/nova/:spreadsheetKind', { spreadsheetKind: spreadsheetSlug(kind) })}
        aria-label={`Exportar ${spreadsheetLabel[kind]}`}
      >
        Exportar
      </ButtonLink>
    </Line>
  );
};

const Made = () => {
  const { data, error, refetch, isFetching } = useQuery({
    ...spreadsheetQueries.list({}),
    refetchInterval: ({ state }) => (state.data?.some((row) => row.state === 'waiting') ? ASK_EVERY_MS : false),
  });
  if (!data) return error ? <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} /> : <Loading />;
  return (
    <section aria-labelledby="made">
      <QuietHeading as="h2" id="made">
        As suas últimas exportações
      </QuietHeading>
      {data.length === 0 && <chakra.p color="fg.muted">Nenhuma ainda. Escolha acima o que exportar.</chakra.p>}
      <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        {data.map((row) => (
          <MadeLine key={row.id} row={row} />
        ))}
      </chakra.div>
    </section>
  );
};

const MadeLine = ({ row }: { row: SpreadsheetRow }) => {
  const { kind, state, created_at, done, total } = row;
  const title = `${spreadsheetLabel[kind]}, ${periodOf(row)}`;
  return (
    <div>
      <LineList>
        <Line title={title} note={formatInstant(created_at, today())}>
          <Outcome row={row} />
        </Line>
      </LineList>
      {state === 'waiting' && (
        <Progress label={title} value={done} max={Math.max(total, 1)} words={`${numbers(done)} de ${numbers(total)}`} isSaid />
      )}
    </div>
  );
};

const Outcome = ({ row: { id, kind, state, size, from, until } }: { row: SpreadsheetRow }) => {
  const tellFailure = useTellFailure();
  if (state === 'waiting') return null;
  if (state === 'failed') return <StatusBadge status={{ label: 'Não terminou', tone: 'attention' }} />;
  if (size === null) return <StatusBadge status={{ label: 'Apagada', tone: 'ended' }} />;
  const save = () =>
    call(spreadsheet.fetch, { id })
      .then((blob) => saveFile(spreadsheetFileName(kind, { from, until }), blob))
      .catch(tellFailure);
  return (
    <Button size="sm" icon={Download} onClick={() => void save()}>
      Baixar
    </Button>
  );
};

const numbers = (count: number): string => count.toLocaleString('pt-BR');

const periodOf = ({ from, until }: SpreadsheetRow): string =>
  from === until ? formatCompetence(from) : `${formatCompetence(from)} a ${formatCompetence(until)}`;
