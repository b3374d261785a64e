import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useDelayed } from './use-delayed.ts';

/** Keeps the final geometry while something loads; the shapes show after 250 ms. */
export const Loading = ({ children, label = 'Carregando…' }: { children?: ReactNode; label?: string }) => {
  const visible = useDelayed();
  return (
    <chakra.div role="status" opacity={visible ? 1 : 0} transition="opacity 160ms">
      {visible && <VisuallyHidden>{label}</VisuallyHidden>}
      {children ?? <SkeletonLines />}
    </chakra.div>
  );
};

/** One grey shape; give it the size of what will stand there. */
export const Skeleton = chakra('span', {
  base: {
    display: 'block',
    height: '4',
    bg: 'bg.hover',
    borderRadius: 'sm',
    animation: 'breathe 1.6s ease-in-out infinite',
  },
});

const SkeletonLines = () => (
  <chakra.span display="grid" gap="4" aria-hidden>
    {['70%', '100%', '85%', '60%'].map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </chakra.span>
);
