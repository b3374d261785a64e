import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

type HueMarkProps = {
  icon: LucideIcon;
  /** Degrees on the circle of oklch: the same lightness and chroma for each, in either theme, so that none is read more than another; null is grey. */
  hue: number | null;
  /** What it is; the mark itself is only a picture of it. */
  children: string;
};

/** A kind of thing, known by its colour, its picture and its word. */
export const HueMark = ({ icon: Icon, hue, children }: HueMarkProps) => (
  <Mark css={{ '--hue': String(hue ?? 0), '--tint': hue === null ? '0' : '1' }}>
    <Icon size={14} aria-hidden />
    {children}
  </Mark>
);

const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2',
    height: '6',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    background: 'oklch(0.95 calc(0.035 * var(--tint)) var(--hue))',
    color: 'oklch(0.4 calc(0.09 * var(--tint)) var(--hue))',
    '.dark &': { background: 'oklch(0.29 calc(0.045 * var(--tint)) var(--hue))', color: 'oklch(0.85 calc(0.08 * var(--tint)) var(--hue))' },
    '& svg': { flexShrink: '0' },
  },
});
