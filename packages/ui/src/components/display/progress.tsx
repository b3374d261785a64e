import { chakra } from '@chakra-ui/react';

type ProgressProps = {
  /** What is under way: its accessible name. */
  label: string;
  /** From 0 to `max`, which is 1 unless said otherwise. */
  value: number;
  max?: number;
  /** How much of `value` went wrong: apart, at its end. */
  failed?: number;
  /** How far it came, for those who read it. */
  words: string;
  /** Whether the words are said aloud as they change. */
  isSaid?: boolean;
};

/** How much of something is done, as a bar with its words beside it, or below where they have no room: files on their way, invoices in a batch. */
export const Progress = ({ label, max = 1, value, failed = 0, words, isSaid = false }: ProgressProps) => (
  <Line>
    <Bar
      aria-label={label}
      max={max}
      value={value}
      data-failed={failed > 0 || undefined}
      css={failed > 0 ? { '--good': `${(100 * (value - failed)) / value}%` } : undefined}
    />
    <span role={isSaid ? 'status' : undefined}>{words}</span>
  </Line>
);

const Line = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    color: 'fg.muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
});

// However few failed, they are seen; a gap tells the parts apart where the colours do not.
const inParts = {
  '--end': 'min(var(--good), 100% - 8px)',
  background:
    'linear-gradient(to right, {colors.brand.solid} calc(var(--end) - 2px), transparent 0 var(--end), {colors.status.attention.dot} 0)',
};

const Bar = chakra('progress', {
  base: {
    display: 'block',
    flex: '1 1 8rem',
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
