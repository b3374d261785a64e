import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Marks the element with `data-tight` while its content would not fit otherwise. Measured again when its width or `content` changes. */
export const useTight = (content: readonly unknown[]): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      element.removeAttribute('data-tight');
      element.toggleAttribute('data-tight', element.scrollWidth > element.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- the caller names what the width depends on
  }, content);
  return ref;
};
