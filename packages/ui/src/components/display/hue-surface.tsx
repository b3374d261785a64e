import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

/** In the place of a picture: the colour and the icon of a kind of thing, as HueMark says them. Fills what is around it. */
export const HueSurface = ({ icon: Icon, hue }: { icon: LucideIcon; hue: number }) => (
  <Surface css={{ '--hue': String(hue) }}>
    <Icon size={36} strokeWidth={1.5} aria-hidden />
  </Surface>
);

const Surface = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    height: 'full',
    background: 'oklch(0.95 0.035 var(--hue))',
    color: 'oklch(0.5 0.1 var(--hue))',
    '.dark &': { background: 'oklch(0.27 0.04 var(--hue))', color: 'oklch(0.75 0.09 var(--hue))' },
  },
});
