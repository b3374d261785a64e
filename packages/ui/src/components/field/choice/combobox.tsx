import { Combobox as ChakraCombobox, chakra, createListCollection } from '@chakra-ui/react';
import { ChevronsUpDown, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { comboboxRecipe } from '../../../system/style/recipes/combobox-recipe.ts';
import { floating } from '../../../system/style/recipes/floating.ts';
import { FieldFrame } from '../base/field-frame.tsx';
import { Input } from '../base/input.tsx';
import type { FieldState } from '../binding/use-field.ts';

export type Option = { value: number | string; label: string; detail?: string };

/** An option with the record behind it; null when only its name is known. */
export type Choice<Item> = { item: Item | null; option: Option };

type ComboboxProps<Item> = {
  field: FieldState;
  placeholder: string;
  choices: readonly Choice<Item>[];
  /** Said above the choices: searching, nothing found, failed. */
  status: string | null;
  text: string;
  onText: (text: string) => void;
  chosen: Choice<Item> | null;
  onChoose: (choice: Choice<Item> | null) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
};

/** An input with a list below it: arrows move, Enter takes, Esc closes. Whoever shows it says what the list holds. */
export const Combobox = <Item,>({
  field,
  placeholder,
  choices,
  status,
  text,
  onText,
  chosen,
  onChoose,
  open,
  onOpen,
}: ComboboxProps<Item>) => {
  // While a pointer is down the list stands still: what comes meanwhile would move the option away from below it, and the choice were lost.
  const [pressed, setPressed] = useState<readonly Choice<Item>[] | null>(null);
  const shown = pressed ?? choices;
  const collection = useMemo(() => createListCollection({ items: shown, itemToValue: keyOf, itemToString: labelOf }), [shown]);
  const [lit, setLit] = useState<string | null>(null);
  const chosenKey = chosen && keyOf(chosen);
  const current = open ? ([lit, chosenKey].find((key) => key !== null && collection.has(key)) ?? collection.firstValue) : null;
  const { id, disabled, onBlur, ...control } = field.control;
  /** Leaving the field chooses nothing: what was chosen stays, unless its text was taken out. */
  const settle = () => {
    if (text !== '') onText(chosen?.option.label ?? '');
    else if (chosen) onChoose(null);
  };
  return (
    <FieldFrame field={field}>
      <ChakraCombobox.Root
        recipe={comboboxRecipe}
        ids={{ input: id }}
        collection={collection}
        value={chosenKey === null ? [] : [chosenKey]}
        // By its key: of an option that has left the list meanwhile the library tells no item, as if nothing were chosen.
        onValueChange={({ value: [key] }) => {
          const choice = key === undefined ? null : [...shown, ...choices].find((one) => keyOf(one) === key);
          if (choice === undefined) return;
          onChoose(choice);
          onText(choice?.option.label ?? '');
        }}
        inputValue={text}
        // What is typed and what is chosen is taken where it happens: the library tells of it a render later, and then writes what it knew over what came
        // meanwhile.
        onInputValueChange={({ inputValue, reason }) => {
          if (reason === 'clear-trigger') onText(inputValue);
        }}
        // The first one, or the one that is chosen, until an arrow or the pointer says otherwise.
        highlightedValue={current}
        onHighlightChange={({ highlightedValue }) => setLit(highlightedValue)}
        open={open && !disabled}
        onOpenChange={(next) => {
          onOpen(next.open);
          if (next.reason === 'escape-key') settle();
        }}
        selectionBehavior="preserve"
        allowCustomValue
        openOnClick
        disabled={disabled}
        lazyMount
        unmountOnExit
        positioning={POSITION}
        translations={{ triggerLabel: `Mostrar opções de ${field.label}`, clearTriggerLabel: `Limpar ${field.label}` }}
      >
        <ChakraCombobox.Control>
          <ChakraCombobox.Input asChild>
            <Input
              {...control}
              onChange={({ currentTarget }) => onText(currentTarget.value)}
              onBlur={() => {
                settle();
                onBlur();
              }}
              placeholder={placeholder}
              pe="16"
            />
          </ChakraCombobox.Input>
          <ChakraCombobox.IndicatorGroup>
            <ChakraCombobox.ClearTrigger>
              <X size={16} aria-hidden />
            </ChakraCombobox.ClearTrigger>
            <ChakraCombobox.Trigger>
              <ChevronsUpDown size={16} aria-hidden />
            </ChakraCombobox.Trigger>
          </ChakraCombobox.IndicatorGroup>
        </ChakraCombobox.Control>
        <ChakraCombobox.Positioner>
          <Bubble
            onPointerDown={() => setPressed(choices)}
            // Once the library has taken the choice.
            onClick={() => setTimeout(() => setPressed(null))}
            onPointerLeave={() => setPressed(null)}
            onPointerCancel={() => setPressed(null)}
          >
            {status && (
              <chakra.p px="3" py="2" color="fg.muted" role="status">
                {status}
              </chakra.p>
            )}
            <ChakraCombobox.Content aria-label={field.label} aria-labelledby={undefined}>
              {shown.map((choice) => (
                <ChakraCombobox.Item key={choice.option.value} item={choice} aria-selected={keyOf(choice) === current}>
                  {choice.option.label}
                  {choice.option.detail && (
                    <chakra.span color="fg.muted" fontSize="sm">
                      {choice.option.detail}
                    </chakra.span>
                  )}
                </ChakraCombobox.Item>
              ))}
            </ChakraCombobox.Content>
          </Bubble>
        </ChakraCombobox.Positioner>
      </ChakraCombobox.Root>
    </FieldFrame>
  );
};

/** In place rather than in a portal: a dialog around keeps the focus and the pointer to what is inside it. */
const POSITION = { placement: 'bottom-start', gutter: 4, sameWidth: true, strategy: 'fixed' } as const;

const keyOf = ({ option }: Choice<unknown>): string => String(option.value);

const labelOf = ({ option }: Choice<unknown>): string => option.label;

const Bubble = chakra('div', { base: { ...floating, width: 'full', p: '1' } });
