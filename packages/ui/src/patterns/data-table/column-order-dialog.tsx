import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, GripVertical, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/button/icon-button.tsx';
import { DialogBody, DialogFooter, Modal } from '../dialog/modal.tsx';

type ColumnOrderDialogProps = {
  /** In their present order. */
  columns: readonly { key: string; header: string }[];
  /** Keys of those that are shown. */
  shown: readonly string[];
  onOrder: (order: string[]) => void;
  /** Null when the columns stand as they do by themselves. */
  onRestore: (() => void) | null;
  onClose: () => void;
};

/** The columns one below the other, as the table has them from left to right: dragged, or moved by their buttons. */
export const ColumnOrderDialog = ({ columns, shown, onOrder, onRestore, onClose }: ColumnOrderDialogProps) => {
  const keys = columns.map(({ key }) => key);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const place = (key: string, at: number) => {
    if (keys.indexOf(key) !== at) onOrder(keys.filter((other) => other !== key).toSpliced(at, 0, key));
  };
  const move = (key: string, header: string, at: number) => {
    place(key, at);
    setSaid(`${header}: posição ${at + 1} de ${keys.length}`);
  };
  const restore = () => {
    onRestore?.();
    setSaid('Colunas como no padrão');
    // The button has nothing more to do and cannot keep the focus.
    list.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  };
  return (
    <Modal title="Ordem das colunas" size="sm" onClose={onClose}>
      <DialogBody>
        <ul aria-label="Colunas" ref={list}>
          {columns.map(({ key, header }, index) => (
            <Row
              key={key}
              draggable
              data-dragged={dragged === key || undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', header);
                setDragged(key);
              }}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                place(dragged, index);
              }}
              onDrop={(event) => event.preventDefault()}
              onDragEnd={() => setDragged(null)}
            >
              <GripVertical size={16} aria-hidden />
              <Name>
                {header}
                {!shown.includes(key) && <Hidden>oculta</Hidden>}
              </Name>
              <IconButton
                icon={ArrowUp}
                size="sm"
                label={`Mover ${header} para a esquerda`}
                aria-disabled={index === 0 || undefined}
                onClick={() => index > 0 && move(key, header, index - 1)}
              />
              <IconButton
                icon={ArrowDown}
                size="sm"
                label={`Mover ${header} para a direita`}
                aria-disabled={index === keys.length - 1 || undefined}
                onClick={() => index < keys.length - 1 && move(key, header, index + 1)}
              />
            </Row>
          ))}
        </ul>
        <chakra.p role="status" srOnly>
          {said}
        </chakra.p>
      </DialogBody>
      <DialogFooter>
        <Button icon={RotateCcw} disabled={onRestore === null} onClick={restore}>
          Restaurar padrão
        </Button>
        <Button variant="primary" onClick={onClose}>
          Concluir
        </Button>
      </DialogFooter>
    </Modal>
  );
};

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    py: '1',
    cursor: 'grab',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    _first: { borderTopWidth: '0' },
    '& > svg': { color: 'fg.muted', flexShrink: '0' },
    '&[data-dragged]': { bg: 'bg.hover' },
  },
});

const Name = chakra('span', {
  base: { flex: '1', minWidth: '0', ps: '1.5', display: 'flex', flexWrap: 'wrap', columnGap: '2', overflowWrap: 'anywhere' },
});

const Hidden = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });
