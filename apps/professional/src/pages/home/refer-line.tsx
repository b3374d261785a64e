import { chakra } from '@chakra-ui/react';
import { ChevronRight, Gift } from 'lucide-react';
import { Link } from 'react-router';
import { path } from '../../path.ts';

/** The way to one's own invitation, below what the home is for. */
export const ReferLine = () => (
  <Line to={path('/app/indicar-amigo')}>
    <Gift size={20} aria-hidden />
    <chakra.span flex="1">Indicar um amigo</chakra.span>
    <ChevronRight size={16} aria-hidden />
  </Line>
);

const Line = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    px: { base: '4', md: '5' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    fontWeight: 'medium',
    '& svg': { color: 'brand.fg' },
    _hover: { borderColor: 'border.strong' },
  },
});
