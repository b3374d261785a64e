/**
 * Does the work at once, or after the click that is being made: a message that comes while the pointer is down moves the button below it away,
 * and the click is lost.
 */
export const afterPress = (work: () => void): void => {
  if (!document.body.matches(':active')) return work();
  const ends = new AbortController();
  const released = () => {
    ends.abort();
    setTimeout(work);
  };
  for (const end of ['pointerup', 'pointercancel', 'dragend']) addEventListener(end, released, { capture: true, signal: ends.signal });
};
