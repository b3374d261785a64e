import { isApple } from '@esteto/ui/keys/is-apple';
import { Announcement } from '@esteto/ui/layout/announcement.tsx';
import { useEffect } from 'react';
import { markAnnounced } from './announced.ts';

/** Tells once of the modern layout; being shown is being seen. */
export const ModernAnnouncement = ({ onClose }: { onClose: () => void }) => {
  useEffect(markAnnounced, []);
  return (
    <Announcement title="Este é o visual moderno" onClose={onClose}>
      O menu fica ao lado e a busca acha tudo com {isApple() ? '⌘ K' : 'Ctrl K'}. Prefere como era? Escolha o visual clássico no menu da sua
      conta.
    </Announcement>
  );
};
