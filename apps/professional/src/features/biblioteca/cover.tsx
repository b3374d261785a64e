import { chakra } from '@chakra-ui/react';
import { HueSurface } from '@esteto/ui/components/display/hue-surface.tsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type CoverProps = {
  src: string | null;
  /** In the place of a picture that nobody gave. */
  icon: LucideIcon;
  hue: number;
  /** How much of it was watched, 0 to 1. */
  part?: number | null;
  /** In its corner: how long it is. */
  children?: ReactNode;
};

/** The picture of something to watch. What it says is said beside it too. */
export const Cover = ({ src, icon, hue, part = null, children }: CoverProps) => (
  <Frame>
    {src ? <chakra.img src={src} alt="" loading="lazy" w="full" h="full" objectFit="cover" /> : <HueSurface icon={icon} hue={hue} />}
    {children && <Corner>{children}</Corner>}
    {part !== null && part > 0 && <chakra.progress css={BAR} max={1} value={part} aria-label={`Visto: ${Math.round(part * 100)} %`} />}
  </Frame>
);

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 9',
    bg: 'bg.sunken',
    color: 'fg.subtle',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    overflow: 'hidden',
  },
});

const Corner = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '2',
    bottom: '2',
    px: '1.5',
    bg: 'bg.raised',
    color: 'fg.default',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    borderRadius: 'sm',
  },
});

const BAR = {
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  width: '100%',
  height: '1',
  appearance: 'none',
  bg: 'border.strong',
  '&::-webkit-progress-bar': { bg: 'transparent' },
  '&::-webkit-progress-value': { bg: 'brand.solid' },
  '&::-moz-progress-bar': { bg: 'brand.solid' },
} as const;
