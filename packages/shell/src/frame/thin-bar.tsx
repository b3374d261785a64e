import { chakra } from '@chakra-ui/react';
import { useDelayed } from '@esteto/ui/components/states/use-delayed';

const SHOW_AFTER_MS = 120;

/** Something is on its way; what comes at once shows none. */
export const ThinBar = ({ label }: { label: string }) =>
  useDelayed(SHOW_AFTER_MS) ? <Line role="progressbar" aria-label={label} /> : null;

const Line = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    zIndex: 'toast',
    height: '0.5',
    bg: 'brand.solid',
    animation: 'breathe 1s ease-in-out infinite',
  },
});
