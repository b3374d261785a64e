import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ErrorState } from '../../components/states/error-state.tsx';
import { Loading } from '../../components/states/loading.tsx';

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

/**
 * The browser's viewer of PDFs takes the focus when it has loaded, and with it the rest of what somebody was typing beside it. It is given back,
 * unless the person went there: by Tab, or with the pointer. Answers what ends the watch.
 */
const keepFocusFrom = (frame: HTMLIFrameElement): (() => void) => {
  const watch = new AbortController();
  let left: EventTarget | null = null;
  let isTab = false;
  const listen = { signal: watch.signal, capture: true };
  document.addEventListener('keydown', ({ key }) => void (isTab = key === 'Tab'), listen);
  document.addEventListener('focusin', () => void (left = null), listen);
  document.addEventListener('focusout', ({ target }) => void (left = target), listen);
  window.addEventListener(
    'blur',
    () => {
      if (document.activeElement !== frame || isTab || frame.matches(':hover')) return;
      if (left instanceof HTMLElement) left.focus({ preventScroll: true });
      else frame.blur();
    },
    { signal: watch.signal },
  );
  return () => watch.abort();
};
