import { chakra } from '@chakra-ui/react';
import { Announcement } from '@esteto/ui/frame/layout/announcement.tsx';
import { isApple } from '@esteto/ui/patterns/keys/is-apple';
import { useEffect } from 'react';
import { markAnnounced } from './announced.ts';

/** Tells once of the modern layout; being shown is being seen. */
export const ModernAnnouncement = ({ onClose }: { onClose: () => void }) => {
  useEffect(markAnnounced, []);
  return (
    <Announcement title="Este é o visual moderno" onClose={onClose}>
      O menu fica sempre à mão e a busca acha tudo
      <chakra.span display={{ base: 'none', md: 'inline' }}> com {isApple() ? '⌘ K' : 'Ctrl K'}</chakra.span>. Prefere como era? Escolha o
      visual clássico no menu da sua conta.
    </Announcement>
  );
};
