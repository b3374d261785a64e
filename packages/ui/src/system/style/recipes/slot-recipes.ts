import { collapsibleRecipe } from './collapsible-recipe.ts';
import { comboboxRecipe } from './combobox-recipe.ts';
import { dialogRecipe } from './dialog-recipe.ts';
import { listboxRecipe } from './listbox-recipe.ts';
import { menuRecipe } from './menu-recipe.ts';
import { popoverRecipe } from './popover-recipe.ts';
import { switchRecipe } from './switch-recipe.ts';
import { tagsInputRecipe } from './tags-input-recipe.ts';
import { toastRecipe } from './toast-recipe.ts';

/** How Chakra's components of several parts look here, by the names under which they ask for it. */
export const slotRecipes = {
  collapsible: collapsibleRecipe,
  combobox: comboboxRecipe,
  dialog: dialogRecipe,
  listbox: listboxRecipe,
  menu: menuRecipe,
  popover: popoverRecipe,
  switch: switchRecipe,
  tagsInput: tagsInputRecipe,
  toast: toastRecipe,
};
