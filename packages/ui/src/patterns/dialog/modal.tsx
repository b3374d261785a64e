import { chakra, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../../components/button/icon-button.tsx';
import { useRoutePath } from '../../system/context/route-path.ts';
import { dialogRecipe } from '../../system/style/recipes/dialog-recipe.ts';
import { firstField } from './first-field.ts';
import { isFocusLost, openerNow, restoreTarget } from './restore-focus.ts';

export type ModalSize = 'sm' | 'md' | 'lg';

type ModalProps = {
  title: ReactNode;
  /** The state of the object, below its title. */
  subtitle?: ReactNode;
  size?: ModalSize;
  /** Fills the screen below the medium breakpoint. */
  maximized?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Esc, the close button or a click outside. The owner decides whether it closes. */
  onClose: () => void;
  /** While busy no way out is offered. */
  busy?: boolean;
  /** Nothing else may be done before it is answered: only the buttons of its footer lead out. */
  blocking?: boolean;
  /** Does not close when the route's path changes: a dialog route, which the router removes, and a question that must be answered first. */
  stays?: boolean;
  children: ReactNode;
};

const widths: Record<ModalSize, string> = { sm: 'dialogSm', md: 'dialogMd', lg: 'dialogLg' };

/**
 * The frame of every dialog: focus trapped and given back, the page behind hidden and still; at the bottom on extra-small screens. It closes
 * when the path changes.
 */
export const Modal = (props: ModalProps) => {
  const {
    title,
    subtitle,
    size = 'md',
    maximized = false,
    role = 'dialog',
    onClose,
    busy = false,
    blocking = false,
    stays = blocking,
    children,
  } = props;
  usePathClose(() => {
    if (!busy && !stays) onClose();
  });
  // What had the focus before the dialog took it, to give it back.
  const path = useRoutePath();
  const [opener] = useState(() => openerNow(path));
  // Content that is replaced while it has the focus would leave the focus on the page behind.
  useEffect(() => {
    if (isFocusLost()) firstField()?.focus({ preventScroll: true });
  });
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open
      role={role}
      onOpenChange={() => !busy && !blocking && onClose()}
      closeOnInteractOutside={role === 'dialog' && !blocking}
      onRequestDismiss={keepOpen}
      onFocusOutside={keepOpen}
      initialFocusEl={firstField}
      finalFocusEl={() => restoreTarget(opener)}
      lazyMount={false}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner css={maximized ? allScreen : undefined}>
          <Dialog.Content
            css={maximized ? allOfIt : undefined}
            maxW={{ [maximized ? 'md' : 'sm']: widths[size] }}
            aria-busy={busy || undefined}
            data-dialog
          >
            <Dialog.Header>
              <chakra.div minW={0} flex="1">
                <Dialog.Title>{title}</Dialog.Title>
                {subtitle && <Dialog.Description as="div">{subtitle}</Dialog.Description>}
              </chakra.div>
              {!blocking && <IconButton label="Fechar" icon={X} onClick={onClose} disabled={busy} mt="-1.5" me="-2" />}
            </Dialog.Header>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};

/** The part of a dialog that scrolls. */
export const DialogBody = (props: ComponentProps<typeof Dialog.Body>) => <Dialog.Body tabIndex={-1} {...props} />;

/** The last row of a dialog: at most one filled button, at the right. */
export const DialogFooter = (props: ComponentProps<typeof Dialog.Footer>) => <Dialog.Footer data-dialog-footer {...props} />;

/** The menu or dialog that opened this one closes a moment later and moves the focus back: that must not close this one. */
const keepOpen = (event: { preventDefault: () => void }) => event.preventDefault();

const allScreen = { alignItems: { base: 'stretch', md: 'flex-start' }, pt: { base: '0', md: '8vh' }, px: { md: '4' }, pb: { md: '6' } };

const allOfIt = { borderRadius: { base: '0', md: 'card' }, borderBottomRadius: { base: '0', md: 'card' } };

/** Product rule: a dialog closes when the route's path changes and stays on other navigation (search string, hash). */
const usePathClose = (close: () => void): void => {
  const path = useRoutePath();
  const shownAt = useRef(path);
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (shownAt.current === path) return;
    shownAt.current = path;
    leave();
  }, [path]);
};
