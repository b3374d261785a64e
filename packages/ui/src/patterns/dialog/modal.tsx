import { chakra, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { IconButton } from '../../components/button/icon-button.tsx';
import { firstField } from './first-field.ts';
import { landFocus, returnPlace } from './land-focus.ts';
import { usePathClose } from './use-path-close.ts';

export type ModalSize = 'sm' | 'md' | 'lg';

type ModalProps = {
  title: ReactNode;
  /** The state of the object, below its title. */
  subtitle?: ReactNode;
  size?: ModalSize;
  /** Fills the screen below the medium breakpoint. */
  maximized?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** The person wants out: Esc, the cross, a click beside. The owner decides. */
  onClose: () => void;
  /** While busy no way out is offered. */
  busy?: boolean;
  /** Nothing else may be done before it is answered: only the buttons of its footer lead out. */
  blocking?: boolean;
  /** Stays when the route's path changes: a dialog route, which the router takes away, and what must be answered first. */
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
  // Who had the focus before anything of this dialog could take it.
  const [opener] = useState(() => document.activeElement);
  // After each change of what it holds.
  useEffect(() => landFocus());
  // In the moment in which it goes: what else lands the focus then must know where to.
  useLayoutEffect(() => () => landFocus(opener), [opener]);
  return (
    <Dialog.Root
      open
      unstyled
      role={role}
      onOpenChange={() => !busy && !blocking && onClose()}
      onEscapeKeyDown={keepForInnerLayer}
      closeOnInteractOutside={role === 'dialog' && !blocking}
      onRequestDismiss={keepOpen}
      onFocusOutside={keepOpen}
      onInteractOutside={keepForToasts}
      initialFocusEl={firstField}
      finalFocusEl={() => returnPlace(opener)}
      lazyMount={false}
    >
      <Portal>
        <Dialog.Backdrop css={backdrop} />
        <Dialog.Positioner css={maximized ? { ...positioner, ...allScreen } : positioner}>
          <Dialog.Content
            css={maximized ? { ...content, ...allOfIt } : content}
            maxW={{ [maximized ? 'md' : 'sm']: widths[size] }}
            aria-busy={busy || undefined}
            data-dialog
          >
            <Header>
              <chakra.div minW={0} flex="1">
                <Dialog.Title fontSize="lg" fontWeight="semibold" letterSpacing="snug" lineHeight="snug">
                  {title}
                </Dialog.Title>
                {subtitle && (
                  <Dialog.Description as="div" color="fg.muted" fontSize="sm" mt="1">
                    {subtitle}
                  </Dialog.Description>
                )}
              </chakra.div>
              {!blocking && <IconButton label="Fechar" icon={X} onClick={onClose} disabled={busy} mt="-1.5" me="-2" />}
            </Header>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};

/** The part of a dialog that scrolls. */
export const DialogBody = (props: ComponentProps<typeof Body>) => <Body tabIndex={-1} {...props} />;

/** The last row of a dialog: at most one filled button, at the right. */
export const DialogFooter = chakra(
  'div',
  {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2',
      px: { base: '4', sm: '6' },
      py: '4',
      borderTopWidth: '1px',
      borderColor: 'border.default',
      pb: 'max(1rem, env(safe-area-inset-bottom))',
      // On a phone each row of buttons fills the width; a menu's own button stays square.
      '& > :is(a, button):not([aria-haspopup])': { flexGrow: { base: '1', sm: '0' } },
    },
  },
  { defaultProps: { 'data-dialog-footer': '' } },
);

/** Esc belongs to an open list or bubble before it belongs to the dialog. */
const keepForInnerLayer = (event: KeyboardEvent) => {
  if (document.querySelector(':popover-open, [data-dialog] [aria-expanded=true][role=combobox]')) event.preventDefault();
};

/** The menu or the dialog that led here closes a moment later and gives its focus back: that must not take along what came after it. */
const keepOpen = (event: { preventDefault: () => void }) => event.preventDefault();

const keepForToasts = (event: { target: EventTarget | null; preventDefault: () => void; detail?: { target?: EventTarget | null } }) => {
  const target = event.detail?.target ?? event.target;
  if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault();
};

const Header = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '3', px: { base: '4', sm: '6' }, pt: '5', pb: '4' },
});

const Body = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    px: { base: '4', sm: '6' },
    pb: '6',
    pt: '1',
    overscrollBehavior: 'contain',
    _focusVisible: { outlineOffset: '-2px' },
    '&[tabindex="-1"]': { outline: 'none' },
  },
});

const backdrop = { position: 'fixed', inset: '0', bg: 'bg.backdrop', zIndex: 'modal', animation: 'fade-in 160ms' };

const positioner = {
  position: 'fixed',
  inset: '0',
  zIndex: 'modal',
  display: 'flex',
  justifyContent: 'center',
  alignItems: { base: 'flex-end', sm: 'flex-start' },
  pt: { base: '6', sm: '8vh' },
  px: { sm: '4' },
  pb: { sm: '6' },
};

const content = {
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  maxHeight: 'full',
  bg: 'bg.surface',
  color: 'fg.default',
  fontSize: 'body',
  borderRadius: 'card',
  borderBottomRadius: { base: '0', sm: 'card' },
  boxShadow: 'float',
  outline: 'none',
  overflow: 'hidden',
  animation: { base: 'sheet-in 200ms cubic-bezier(0.2, 0, 0, 1)', sm: 'rise 160ms cubic-bezier(0.2, 0, 0, 1)' },
};

const allScreen = { alignItems: { base: 'stretch', md: 'flex-start' }, pt: { base: '0', md: '8vh' }, px: { md: '4' }, pb: { md: '6' } };

const allOfIt = { borderRadius: { base: '0', md: 'card' }, borderBottomRadius: { base: '0', md: 'card' } };
