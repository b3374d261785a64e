import { chakra } from '@chakra-ui/react';
import { Download, Eye, FileText } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { type FileSource, useFile } from './use-file.tsx';

/** A file that may be looked at (a PDF) and kept. `detail`: its size, its date. */
export const FileRow = ({ detail, ...source }: FileSource & { detail?: string }) => {
  const { label, mime } = source;
  const { busy, view, save, viewer } = useFile(source);
  return (
    <Row>
      <chakra.span color="fg.subtle" flexShrink={0}>
        <FileText size={20} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minW={0} lineHeight="snug">
        <chakra.p overflowWrap="anywhere">{label}</chakra.p>
        {detail && (
          <chakra.p color="fg.muted" fontSize="sm">
            {detail}
          </chakra.p>
        )}
      </chakra.div>
      {mime === 'application/pdf' && (
        <Button variant="ghost" icon={Eye} busy={busy === 'view'} aria-label={`Ver ${label}`} onClick={view}>
          Ver
        </Button>
      )}
      <Button variant="ghost" icon={Download} busy={busy === 'save'} aria-label={`Baixar ${label}`} onClick={save}>
        Baixar
      </Button>
      {viewer}
    </Row>
  );
};

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '12',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    _last: { borderBottomWidth: '0' },
  },
});
