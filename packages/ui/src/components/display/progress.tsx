import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

type ProgressProps = Omit<ComponentProps<typeof Bar>, 'aria-label' | 'children'> & {
  /** What is under way: its accessible name. How far it came stands beside it in words. */
  label: string;
  /** From 0 to `max`, which is 1 unless said otherwise. */
  value: number;
  /** How much of `value` went wrong: apart, at its end. */
  failed?: number;
};

/** How much of something is done, as a bar. */
export const Progress = ({ label, max = 1, value, failed = 0, ...props }: ProgressProps) => (
  <Bar
    aria-label={label}
    max={max}
    value={value}
    data-failed={failed > 0 || undefined}
    css={failed > 0 ? { '--good': `${(100 * (value - failed)) / value}%` } : undefined}
    {...props}
  />
);

// However few failed, they are seen; a gap tells the parts apart where the colours do not.
const inParts = {
  '--end': 'min(var(--good), 100% - 8px)',
  background:
    'linear-gradient(to right, {colors.brand.solid} calc(var(--end) - 2px), transparent 0 var(--end), {colors.status.attention.dot} 0)',
};

const Bar = chakra('progress', {
  base: {
    display: 'block',
    width: 'full',
    minWidth: '0',
    height: '1.5',
    appearance: 'none',
    bg: 'border.default',
    borderRadius: 'full',
    overflow: 'hidden',
    '&::-webkit-progress-bar': { bg: 'border.default' },
    '&::-webkit-progress-value': { bg: 'brand.solid' },
    '&::-moz-progress-bar': { bg: 'brand.solid' },
    '&[data-failed]::-webkit-progress-value': inParts,
    '&[data-failed]::-moz-progress-bar': inParts,
  },
});
