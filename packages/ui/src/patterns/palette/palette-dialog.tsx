import { chakra } from '@chakra-ui/react';
import { useCombobox } from 'downshift';
import { CornerDownLeft, Search } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { Adorned } from '../../components/field/base/adorned.tsx';
import { Input } from '../../components/field/base/input.tsx';
import { DialogBody, Modal } from '../dialog/modal.tsx';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

type PaletteDialogProps = {
  text: string;
  onText: (text: string) => void;
  groups: readonly PaletteGroup[];
  /** Said below the list: what is being searched, what failed. */
  status?: string | null;
  onChoose: (entry: PaletteEntry) => void;
  onClose: () => void;
};

/** The search over everything: type, arrows, Enter. */
export const PaletteDialog = ({ text, onText, groups, status, onChoose, onClose }: PaletteDialogProps) => {
  // The first one until an arrow or the pointer says otherwise, also when it comes late.
  const [lit, setLit] = useState(0);
  const entries = groups.flatMap((group) => group.entries);
  const box = useCombobox<PaletteEntry>({
    items: entries,
    itemToString: (entry) => entry?.label ?? '',
    itemToKey: (entry) => entry?.key,
    inputValue: text,
    isOpen: true,
    selectedItem: null,
    highlightedIndex: Math.min(lit, entries.length - 1),
    onHighlightedIndexChange: ({ highlightedIndex }) => highlightedIndex >= 0 && setLit(highlightedIndex),
    // Leaving the box chooses nothing.
    stateReducer: (_state, { type, changes }) => ({
      ...changes,
      ...(type === useCombobox.stateChangeTypes.InputBlur && { selectedItem: null }),
      inputValue: text,
    }),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  });
  const empty = entries.length === 0 && !status ? 'Nada encontrado. Confira o que foi digitado.' : null;

  return (
    <Modal title="Buscar" onClose={onClose}>
      <DialogBody
        display="grid"
        gap="3"
        gridTemplateColumns="minmax(0, 1fr)"
        gridTemplateRows="auto minmax(0, 1fr) minmax(1.25rem, auto)"
        overflowY="hidden"
      >
        <Adorned start={<Search size={16} aria-hidden />}>
          <Input
            {...box.getInputProps({
              // The machine tells of a key a render later: the text is taken at once, so that no fast typing is lost.
              onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
                setLit(0);
                onText(currentTarget.value);
              },
              onKeyDown: (event: KeyboardEvent) => {
                if (event.key === 'Escape') onClose();
              },
              'aria-label': 'Buscar',
            })}
            aria-labelledby={undefined}
            {...(entries.length === 0 && { 'aria-activedescendant': undefined })}
            placeholder="Páginas, ações, empresas e registros"
            autoComplete="off"
            enterKeyHint="go"
            data-autofocus
            ps="9"
          />
        </Adorned>
        <List {...box.getMenuProps({ 'aria-label': 'Resultados' })}>
          {groups.map(({ title, entries: found }) => (
            <chakra.li key={title} role="presentation">
              <GroupTitle role="presentation">{title}</GroupTitle>
              <chakra.ul role="group" aria-label={title}>
                {found.map((entry) => (
                  <Row key={entry.key} {...box.getItemProps({ item: entry, index: entries.indexOf(entry) })}>
                    <entry.icon size={16} aria-hidden />
                    <Words>
                      {entry.label}
                      {entry.detail && <Detail>{entry.detail}</Detail>}
                    </Words>
                    <CornerDownLeft size={14} aria-hidden />
                  </Row>
                ))}
              </chakra.ul>
            </chakra.li>
          ))}
        </List>
        {/* With nothing found it stands where the first would: at the foot, a phone's keyboard would cover it. */}
        <chakra.p role="status" color="fg.muted" fontSize="sm" gridColumn="1" gridRow={entries.length === 0 ? '2' : '3'} alignSelf="start">
          {status ?? empty}
        </chakra.p>
      </DialogBody>
    </Modal>
  );
};

const List = chakra('ul', {
  base: {
    gridArea: '2 / 1',
    listStyleType: 'none',
    overflowY: 'auto',
    height: 'min(24rem, 50dvh)',
    mx: '-2',
    overscrollBehavior: 'contain',
    outline: 'none',
  },
});

const GroupTitle = chakra('div', { base: { px: '2.5', pt: '3', pb: '1', fontSize: 'xs', fontWeight: 'medium', color: 'fg.muted' } });

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '11', md: '9' },
    px: '2.5',
    py: '1',
    borderRadius: 'control',
    cursor: 'pointer',
    '& > svg': { color: 'fg.muted', flexShrink: '0' },
    '& > svg:last-child': { visibility: 'hidden' },
    '&[aria-selected=true]': { bg: 'brand.subtle', color: 'brand.fg', '& svg': { color: 'brand.fg', visibility: 'visible' } },
  },
});

const Words = chakra('span', {
  base: { flex: '1', minWidth: '0', display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2.5', lineHeight: 'snug' },
});

const Detail = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });
