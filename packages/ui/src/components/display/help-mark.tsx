import { chakra, Popover, Portal } from '@chakra-ui/react';
import { CircleHelp } from 'lucide-react';
import { popoverRecipe } from '../../system/style/recipes/popover-recipe.ts';

/** A small '?' that explains one term in one sentence, with its legal source. A tap or a key opens it, Esc or a tap elsewhere closes. */
export const HelpMark = ({ term, children }: { term: string; children: string }) => (
  <Popover.Root recipe={popoverRecipe} lazyMount unmountOnExit autoFocus={false} positioning={POSITION}>
    <Popover.Trigger asChild>
      <Mark type="button" aria-label={`O que é ${term}?`}>
        <CircleHelp size={16} aria-hidden />
      </Mark>
    </Popover.Trigger>
    <Portal>
      <Popover.Positioner>
        <Popover.Content role="note" aria-label={term}>
          {children}
        </Popover.Content>
      </Popover.Positioner>
    </Portal>
  </Popover.Root>
);

const POSITION = { placement: 'bottom-start', gutter: 6 } as const;

const Mark = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '6',
    verticalAlign: 'middle',
    color: 'fg.subtle',
    borderRadius: 'full',
    _hover: { color: 'brand.fg' },
  },
});
