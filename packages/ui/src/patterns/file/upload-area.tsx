import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { DropZone } from '../../components/field/file/drop-zone.tsx';
import { refusedFile } from '../../components/field/file/file-rules.ts';
import { Banner } from '../../components/states/banner.tsx';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './use-uploads.ts';

type UploadAreaProps = {
  /** What is sent here, for those who do not see: 'Novos arquivos'. */
  label: string;
  sending: Uploads;
  /** As the browser's `accept`: '.pdf,.xml,image/*'. */
  accept?: string;
  /** Largest file in bytes. */
  maxBytes?: number;
};

/** Where files are dropped or chosen, several at once; why some are not taken; and those on their way. */
export const UploadArea = ({ label, sending: { uploads, add, retry, cancel }, accept, maxBytes }: UploadAreaProps) => {
  const id = useId();
  const [refused, setRefused] = useState<readonly string[]>([]);

  const take = (files: readonly File[]) => {
    const problem = (file: File) => refusedFile(file, { accept, maxBytes });
    setRefused(files.map(problem).filter((text) => text !== null));
    add(files.filter((file) => problem(file) === null));
  };

  return (
    <>
      <chakra.span id={`${id}-label`} srOnly>
        {label}
      </chakra.span>
      <DropZone control={{ id }} labelledBy={`${id}-label`} accept={accept} multiple onFiles={take} />
      {refused.length > 0 && <Banner tone="attention">{refused.join(' ')}</Banner>}
      {uploads.length > 0 && (
        <chakra.ul aria-label="Em envio" maxHeight="18rem" overflowY="auto">
          {uploads.map((sending) => (
            <UploadRow key={sending.key} upload={sending} onCancel={() => cancel(sending.key)} onRetry={() => retry(sending.key)} />
          ))}
        </chakra.ul>
      )}
    </>
  );
};
