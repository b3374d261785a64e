import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { IconButton } from '../../components/button/icon-button.tsx';
import { useDraggable, useDropTarget } from '../drag/use-drag.ts';

type Orderable = { key: string; label: string; note?: string };

type OrderListProps = {
  /** What is in the list, for a screen reader: 'Colunas'. */
  label: string;
  /** In their present order. */
  items: readonly Orderable[];
  onOrder: (keys: string[]) => void;
  /** What is in the list may be taken out of it. */
  onRemove?: (key: string) => void;
  /** Where 'up' and 'down' lead, where that is not what they are: columns go to the left and to the right. */
  directions?: { up: string; down: string };
  ref?: Ref<HTMLUListElement>;
};

/** Things one below the other, dragged or moved by their buttons; each new place is said. */
export const OrderList = ({
  label,
  items,
  onOrder,
  onRemove,
  directions = { up: 'para cima', down: 'para baixo' },
  ref,
}: OrderListProps) => {
  const keys = items.map(({ key }) => key);
  const [said, setSaid] = useState('');
  const place = (key: string, at: number) => {
    if (keys.indexOf(key) !== at) onOrder(keys.filter((other) => other !== key).toSpliced(at, 0, key));
  };
  const move = (item: Orderable, at: number) => {
    place(item.key, at);
    setSaid(`${item.label}: posição ${at + 1} de ${keys.length}`);
  };
  return (
    <>
      <ul aria-label={label} ref={ref}>
        {items.map((item, index) => (
          <OrderRow key={item.key} dragKey={item.key} onOver={(key) => place(key, index)}>
            <GripVertical size={16} aria-hidden />
            <Name>
              {item.label}
              {item.note && <Note>{item.note}</Note>}
            </Name>
            <IconButton
              icon={ArrowUp}
              size="sm"
              label={`Mover ${item.label} ${directions.up}`}
              aria-disabled={index === 0 || undefined}
              onClick={() => index > 0 && move(item, index - 1)}
            />
            <IconButton
              icon={ArrowDown}
              size="sm"
              label={`Mover ${item.label} ${directions.down}`}
              aria-disabled={index === keys.length - 1 || undefined}
              onClick={() => index < keys.length - 1 && move(item, index + 1)}
            />
            {onRemove && <IconButton icon={X} size="sm" label={`Retirar ${item.label}`} onClick={() => onRemove(item.key)} />}
          </OrderRow>
        ))}
      </ul>
      <chakra.p role="status" srOnly>
        {said}
      </chakra.p>
    </>
  );
};

type OrderRowProps = { dragKey: string; onOver: (key: string) => void; children: ReactNode };

/** What is dragged over a row takes its place at once: one sees the order before letting go. */
const OrderRow = ({ dragKey, onOver, children }: OrderRowProps) => {
  const ref = useRef<HTMLLIElement>(null);
  const isDragged = useDraggable(ref, { kind: ROW, dragKey });
  useDropTarget(ref, { kind: ROW, takes: true, onEnter: onOver });
  return (
    <Row ref={ref} data-dragged={isDragged || undefined}>
      {children}
    </Row>
  );
};

const ROW = 'row';

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

const Note = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });
