import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { buttonStyle } from '../button/button-style.ts';
import type { MenuGroup } from './menu-item.ts';

/** What a menu needs to know of its button. */
export type MenuFrame = { triggerId: string; label: string; open: boolean; onChange: (open: boolean) => void };

/** A menu that comes with its own file: rendered once it is wanted, fetched when the pointer or the focus comes near. */
export type LateMenu = { render: (frame: MenuFrame) => ReactNode; preload: () => unknown };

type MenuButtonProps = {
  /** The accessible name of the button and of its menu. */
  label: string;
  groups: readonly MenuGroup[] | LateMenu;
  icon?: LucideIcon;
  size?: 'sm' | 'md';
  /** What the button shows beside or instead of the icon. */
  children?: ReactNode;
  variant?: 'ghost' | 'secondary';
};

/** The id of the menu that the button with this id opens. */
export const menuOf = (triggerId: string): string => `${triggerId}-menu`;

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
  const preload = () => void ('render' in groups ? groups.preload() : loadMenu());
  const frame = { triggerId: id, label, open, onChange: change };
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
        // A dialog around the button lets the focus go only where one of its own elements says that it leads.
        aria-controls={open ? menuOf(id) : undefined}
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
      {wanted && <Suspense>{'render' in groups ? groups.render(frame) : <MenuList {...frame} groups={groups} />}</Suspense>}
    </>
  );
};

/** The focus was in the menu that closes, or went down with it. */
const isLost = (focused: Element | null): boolean => !focused || focused === document.body || focused.closest('[role=menu]') !== null;

const Trigger = chakra('button', buttonStyle);
