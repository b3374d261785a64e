import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { widestCell } from './widest-cell.ts';

/** No column is cut further: some twenty letters. */
const LEAST_REM = 10.5;

/**
 * Marks the element with `data-tight` while its table would not fit otherwise, its widest columns cut where they must, and with `data-wide` while
 * it does not fit even then; `box` is the element that scrolls in that case, else null. Measured again when its width or `content` changes.
 */
export const useTight = (content: readonly unknown[]): { ref: RefObject<HTMLDivElement | null>; box: HTMLDivElement | null } => {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const isTooWide = () => element.scrollWidth > element.clientWidth;
    const measure = () => {
      element.removeAttribute('data-wide');
      element.removeAttribute('data-tight');
      element.style.removeProperty('--widest-cell');
      element.toggleAttribute('data-tight', isTooWide());
      if (isTooWide()) element.style.setProperty('--widest-cell', `${cutOf(element)}px`);
      setBox(element.toggleAttribute('data-wide', isTooWide()) ? element : null);
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
  return { ref, box };
};

/** Boxes and actions keep their width. */
const cutOf = (element: HTMLElement): number => {
  const widthsOf = (headers: string) => [...element.querySelectorAll(headers)].map((header) => header.getBoundingClientRect().width);
  const cells = widthsOf('th:not([data-check], [data-actions])');
  const room = widthsOf('th:is([data-check], [data-actions])').reduce((left, width) => left - width, element.clientWidth);
  const least = LEAST_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return widestCell(cells, room, least);
};
