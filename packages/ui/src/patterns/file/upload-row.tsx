import { chakra } from '@chakra-ui/react';
import { FileUp, RotateCw, X } from 'lucide-react';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/button/icon-button.tsx';
import { Progress } from '../../components/display/progress.tsx';
import type { Uploading } from './upload-queue.ts';

type UploadRowProps = { upload: Uploading; onCancel: () => void; onRetry: () => void };

/** A file on its way: how much is gone, or why it did not arrive. */
export const UploadRow = ({ upload: { file, state, progress, problem }, onCancel, onRetry }: UploadRowProps) => (
  <Row>
    <chakra.span color="fg.subtle" flexShrink={0}>
      <FileUp size={20} aria-hidden />
    </chakra.span>
    <chakra.div flex="1 1 10rem" minW={0} lineHeight="snug">
      <chakra.p overflowWrap="anywhere">{file.name}</chakra.p>
      {state === 'failed' ? (
        <chakra.p role="alert" color="attention.fg" fontSize="sm">
          {problem}
        </chakra.p>
      ) : (
        <Progress
          label={`Envio de ${file.name}`}
          value={progress}
          words={state === 'waiting' ? 'na fila' : `${Math.round(progress * 100)} %`}
        />
      )}
    </chakra.div>
    <chakra.div display="flex" alignItems="center" gap="1" me="-2">
      {state === 'failed' && (
        <Button variant="ghost" icon={RotateCw} aria-label={`Tentar de novo ${file.name}`} onClick={onRetry}>
          Tentar de novo
        </Button>
      )}
      <IconButton label={state === 'failed' ? `Retirar ${file.name}` : `Cancelar envio de ${file.name}`} icon={X} onClick={onCancel} />
    </chakra.div>
  </Row>
);

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: '2',
    minHeight: '12',
    py: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    _last: { borderBottomWidth: '0' },
  },
});
