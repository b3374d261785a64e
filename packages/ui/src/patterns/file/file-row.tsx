import { chakra } from '@chakra-ui/react';
import { Download, Eye, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { type FileSource, isViewable, useFile } from './use-file.tsx';

/** A file that may be looked at (a PDF, an image) and kept. `detail`: its size, its date; `action`: what else may be done with it. */
export const FileRow = ({ detail, action, ...source }: FileSource & { detail?: ReactNode; action?: ReactNode }) => {
  const { label, mime } = source;
  const { busy, view, save, viewer } = useFile(source);
  return (
    <Row>
      <chakra.span color="fg.subtle" flexShrink={0}>
        <FileText size={20} aria-hidden />
      </chakra.span>
      <chakra.div flex="1 1 10rem" minW={0} py="1.5" lineHeight="snug">
        <chakra.p overflowWrap="anywhere">{label}</chakra.p>
        {detail && (
          <chakra.div color="fg.muted" fontSize="sm">
            {detail}
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" alignItems="center" gap="1" me="-2">
        {isViewable(mime) && (
          <Button variant="ghost" icon={Eye} busy={busy === 'view'} aria-label={`Ver ${label}`} onClick={view}>
            Ver
          </Button>
        )}
        <Button variant="ghost" icon={Download} busy={busy === 'save'} aria-label={`Baixar ${label}`} onClick={save}>
          Baixar
        </Button>
        {action}
      </chakra.div>
      {viewer}
    </Row>
  );
};

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: '2',
    minHeight: '12',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    _last: { borderBottomWidth: '0' },
  },
});
