import { Collapsible } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { collapsibleRecipe } from '../../system/style/recipes/collapsible-recipe.ts';

type DisclosureProps = {
  label: string;
  /** Whether it begins open. */
  open?: boolean;
  children: ReactNode;
};

/** One line that opens what explains it; what is inside is made when it is opened. */
export const Disclosure = ({ label, open, children }: DisclosureProps) => (
  <Collapsible.Root recipe={collapsibleRecipe} lazyMount unmountOnExit defaultOpen={open}>
    <Collapsible.Trigger>
      {label}
      <Collapsible.Indicator>
        <ChevronDown size={16} aria-hidden />
      </Collapsible.Indicator>
    </Collapsible.Trigger>
    <Collapsible.Content>{children}</Collapsible.Content>
  </Collapsible.Root>
);
