import { chakra } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button/button.tsx';
import { floatingCorner } from '../../system/style/floating-corner.ts';

type AnnouncementProps = { title: string; children: ReactNode; onClose: () => void };

/** News in a corner: it covers no work, takes no focus and goes when told. */
export const Announcement = ({ title, children, onClose }: AnnouncementProps) => {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <chakra.span color="brand.fg" pt="0.5" aria-hidden>
        <Sparkles size={20} />
      </chakra.span>
      <chakra.div display="grid" gap="1.5" justifyItems="start">
        <chakra.h2 id={id} fontWeight="semibold" lineHeight="snug">
          {title}
        </chakra.h2>
        <chakra.div color="fg.muted" fontSize="md">
          {children}
        </chakra.div>
        <Button size="sm" mt="1.5" onClick={onClose}>
          Entendi
        </Button>
      </chakra.div>
    </Card>
  );
};

const Card = chakra('section', {
  base: {
    ...floatingCorner,
    zIndex: 'docked',
    display: 'flex',
    gap: '3',
    p: '4',
    bg: 'bg.raised',
    borderRadius: 'card',
    boxShadow: 'float',
    animation: 'rise 160ms cubic-bezier(0.2, 0, 0, 1)',
  },
});
