/**
 * The browser's viewer of PDFs takes the focus when it has loaded, and with it the rest of what somebody was typing beside it. It is given back,
 * unless the person went there: by Tab, or with the pointer. Answers what ends the watch.
 */
export const keepFocusFrom = (frame: HTMLIFrameElement): (() => void) => {
  const watch = new AbortController();
  let left: EventTarget | null = null;
  let isTab = false;
  const listen = { signal: watch.signal, capture: true };
  document.addEventListener('keydown', ({ key }) => void (isTab = key === 'Tab'), listen);
  document.addEventListener('focusin', () => void (left = null), listen);
  document.addEventListener('focusout', ({ target }) => void (left = target), listen);
  window.addEventListener(
    'blur',
    () => {
      if (document.activeElement !== frame || isTab || frame.matches(':hover')) return;
      if (left instanceof HTMLElement) left.focus({ preventScroll: true });
      else frame.blur();
    },
    { signal: watch.signal },
  );
  return () => watch.abort();
};
