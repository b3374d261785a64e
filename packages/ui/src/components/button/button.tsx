import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { buttonRecipe } from '../../system/style/recipes/button-recipe.ts';
import { Spinner } from '../states/spinner.tsx';

const Root = chakra('button', buttonRecipe);

export type ButtonProps = Omit<ComponentProps<typeof Root>, 'square'> & {
  icon?: LucideIcon;
  /** Working: shows a spinner, keeps the focus and ignores clicks. */
  busy?: boolean;
};

/** `variant`: primary (one per view), secondary (default), ghost, danger. */
export const Button = ({ icon: Icon, busy = false, children, onClick, type = 'button', ...props }: ButtonProps) => {
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root type={type} onClick={guard} aria-disabled={busy || undefined} aria-busy={busy || undefined} {...props}>
      {busy ? <Spinner /> : Icon && <Icon size={16} aria-hidden />}
      {children}
    </Root>
  );
};
