import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { dataExportMutations, dataExportQueries } from '@esteto/api-client/office/data-export';
import { type DataExportRow, dataExport } from '@esteto/contract/office/data-export';
import { DATA_EXPORT_DAYS, dataExportStateLabel } from '@esteto/domain/office/data-export/data-export-life';
import { onInstant } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { saveFile } from '@esteto/ui/patterns/file/save-file';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { AccountRows } from './account-rows.tsx';

/** How often it is asked whether a copy is ready. */
const ASK_EVERY_MS = 5_000;

/** A copy of all that is the person's, made in the background (LGPD, art. 18). */
export const DataCopy = () => {
  const query = dataExportQueries.list({});
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data?.some((row) => row.state === 'waiting') ? ASK_EVERY_MS : false),
  });
  const { mutate: ask, isPending } = useMutation(dataExportMutations.ask);
  const tellFailure = useTellFailure();
  const isWaiting = data?.some(({ state }) => state === 'waiting') ?? false;
  const fetchCopy = (id: number) =>
    call(dataExport.fetch, { id })
      .then((blob) => saveFile('meus-dados.zip', blob))
      .catch(tellFailure);
  return (
    <Card title="Cópia dos seus dados">
      <chakra.p color="fg.muted" mb="4">
        Um zip com tudo o que é seu e das empresas de que você é sócio: registros em JSON e os arquivos. Uma por dia. Avisamos por e-mail;
        fica aqui por {DATA_EXPORT_DAYS} dias.
      </chakra.p>
      <Button busy={isPending} disabled={isWaiting} onClick={() => ask({})}>
        Pedir uma cópia
      </Button>
      {data && data.length > 0 && (
        <AccountRows
          query={query}
          row={({ id, state, created_at, size }: DataExportRow) => ({
            title: dataExportStateLabel[state],
            detail: [`Pedida ${onInstant(created_at, today())}`, size === null ? null : megabytes(size)],
            end: state === 'done' && (
              <Button size="sm" icon={Download} onClick={() => void fetchCopy(id)}>
                Baixar
              </Button>
            ),
          })}
          initially={3}
        />
      )}
    </Card>
  );
};

const megabytes = (bytes: number): string => `${Math.max(0.1, bytes / 1_048_576).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
