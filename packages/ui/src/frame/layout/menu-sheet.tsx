import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { DialogBody, Modal } from '../../patterns/dialog/modal.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { NavTree } from './nav-tree.tsx';

/** The whole menu on a phone. Closes when a page is chosen. */
export const MenuSheet = ({ menu, onClose }: { menu: readonly MenuEntry[]; onClose: () => void }) => {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (pathname !== opened.current) onClose();
  }, [pathname, onClose]);
  return (
    <Modal title="Menu" onClose={onClose}>
      <DialogBody px="2">
        <NavTree menu={menu} label="Menu completo" />
      </DialogBody>
    </Modal>
  );
};
