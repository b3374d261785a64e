import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { isApple } from '../../patterns/keys/is-apple.ts';

/** Opens the search over everything; looks like a field where there is room for one. */
export const SearchButton = ({ onClick }: { onClick: () => void }) => (
  <Root type="button" aria-label="Buscar" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={onClick}>
    <Search size={20} aria-hidden />
    <Words data-keys={isApple() ? '⌘ K' : 'Ctrl K'}>Buscar</Words>
  </Root>
);

const Root = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    height: 'control',
    minWidth: 'control',
    flexShrink: '0',
    color: 'fg.muted',
    borderRadius: 'control',
    _hover: { bg: 'bg.hover' },
    md: {
      width: '15rem',
      px: '2.5',
      justifyContent: 'flex-start',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      '& > svg': { boxSize: '4' },
    },
  },
});

const Words = chakra('span', {
  base: {
    display: { base: 'none', md: 'flex' },
    flex: '1',
    alignItems: 'center',
    justifyContent: 'space-between',
    // Drawn, not written: the button's name is what it does.
    _after: { content: 'attr(data-keys)', color: 'fg.subtle', fontSize: 'xs' },
  },
});
