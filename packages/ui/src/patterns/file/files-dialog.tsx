import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { FileText, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/button/icon-button.tsx';
import { fileSize } from '../../components/field/file/file-rules.ts';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { Loading } from '../../components/states/loading.tsx';
import { toast } from '../../components/toast/toast.ts';
import { asQuery, type QueryLike } from '../../system/query/query-like.ts';
import { RouteDialog } from '../dialog/route-dialog.tsx';
import { useConfirm } from '../dialog/use-confirm.tsx';
import { FileRow } from './file-row.tsx';
import { UploadArea } from './upload-area.tsx';
import { type Upload, useUploads } from './use-uploads.ts';

/** A file that is kept; `id` is the opaque one it is fetched by. */
export type StoredFile = { id: string; name: string; mime: string; size: number };

type FilesDialogProps<Row, Stored extends StoredFile> = {
  title: string;
  subtitle?: ReactNode;
  /** The record, and the files of it that are shown. */
  query: QueryLike<Row>;
  filesOf: (record: Row) => readonly Stored[];
  load: (file: Stored) => Promise<Blob>;
  /** Absent where the person may only look. */
  upload?: Upload;
  remove?: (file: Stored) => Promise<unknown>;
  /** Which of them may be deleted; all unless said otherwise. */
  mayRemove?: (file: Stored) => boolean;
  /** As the browser's `accept`: '.pdf,.xml,image/*'. */
  accept?: string;
  /** Largest file in bytes. */
  maxBytes?: number;
  /** What one has to know before one adds to them. */
  note?: string;
  /** What belongs beside these files and is kept elsewhere. */
  below?: ReactNode;
};

/** The files of a record: seen, kept, deleted after a question, and new ones dropped in, several at once. It stays while something is on its way. */
export const FilesDialog = <Row, Stored extends StoredFile>({
  title,
  subtitle,
  query,
  filesOf,
  load,
  upload,
  remove,
  mayRemove = () => true,
  accept,
  maxBytes,
  note,
  below,
}: FilesDialogProps<Row, Stored>) => {
  const confirm = useConfirm();
  const { data, error, refetch, isFetching } = useQuery(asQuery(query));
  const files = data === undefined ? [] : filesOf(data);
  const sending = useUploads(upload, refetch);

  const askToRemove = async (file: Stored) => {
    const message = `${file.name} será excluído. Isto não pode ser desfeito.`;
    const action = () => remove?.(file) ?? Promise.resolve();
    if (!(await confirm({ title: 'Excluir arquivo', message, confirmLabel: 'Excluir arquivo', negative: true, action }))) return;
    toast.success('Arquivo excluído.');
    void refetch();
  };

  return (
    <RouteDialog title={title} subtitle={subtitle} busy={sending.busy}>
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {note && <chakra.p color="fg.muted">{note}</chakra.p>}
        {upload && <UploadArea label="Novos arquivos" sending={sending} accept={accept} maxBytes={maxBytes} />}
        {files.length > 0 && (
          <section aria-label="Arquivos">
            {files.map((file) => (
              <FileRow
                key={file.id}
                label={file.name}
                name={file.name}
                mime={file.mime}
                detail={fileSize(file.size)}
                load={() => load(file)}
                action={
                  remove && mayRemove(file) && <IconButton label={`Excluir ${file.name}`} icon={Trash2} onClick={() => askToRemove(file)} />
                }
              />
            ))}
          </section>
        )}
        {data !== undefined && files.length === 0 && sending.uploads.length === 0 && (
          <EmptyState icon={FileText} title="Nenhum arquivo ainda." />
        )}
        {data === undefined && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
        {data === undefined && !error && <Loading />}
        {below}
      </chakra.div>
    </RouteDialog>
  );
};
