import { chakra } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { DialogBody, DialogFooter, Modal } from '../dialog/modal.tsx';
import { OrderList } from '../order/order-list.tsx';

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

/** The columns one below the other, as the table has them from left to right. */
export const ColumnOrderDialog = ({ columns, shown, onOrder, onRestore, onClose }: ColumnOrderDialogProps) => {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const restore = () => {
    onRestore?.();
    setSaid('Colunas como no padrão');
    // The button has nothing more to do and cannot keep the focus.
    list.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  };
  return (
    <Modal title="Ordem das colunas" size="sm" onClose={onClose}>
      <DialogBody>
        <OrderList
          label="Colunas"
          items={columns.map(({ key, header }) => ({ key, label: header, ...(!shown.includes(key) && { note: 'oculta' }) }))}
          onOrder={onOrder}
          directions={LEFT_AND_RIGHT}
          ref={list}
        />
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

const LEFT_AND_RIGHT = { up: 'para a esquerda', down: 'para a direita' };
