import type { ReactNode } from 'react';
import { DialogBody, DialogFooter, Modal, type ModalSize } from './modal.tsx';
import { useRouteClose } from './use-route-close.ts';

type RouteDialogProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  size?: ModalSize;
  /** Where closing leads; the parent route unless said otherwise. */
  parent?: string;
  busy?: boolean;
  dirty?: boolean;
  footer?: ReactNode;
  children: ReactNode;
};

/** A dialog with an address of its own: a child route over its parent's <Outlet/>. It owns closing. */
export const RouteDialog = ({ title, subtitle, size, parent, busy = false, dirty = false, footer, children }: RouteDialogProps) => {
  const { close } = useRouteClose({ parent, busy, dirty });
  return (
    <Modal title={title} subtitle={subtitle} size={size} busy={busy} stays onClose={close}>
      <DialogBody>{children}</DialogBody>
      {footer && <DialogFooter>{footer}</DialogFooter>}
    </Modal>
  );
};
