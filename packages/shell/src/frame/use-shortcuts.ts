import { useEffect } from 'react';
import type { Overlay } from '../overlay/overlay.ts';

type Asked = (change: (open: Overlay | null) => Overlay | null) => void;

/** Ctrl/Cmd+K opens and closes the search; `?` lists the keys, except where somebody types. */
export const useShortcuts = (ask: Asked): void =>
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const wanted = shortcutOf(event);
      if (!wanted || event.defaultPrevented) return;
      event.preventDefault();
      ask((open) => (open === wanted ? null : wanted));
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [ask]);

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & { target: unknown };

export const shortcutOf = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: Keys): Overlay | null => {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey && ctrlKey !== metaKey ? 'palette' : null;
  return key === '?' && !isTyping(target) ? 'keys' : null;
};

const isTyping = (target: unknown): boolean =>
  (target as Partial<Element> | null)?.matches?.('input, textarea, select, [contenteditable]:not([contenteditable=false])') ?? false;
