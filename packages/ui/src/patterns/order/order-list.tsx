import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type Ref, useState } from 'react';
import { IconButton } from '../../components/button/icon-button.tsx';

type Orderable = { key: string; label: string; note?: string };

type OrderListProps = {
  /** What is in the list, for a screen reader: 'Colunas'. */
  label: string;
  /** In their present order. */
  items: readonly Orderable[];
  onOrder: (keys: string[]) => void;
  /** Where 'up' and 'down' lead, where that is not what they are: columns go to the left and to the right. */
  directions?: { up: string; down: string };
  ref?: Ref<HTMLUListElement>;
};

/** Things one below the other, dragged or moved by their buttons; each new place is said. */
export const OrderList = ({ label, items, onOrder, directions = { up: 'para cima', down: 'para baixo' }, ref }: OrderListProps) => {
  const keys = items.map(({ key }) => key);
  const [dragged, setDragged] = useState<string | null>(null);
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
          <Row
            key={item.key}
            draggable
            data-dragged={dragged === item.key || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', item.label);
              setDragged(item.key);
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
          </Row>
        ))}
      </ul>
      <chakra.p role="status" srOnly>
        {said}
      </chakra.p>
    </>
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

const Note = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });
