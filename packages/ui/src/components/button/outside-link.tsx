import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonRecipe } from '../../system/style/recipes/button-recipe.ts';

const Root = chakra('a', buttonRecipe);

type OutsideLinkProps = Omit<ComponentProps<typeof Root>, 'square' | 'target' | 'rel'> & { href: string; icon?: LucideIcon };

/** A link that looks like a button and leaves the product: to another program of the device, or another site. */
export const OutsideLink = ({ icon: Icon, children, ...props }: OutsideLinkProps) => (
  <Root {...props} target="_blank" rel="noopener noreferrer">
    {Icon && <Icon size={16} aria-hidden />}
    {children}
  </Root>
);
