import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { companyFileQueries } from '@esteto/api-client/company/company-file';
import { companyFile } from '@esteto/contract/company/company-file';
import type { RecordFile } from '@esteto/contract/record-file';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { searchKey } from '@esteto/domain/shared/text/text';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { Input } from '@esteto/ui/components/field/base/input.tsx';
import { fileSize } from '@esteto/ui/components/field/file/file-rules';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { FileText, Upload } from 'lucide-react';
import { useState } from 'react';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** What the team keeps of the company, the newest first: seen, downloaded, found by name. */
export default function FilesPage() {
  const scope = useCompanyScope();
  const { data, error, refetch, isFetching } = useQuery(companyFileQueries.list(scope));
  const [wanted, setWanted] = useState('');
  const shown = data?.filter(({ name }) => searchKey(name).includes(searchKey(wanted))) ?? [];
  return (
    <Page
      title="Arquivos"
      count={data && String(data.length)}
      action={
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <ButtonLink to={path('/app/empresa/:companyId/enviar-inss', { companyId: scope.company_id })} icon={Upload}>
            Enviar INSS
          </ButtonLink>
          <ButtonLink to={path('/app/empresa/:companyId/enviar-arquivos-para-ir', { companyId: scope.company_id })} icon={Upload}>
            Enviar para o IR
          </ButtonLink>
        </chakra.div>
      }
    >
      <Card>
        {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
        {!error && !data && <Loading />}
        {data?.length === 0 && (
          <EmptyState icon={FileText} title="Nenhum arquivo ainda.">
            Contrato, licenças e guias que a equipe guardar aparecem aqui.
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            <Input
              type="search"
              aria-label="Buscar arquivo"
              placeholder="Nome do arquivo"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
            <section aria-label="Arquivos">
              {shown.map((file) => (
                <OneFile key={file.id} file={file} load={() => call(companyFile.read, { ...scope, document: file.id })} />
              ))}
              {shown.length === 0 && <chakra.p color="fg.muted">Nenhum arquivo com este nome.</chakra.p>}
            </section>
          </chakra.div>
        )}
      </Card>
    </Page>
  );
}

const OneFile = ({ file: { name, mime, size, created_at }, load }: { file: RecordFile; load: () => Promise<Blob> }) => (
  <FileRow label={name} name={name} mime={mime} detail={`${formatInstant(created_at, today())} · ${fileSize(size)}`} load={load} />
);
