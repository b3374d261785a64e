import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { FileText, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { RouteDialog } from '../dialog/route-dialog.tsx';
import { useConfirm } from '../dialog/use-confirm.tsx';
import { DropZone } from '../field/drop-zone.tsx';
import { fileSize, refusedFile } from '../field/file-rules.ts';
import { asQuery, type QueryLike } from '../query/query-like.ts';
import { Banner } from '../states/banner.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { Loading } from '../states/loading.tsx';
import { toast } from '../toast/toast.ts';
import { FileRow } from './file-row.tsx';
import { UploadRow } from './upload-row.tsx';
import { type Upload, useUploads } from './use-uploads.ts';

/** A file that is kept; `id` is the opaque one it is fetched by. */
export type StoredFile = { id: string; name: string; mime: string; size: number };

type FilesDialogProps = {
  title: string;
  subtitle?: ReactNode;
  query: QueryLike<readonly StoredFile[]>;
  load: (file: StoredFile) => Promise<Blob>;
  /** Absent where the person may only look. */
  upload?: Upload;
  remove?: (file: StoredFile) => Promise<unknown>;
  /** As the browser's `accept`: '.pdf,.xml,image/*'. */
  accept?: string;
  /** Largest file in bytes. */
  maxBytes?: number;
};

/** The files of a record: seen, kept, deleted after a question, and new ones dropped in, several at once. It stays while something is on its way. */
export const FilesDialog = ({ title, subtitle, query, load, upload, remove, accept, maxBytes }: FilesDialogProps) => {
  const id = useId();
  const confirm = useConfirm();
  const { data, error, refetch, isFetching } = useQuery(asQuery(query));
  const { uploads, add, retry, cancel } = useUploads(upload, refetch);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const take = (files: readonly File[]) => {
    const problem = (file: File) => refusedFile(file, { accept, maxBytes });
    setRefused(files.map(problem).filter((text) => text !== null));
    add(files.filter((file) => problem(file) === null));
  };
  const askToRemove = async (file: StoredFile) => {
    const message = `${file.name} será excluído. Isto não pode ser desfeito.`;
    const action = () => remove?.(file) ?? Promise.resolve();
    if (!(await confirm({ title: 'Excluir arquivo', message, confirmLabel: 'Excluir arquivo', negative: true, action }))) return;
    toast.success('Arquivo excluído.');
    void refetch();
  };

  return (
    <RouteDialog title={title} subtitle={subtitle} busy={uploads.some(({ state }) => state !== 'failed')}>
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {upload && (
          <>
            <chakra.span id={`${id}-label`} srOnly>
              Novos arquivos
            </chakra.span>
            <DropZone control={{ id }} labelledBy={`${id}-label`} accept={accept} multiple onFiles={take} />
          </>
        )}
        {refused.length > 0 && <Banner tone="attention">{refused.join(' ')}</Banner>}
        {uploads.length > 0 && (
          <ul aria-label="Em envio">
            {uploads.map((sending) => (
              <UploadRow key={sending.key} upload={sending} onCancel={() => cancel(sending.key)} onRetry={() => retry(sending.key)} />
            ))}
          </ul>
        )}
        {data && data.length > 0 && (
          <section aria-label="Arquivos">
            {data.map((file) => (
              <FileRow
                key={file.id}
                label={file.name}
                name={file.name}
                mime={file.mime}
                detail={fileSize(file.size)}
                load={() => load(file)}
                action={remove && <IconButton label={`Excluir ${file.name}`} icon={Trash2} onClick={() => askToRemove(file)} />}
              />
            ))}
          </section>
        )}
        {data?.length === 0 && uploads.length === 0 && <EmptyState icon={FileText} title="Nenhum arquivo ainda." />}
        {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
        {!data && !error && <Loading />}
      </chakra.div>
    </RouteDialog>
  );
};
