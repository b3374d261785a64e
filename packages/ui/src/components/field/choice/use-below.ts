import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react-dom';
import { useLayoutEffect } from 'react';

const MOST_HIGH_PX = 320;

/** Shows a list (`popover="manual"`, above dialogs too) under its field, as wide as it and where there is room. */
export const useBelow = (open: boolean) => {
  const { refs, elements, update, floatingStyles } = useFloating({
    strategy: 'fixed',
    placement: 'bottom-start',
    transform: false,
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ rects, availableHeight, elements: { floating } }) => {
          floating.style.width = `${rects.reference.width}px`;
          floating.style.maxHeight = `${Math.min(MOST_HIGH_PX, availableHeight)}px`;
        },
      }),
    ],
  });
  const { reference, floating } = elements;
  useLayoutEffect(() => {
    if (!open || !reference || !floating) return;
    floating.showPopover();
    const stop = autoUpdate(reference, floating, update);
    return () => {
      stop();
      floating.hidePopover();
    };
  }, [open, reference, floating, update]);
  return { anchor: refs.setReference, bubble: { ref: refs.setFloating, style: floatingStyles } };
};
