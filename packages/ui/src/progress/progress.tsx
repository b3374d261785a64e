import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

type ProgressProps = Omit<ComponentProps<typeof Bar>, 'aria-label' | 'children'> & {
  /** What is under way: its accessible name. How far it came stands beside it in words. */
  label: string;
  /** From 0 to `max`, which is 1 unless said otherwise. */
  value: number;
  /** Something of it went wrong. */
  attention?: boolean;
};

/** How much of something is done, as a bar. */
export const Progress = ({ label, max = 1, attention = false, ...props }: ProgressProps) => (
  <Bar aria-label={label} max={max} data-attention={attention || undefined} {...props} />
);

const Bar = chakra('progress', {
  base: {
    display: 'block',
    width: 'full',
    minWidth: '0',
    height: '1.5',
    appearance: 'none',
    bg: 'bg.hover',
    borderRadius: 'full',
    overflow: 'hidden',
    '&::-webkit-progress-bar': { bg: 'bg.hover' },
    '&::-webkit-progress-value': { bg: 'brand.solid' },
    '&::-moz-progress-bar': { bg: 'brand.solid' },
    '&[data-attention]::-webkit-progress-value': { bg: 'status.attention.dot' },
    '&[data-attention]::-moz-progress-bar': { bg: 'status.attention.dot' },
  },
});
