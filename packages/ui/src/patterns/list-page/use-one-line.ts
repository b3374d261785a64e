import { useLayoutEffect, useState } from 'react';
import { widthOf } from '../data-table/cells/cell.ts';
import type { FilterField } from './filter-field.ts';

/** Rem of the search box with its gap, of the button for the rest, and of a chip around its words; one that is on says its value, too. */
const SEARCH = 16;
const MORE = 9;
const CHIP = 3.5;
const VALUE = 7;

/** Which of the filters that are off have no room on the line. Chips are as wide as their words are known to need, so that none has to be measured. */
export const useOneLine = (fields: readonly FilterField[], off: readonly FilterField[]) => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setPlace(element.clientWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  const roomOf = (field: FilterField) =>
    field.kind === 'search' ? SEARCH : CHIP + widthOf(field.label.length) + (off.includes(field) ? 0 : VALUE);
  const sum = (those: readonly FilterField[]) => those.reduce((rem, field) => rem + roomOf(field), 0);
  const on = fields.filter((field) => !off.includes(field));
  const room = place - sum(on);
  const first = off.findIndex((_field, index) => sum(off.slice(0, index + 1)) > room - MORE);
  return { setElement, behind: sum(off) <= room || first < 0 ? [] : off.slice(first) };
};
