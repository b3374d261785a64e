import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Marks the element with `data-tight` while its content would not fit otherwise, and with `data-wide` while it does not fit even then. Measured
 * again when its width or `content` changes.
 */
export const useTight = (content: readonly unknown[]): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const isTooWide = () => element.scrollWidth > element.clientWidth;
    const measure = () => {
      element.removeAttribute('data-wide');
      element.removeAttribute('data-tight');
      element.toggleAttribute('data-tight', isTooWide());
      element.toggleAttribute('data-wide', isTooWide());
    };
    let width = element.clientWidth;
    // Its height follows the rows and says nothing.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      measure();
    });
    observer.observe(element);
    measure();
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- the caller names what the width depends on
  }, content);
  return ref;
};
