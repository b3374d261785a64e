import { chakra } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useField } from '../../components/field/binding/use-field.ts';
import { Banner } from '../../components/states/banner.tsx';
import { Loading } from '../../components/states/loading.tsx';
import { useReadError } from '../../system/context/read-error.tsx';

/** What the person has said of the file's columns, as the form carries it; null where nothing was said. */
export type SaidColumns = string | null;

type FilePreviewProps<Preview> = {
  file: File;
  /** What else the reading depends on, with what it is a reading of: another is read anew. */
  asks: readonly unknown[];
  read: (said: SaidColumns, signal: AbortSignal) => Promise<Preview>;
  children: (preview: Preview, said: SaidColumns, onColumns: (columns: string) => void) => ReactNode;
};

/** A file that is read before it is kept, in a form with a field `columns`: what it says, and anew with what the person says of its columns. */
export const FilePreview = <Preview,>({ file, asks, read, children }: FilePreviewProps<Preview>) => {
  const { value, setValue } = useField({ name: 'columns' });
  const said = typeof value === 'string' && value !== '' ? value : null;
  const readError = useReadError();
  const { data, error } = useQuery({
    queryKey: ['file-preview', file.name, file.size, file.lastModified, asks, said],
    queryFn: ({ signal }) => read(said, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  // What was said of this file is not said of the next one.
  useEffect(() => () => setValue(null), [setValue]);
  return (
    <chakra.div gridColumn="1 / -1" display="grid" gap="4">
      {error && <Banner tone="attention">{readError(error).message}</Banner>}
      {!error && !data && <Loading />}
      {!error && data && children(data, said, setValue)}
    </chakra.div>
  );
};
