import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type LinkProps, Link as RouterLink } from 'react-router';
import { buttonRecipe } from '../../system/style/recipes/button-recipe.ts';

const Root = chakra(RouterLink, buttonRecipe);

type ButtonLinkProps = Omit<ComponentProps<typeof Root>, 'square' | 'to'> & { to: LinkProps['to']; icon?: LucideIcon };

/** A link that looks like a button: it goes somewhere, a dialog route for example. */
export const ButtonLink = ({ icon: Icon, children, ...props }: ButtonLinkProps) => (
  <Root square={!children} {...props}>
    {Icon && <Icon size={16} aria-hidden />}
    {children}
  </Root>
);
