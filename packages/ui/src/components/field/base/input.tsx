import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '../../../system/style/recipes/input-recipe.ts';

export const Input = chakra('input', inputRecipe);
