import { chakra } from '@chakra-ui/react';
import { useCallback } from 'react';
import { Modal } from '../dialog/modal.tsx';

type PdfViewerProps = { title: string; file: Blob; onClose: () => void };

/** A PDF in the browser's own viewer, over what is open. */
export const PdfViewer = ({ title, file, onClose }: PdfViewerProps) => {
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      const url = URL.createObjectURL(file);
      frame.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <Modal title={title} size="lg" onClose={onClose}>
      <Frame ref={show} title={title} />
    </Modal>
  );
};

const Frame = chakra('iframe', { base: { width: 'full', flex: '0 1 80vh', minHeight: '0', bg: 'bg.sunken' } });
