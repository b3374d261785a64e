import { type ReactNode, Suspense, useState } from 'react';
import { useTellFailure } from '../../components/toast/use-tell-failure.ts';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { saveFile } from './save-file.ts';

export type FileSource = {
  /** What it is, in a person's words. */
  label: string;
  /** What it is called once it is kept. */
  name: string;
  mime: string;
  /** Fetches the file; files need the session, so no link can lead to them. */
  load: () => Promise<Blob>;
};

type FileHandle = { busy: 'view' | 'save' | null; view: () => void; save: () => void; viewer: ReactNode };

/** Ways to look at a file and to keep it. `viewer` goes anywhere in the page: it shows itself over what is open. */
export const useFile = ({ label, name, mime, load }: FileSource): FileHandle => {
  const tellFailure = useTellFailure();
  const [busy, setBusy] = useState<FileHandle['busy']>(null);
  const [shown, setShown] = useState<Blob | null>(null);

  const fetchFor = async (purpose: 'view' | 'save') => {
    setBusy(purpose);
    try {
      const file = new Blob([await load()], { type: mime });
      if (purpose === 'view') setShown(file);
      else saveFile(name, file);
    } catch (error) {
      tellFailure(error);
    }
    setBusy(null);
  };

  return {
    busy,
    view: () => void fetchFor('view'),
    save: () => void fetchFor('save'),
    viewer: shown && (
      <Suspense>
        {isImage(mime) ? (
          <ImageViewer file={shown} alt={label} onClose={() => setShown(null)} />
        ) : (
          <PdfViewer title={name} file={shown} onClose={() => setShown(null)} />
        )}
      </Suspense>
    ),
  };
};

/** Whether every browser can show it: a PDF or an image. */
export const isViewable = (mime: string): boolean => mime === 'application/pdf' || isImage(mime);

const isImage = (mime: string): boolean => /^image\/(?:png|jpeg|gif|webp|avif)$/.test(mime);

const ImageViewer = lazyComponent(() => import('./image-viewer.tsx').then(({ ImageViewer }) => ImageViewer));

const PdfViewer = lazyComponent(() => import('./pdf-viewer.tsx').then(({ PdfViewer }) => PdfViewer));
