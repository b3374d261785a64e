import { expect, userEvent, waitFor, within } from 'storybook/test';

// What a person does who has no mouse. The stories say what is reached and what is pressed there.

const MANY_TABS = 80;

/** Tab until there, the focus visible at every stop. */
export const tabTo = async (target: HTMLElement, { shift = false } = {}): Promise<void> => {
  for (let tabs = 0; document.activeElement !== target; tabs += 1) {
    if (tabs > MANY_TABS) throw new Error(`not reached in ${MANY_TABS} tabs: ${target.outerHTML.slice(0, 120)}`);
    await userEvent.tab({ shift });
    await expect(unseen()).toBeNull();
  }
};

/** Goes there and presses it. */
export const press = async (target: HTMLElement, { keys = '{Enter}', shift = false } = {}): Promise<void> => {
  await tabTo(target, { shift });
  await userEvent.keyboard(keys);
};

/** Opens the menu of a button and runs one of its items by the arrows. One that stays is left by Esc; the focus is at the button then. */
export const pickByKeys = async (button: HTMLElement, item: string, { stays = false, shift = false } = {}): Promise<void> => {
  await press(button, { keys: '{ArrowDown}', shift });
  const menu = await within(document.body).findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  const items = within(menu);
  // What a menu holds may be fetched with it.
  const wanted = await waitFor(() => items.queryByRole('menuitem', { name: item }) ?? items.getByRole('menuitemcheckbox', { name: item }));
  for (let steps = 0; !wanted.hasAttribute('data-highlighted'); steps += 1) {
    if (steps > MANY_TABS) throw new Error(`not reached by arrows: ${item}`);
    await userEvent.keyboard('{ArrowDown}');
  }
  await userEvent.keyboard('{Enter}');
  if (stays) await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
};

/** What has the focus and does not show it; the page itself may hold it between two rounds. */
const unseen = (): string | null => {
  const { activeElement: element } = document;
  if (!element || element === document.body) return null;
  const { width, height, bottom, top } = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const isOnScreen = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  return isOnScreen && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 ? null : element.outerHTML.slice(0, 120);
};
