import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type StatProps = {
  label: string;
  /** The figure: a number in words, or <Money size="hero"/>. */
  children: ReactNode;
  /** Where the rows behind the figure are. */
  to: string;
  hint?: ReactNode;
  tone?: 'plain' | 'attention';
};

/** A figure that opens the rows behind it. */
export const Stat = ({ label, children, to, hint, tone = 'plain' }: StatProps) => (
  <Root to={to}>
    <chakra.span display="flex" alignItems="center" gap="2" color="fg.muted" fontSize="sm" fontWeight="medium">
      {tone === 'attention' && <chakra.span boxSize="2" borderRadius="full" bg="attention.solid" aria-hidden />}
      <chakra.span flex="1">{label}</chakra.span>
      <ChevronRight size={16} aria-hidden />
    </chakra.span>
    <chakra.span
      fontSize={{ base: '2xl', md: '3xl' }}
      fontWeight="semibold"
      letterSpacing="tight"
      lineHeight="tight"
      color={tone === 'attention' ? 'attention.fg' : undefined}
      data-numeric
    >
      {children}
    </chakra.span>
    {hint && (
      <chakra.span color="fg.muted" fontSize="sm">
        {hint}
      </chakra.span>
    )}
  </Root>
);

const Root = chakra(Link, {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    p: { base: '4', md: '5' },
    bg: 'bg.surface',
    color: 'fg.default',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    textDecoration: 'none',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    '& svg': { color: 'fg.subtle' },
    _hover: { borderColor: 'border.strong' },
  },
});
