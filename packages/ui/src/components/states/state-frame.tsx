import { Box, chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type StateFrameProps = { icon: LucideIcon; tone?: keyof typeof badges; title: ReactNode; children?: ReactNode; action?: ReactNode };

/** What a place says when it has nothing to show: an icon, a sentence, a way on. */
export const StateFrame = ({ icon: Icon, tone = 'calm', title, children, action }: StateFrameProps) => (
  <Frame>
    <Badge {...badges[tone]} aria-hidden>
      <Icon size={20} />
    </Badge>
    <Box maxW="28rem">
      <chakra.div fontWeight="medium">{title}</chakra.div>
      {children && (
        <chakra.p mt="1" color="fg.muted">
          {children}
        </chakra.p>
      )}
    </Box>
    {action}
  </Frame>
);

const badges = {
  calm: { bg: 'brand.subtle', color: 'brand.fg' },
  waiting: { bg: 'status.waiting.subtle', color: 'status.waiting.fg' },
  attention: { bg: 'attention.subtle', color: 'attention.fg' },
};

const Frame = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', textAlign: 'center', gap: '4', px: '6', py: { base: '10', md: '14' } },
});

const Badge = chakra('div', { base: { display: 'grid', placeItems: 'center', boxSize: '11', borderRadius: 'full' } });
