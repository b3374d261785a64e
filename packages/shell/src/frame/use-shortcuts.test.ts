import { expect, it } from 'vitest';
import { shortcutOf } from './use-shortcuts.ts';

const press = (key: string, more: object = {}) =>
  shortcutOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: null, ...more });
const field = { matches: () => true };

it.each([
  ['Ctrl+K', press('k', { ctrlKey: true }), 'palette'],
  ['Cmd+K', press('k', { metaKey: true }), 'palette'],
  ['Ctrl+K with Caps Lock', press('K', { ctrlKey: true }), 'palette'],
  ['Ctrl+K in a field', press('k', { ctrlKey: true, target: field }), 'palette'],
  ['Ctrl+Shift+K, the browser’s own', press('K', { ctrlKey: true, shiftKey: true }), null],
  ['Ctrl+Alt+K', press('k', { ctrlKey: true, altKey: true }), null],
  ['k', press('k'), null],
  ['?', press('?', { shiftKey: true }), 'keys'],
  ['? without Shift, as some keyboards have it', press('?'), 'keys'],
  ['? in a field', press('?', { shiftKey: true, target: field }), null],
  ['Ctrl+?', press('?', { ctrlKey: true }), null],
])('%s', (_name, asked, wanted) => {
  expect(asked).toBe(wanted);
});
