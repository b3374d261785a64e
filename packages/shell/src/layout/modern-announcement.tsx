import { chakra } from '@chakra-ui/react';
import { isApple } from '@esteto/ui/keys/is-apple';
import { Announcement } from '@esteto/ui/layout/announcement.tsx';
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
