import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type BannerTone = 'attention' | 'waiting' | 'running' | 'done';

const icons: Record<BannerTone, LucideIcon> = { attention: CircleAlert, waiting: TriangleAlert, running: Info, done: CircleCheck };

/** A message that stays where it belongs: above a form, on top of a page. `attention` is spoken at once. */
export const Banner = ({ tone, children, action }: { tone: BannerTone; children: ReactNode; action?: ReactNode }) => {
  const Icon = icons[tone];
  return (
    <Root role={tone === 'attention' ? 'alert' : 'status'} bg={`status.${tone}.subtle`} color={`status.${tone}.fg`}>
      <Icon size={16} aria-hidden />
      <chakra.div flex="1" minW={0} display="flex" flexWrap="wrap" alignItems="flex-start" columnGap="2.5" rowGap="2">
        <chakra.div flex="1 1 12rem" minW={0}>
          {children}
        </chakra.div>
        {action}
      </chakra.div>
    </Root>
  );
};

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2.5',
    px: '3.5',
    py: '2.5',
    borderRadius: 'control',
    fontSize: 'md',
    fontWeight: 'medium',
    '& > svg': { flexShrink: '0', mt: '0.5' },
  },
});
