import { type ReactNode, useContext } from 'react';
import { useDialogGuard } from './dialog-guard.tsx';
import { DialogBody, DialogFooter, Modal, type ModalSize } from './modal.tsx';
import { TabAround } from './tab-around.ts';
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

/** A dialog with an address of its own: a child route over its parent's <Outlet/>. It owns closing; as the tab of another dialog, that one does. */
export const RouteDialog = (props: RouteDialogProps) => (useContext(TabAround) ? <InTab {...props} /> : <OwnRoute {...props} />);

const OwnRoute = ({ title, subtitle, size, parent, busy = false, dirty = false, footer, children }: RouteDialogProps) => {
  const { close } = useRouteClose({ parent, busy, dirty });
  return (
    <Modal title={title} subtitle={subtitle} size={size} busy={busy} stays onClose={close}>
      <DialogBody>{children}</DialogBody>
      {footer && <DialogFooter>{footer}</DialogFooter>}
    </Modal>
  );
};

/** What it shows may hold nothing to tab to: the keys must still be able to scroll it. */
const InTab = ({ busy = false, dirty = false, footer, children }: RouteDialogProps) => {
  useDialogGuard({ busy, dirty });
  return (
    <>
      <DialogBody tabIndex={0}>{children}</DialogBody>
      {footer && <DialogFooter>{footer}</DialogFooter>}
    </>
  );
};
