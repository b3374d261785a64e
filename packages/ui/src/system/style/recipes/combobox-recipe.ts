import { defineSlotRecipe } from '@chakra-ui/react';
import { listItem } from './floating.ts';

const innerButton = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '7',
  borderRadius: 'sm',
  _hover: { bg: 'bg.hover' },
  '&[hidden]': { display: 'none' },
};

/** An input with a list of options below it. */
export const comboboxRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'indicatorGroup', 'trigger', 'clearTrigger', 'content', 'item'],
  base: {
    control: { position: 'relative' },
    indicatorGroup: {
      position: 'absolute',
      insetEnd: '1',
      insetBlock: '0',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.muted',
    },
    trigger: innerButton,
    clearTrigger: innerButton,
    content: { maxHeight: 'min(20rem, var(--available-height))', overflowY: 'auto', outline: 'none' },
    item: { ...listItem, display: 'grid', py: '2', lineHeight: 'snug' },
  },
});
