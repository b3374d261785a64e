import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonRecipe } from '../../system/style/recipes/button-recipe.ts';

const Root = chakra('button', buttonRecipe);

type IconButtonProps = Omit<ComponentProps<typeof Root>, 'square' | 'children' | 'aria-label' | 'title'> & {
  /** What it does: its accessible name and its hint. */
  label: string;
  icon: LucideIcon;
};

export const IconButton = ({ label, icon: Icon, size = 'md', variant = 'ghost', type = 'button', ...props }: IconButtonProps) => (
  <Root type={type} aria-label={label} title={label} size={size} variant={variant} square {...props}>
    <Icon size={size === 'sm' ? 16 : 20} aria-hidden />
  </Root>
);
