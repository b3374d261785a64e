import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Spinner } from './spinner.tsx';
import { useDelayed } from './use-delayed.ts';

/** Over everything, after 250 ms, until the work is done: nothing else takes a click or a key. The focus goes back where it was. */
export const BlockingSpinner = ({ label = 'Carregando…' }: { label?: string }) => (useDelayed() ? <Cover label={label} /> : null);

const Cover = ({ label }: { label: string }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: closing gives the focus back only while the dialog is still in the page.
  useLayoutEffect(() => {
    const cover = dialog.current;
    cover?.showModal();
    return () => cover?.close();
  }, []);
  return (
    <Root ref={dialog} aria-label={label} aria-busy data-blocking onKeyDown={refuse} onCancel={(event) => event.preventDefault()}>
      <chakra.span role="status" display="grid" justifyItems="center" gap="3">
        <Spinner boxSize="8" aria-hidden />
        {label}
      </chakra.span>
    </Root>
  );
};

/** Esc would close it: there is nothing to give up. */
const refuse = (event: KeyboardEvent): void => event.preventDefault();

const Root = chakra('dialog', {
  base: {
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    placeItems: 'center',
    m: '0',
    p: '0',
    bg: 'transparent',
    color: 'brand.fg',
    fontWeight: 'medium',
    outline: 'none',
    cursor: 'progress',
    '&[open]': { display: 'grid' },
    _backdrop: { bg: 'bg.canvas', opacity: '0.8' },
  },
});
