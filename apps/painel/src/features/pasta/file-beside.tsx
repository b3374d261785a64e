import { chakra } from '@chakra-ui/react';
import { FileView } from '@esteto/ui/patterns/file/file-view.tsx';
import type { ComponentProps } from 'react';

type FileBesideProps = ComponentProps<typeof Beside> & { file: ComponentProps<typeof FileView> };

/** A file of the folder beside what was read of it; on a phone above it. */
export const FileBeside = ({ file, children, ...place }: FileBesideProps) => (
  <Beside {...place}>
    <FileView {...file} />
    {children}
  </Beside>
);

const Beside = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } },
});
