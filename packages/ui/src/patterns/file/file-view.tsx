import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ErrorState } from '../../components/states/error-state.tsx';
import { Loading } from '../../components/states/loading.tsx';
import { keepFocusFrom } from './keep-focus-from.ts';

type FileViewProps = {
  /** What is to be seen, for those who cannot see it. */
  label: string;
  mime: string;
  /** Names the file: another is loaded anew. */
  fileKey: readonly (string | number)[];
  load: () => Promise<Blob>;
};

/** A PDF or an image in its place on the page, beside what is decided about it. */
export const FileView = ({ label, mime, fileKey, load }: FileViewProps) => {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['file-view', ...fileKey],
    queryFn: load,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  return data ? <Shown key={fileKey.join('/')} label={label} mime={mime} file={data} /> : <Loading />;
};

const Shown = ({ label, mime, file }: { label: string; mime: string; file: Blob }) => {
  const show = useCallback(
    (element: HTMLImageElement | HTMLIFrameElement) => {
      const url = URL.createObjectURL(new Blob([file], { type: mime }));
      element.src = url;
      const release = element instanceof HTMLIFrameElement ? keepFocusFrom(element) : undefined;
      return () => {
        release?.();
        URL.revokeObjectURL(url);
      };
    },
    [file, mime],
  );
  return mime === 'application/pdf' ? <Frame ref={show} title={label} /> : <Picture ref={show} alt={label} />;
};

const Frame = chakra('iframe', {
  base: { width: 'full', height: { base: '24rem', md: '60vh' }, bg: 'bg.sunken', borderRadius: 'control' },
});

const Picture = chakra('img', {
  base: { width: 'full', maxHeight: { base: '24rem', md: '60vh' }, objectFit: 'contain', bg: 'bg.sunken', borderRadius: 'control' },
});
