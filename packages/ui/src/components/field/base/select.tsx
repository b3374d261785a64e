import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { inputRecipe } from '../../../system/style/recipes/input-recipe.ts';

/** The browser's own list of choices, outside a form too. Give it the relative box that SelectChevron stands in. */
export const Select = chakra('select', { ...inputRecipe, base: { ...inputRecipe.base, pe: '9', textOverflow: 'ellipsis' } });

export const SelectChevron = () => (
  <Box position="absolute" insetInlineEnd="3" top="50%" transform="translateY(-50%)" color="fg.muted" pointerEvents="none">
    <ChevronDown size={16} aria-hidden />
  </Box>
);
