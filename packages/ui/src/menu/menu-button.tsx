import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { buttonStyle } from '../button/button-style.ts';
import type { MenuGroup } from './menu-item.ts';

type MenuButtonProps = {
  /** The accessible name of the button and of its menu. */
  label: string;
  groups: readonly MenuGroup[];
  icon?: LucideIcon;
  size?: 'sm' | 'md';
  /** What the button shows beside or instead of the icon. */
  children?: ReactNode;
  variant?: 'ghost' | 'secondary';
};

const loadMenu = () => import('./menu-list.tsx');
const MenuList = lazy(() => loadMenu().then(({ MenuList: component }) => ({ default: component })));

/** A button that opens a menu. The menu itself is loaded when the pointer or the focus comes near. */
export const MenuButton = ({ label, groups, icon: Icon, size = 'md', children, variant = 'ghost' }: MenuButtonProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) setWanted(true);
  };
  useEffect(() => {
    if (open || !wanted) return;
    const giveBack = () => isLost(document.activeElement) && trigger.current?.focus({ preventScroll: true });
    giveBack();
    // The menu moves its own focus a frame late, also while it closes.
    const frame = requestAnimationFrame(() => requestAnimationFrame(giveBack));
    return () => cancelAnimationFrame(frame);
  }, [open, wanted]);
  const preload = () => void loadMenu();
  return (
    <>
      <Trigger
        ref={trigger}
        id={id}
        type="button"
        aria-label={label}
        title={children ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={open}
        variant={variant}
        size={size}
        square={!children}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => change(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          change(true);
        }}
      >
        {Icon && <Icon size={size === 'sm' ? 16 : 20} aria-hidden />}
        {children}
      </Trigger>
      {wanted && (
        <Suspense>
          <MenuList triggerId={id} label={label} groups={groups} open={open} onChange={change} />
        </Suspense>
      )}
    </>
  );
};

/** The focus was in the menu that closes, or went down with it. */
const isLost = (focused: Element | null): boolean => !focused || focused === document.body || focused.closest('[role=menu]') !== null;

const Trigger = chakra('button', buttonStyle);
