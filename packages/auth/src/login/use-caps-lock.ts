import { useEffect, useState } from 'react';

/** Whether Caps Lock is on, as far as the keys pressed so far tell. */
export const useCapsLock = (): boolean => {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => setOn(event.getModifierState?.('CapsLock') ?? false);
    addEventListener('keydown', listen);
    addEventListener('keyup', listen);
    return () => {
      removeEventListener('keydown', listen);
      removeEventListener('keyup', listen);
    };
  }, []);
  return on;
};
