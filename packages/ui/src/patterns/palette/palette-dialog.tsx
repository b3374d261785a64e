import { chakra, createListCollection, Listbox } from '@chakra-ui/react';
import { CornerDownLeft, Search } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Adorned } from '../../components/field/base/adorned.tsx';
import { Input } from '../../components/field/base/input.tsx';
import { listboxRecipe } from '../../system/style/recipes/listbox-recipe.ts';
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
  const listId = useId();
  const [lit, setLit] = useState<string | null>(null);
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const collection = useMemo(() => createListCollection({ items: entries, itemToValue: keyOf, itemToString: labelOf }), [entries]);
  const current = lit !== null && collection.has(lit) ? lit : collection.firstValue;
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
        <Listbox.Root
          recipe={listboxRecipe}
          ids={{ content: listId }}
          collection={collection}
          value={[]}
          highlightedValue={current}
          onHighlightChange={({ highlightedValue }) => highlightedValue !== null && setLit(highlightedValue)}
          onSelect={({ value }) => {
            const entry = collection.find(value);
            if (entry) onChoose(entry);
          }}
          loopFocus
        >
          <Adorned start={<Search size={16} aria-hidden />}>
            <Listbox.Input asChild>
              <Input
                value={text}
                onChange={({ currentTarget }) => {
                  setLit(null);
                  onText(currentTarget.value);
                }}
                role="combobox"
                aria-controls={listId}
                aria-expanded={entries.length > 0}
                aria-label="Buscar"
                placeholder="Páginas, ações, empresas e registros"
                data-autofocus
                ps="9"
              />
            </Listbox.Input>
          </Adorned>
          <Listbox.Content
            tabIndex={-1}
            aria-label="Resultados"
            aria-labelledby={undefined}
            gridArea="2 / 1"
            height="min(24rem, 50dvh)"
            mx="-2"
          >
            {groups.map(({ title, entries }) => (
              <Listbox.ItemGroup key={title}>
                <Listbox.ItemGroupLabel>{title}</Listbox.ItemGroupLabel>
                {entries.map((entry) => (
                  <Listbox.Item key={entry.key} item={entry} aria-selected={entry.key === current} highlightOnHover>
                    <entry.icon size={16} aria-hidden />
                    <Words>
                      {entry.label}
                      {entry.detail && <Detail>{entry.detail}</Detail>}
                    </Words>
                    <CornerDownLeft size={14} aria-hidden />
                  </Listbox.Item>
                ))}
              </Listbox.ItemGroup>
            ))}
          </Listbox.Content>
        </Listbox.Root>
        {/* With nothing found it stands where the first would: at the foot, a phone's keyboard would cover it. */}
        <chakra.p role="status" color="fg.muted" fontSize="sm" gridColumn="1" gridRow={entries.length === 0 ? '2' : '3'} alignSelf="start">
          {status ?? empty}
        </chakra.p>
      </DialogBody>
    </Modal>
  );
};

const keyOf = ({ key }: PaletteEntry): string => key;

const labelOf = ({ label }: PaletteEntry): string => label;

const Words = chakra('span', {
  base: { flex: '1', minWidth: '0', display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2.5', lineHeight: 'snug' },
});

const Detail = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });
