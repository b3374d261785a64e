import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

// What a person does who has no mouse. The journeys say what is reached and what is pressed there.

const MANY_TABS = 80;

/** Tab until there, the focus visible at every stop. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MANY_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    await expect.poll(() => isFocusSeen(page), 'the focus is visible').toBe(true);
  }
  throw new Error(`not reached in ${MANY_TABS} tabs: ${target.toString()}`);
};

/** Goes there and presses it. */
export const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Goes there and types. */
export const type = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

/** A code into the boxes of `scope`, the focus on the first: nobody types faster than the focus moves on. */
export const typeInBoxes = async (page: Page, scope: Locator, code: string): Promise<void> => {
  for (const [index, character] of [...code].entries()) {
    const box = scope.getByRole('textbox').nth(index);
    await expect(box).toBeFocused();
    await page.keyboard.type(character);
    await expect(box).toHaveValue(character);
  }
};

/** Opens the menu of a button and runs one of its items; the menu is gone then. */
export const pick = async (page: Page, button: Locator, item: string, { stays = false } = {}): Promise<void> => {
  await press(page, button, 'ArrowDown');
  const menu = page.getByRole('menu');
  await expect(menu).toBeFocused();
  const wanted = menu.getByRole('menuitem', { name: item }).or(menu.getByRole('menuitemcheckbox', { name: item }));
  await expect(wanted).toBeVisible();
  for (let steps = 0; (await wanted.getAttribute('data-highlighted')) === null; steps += 1) {
    if (steps > MANY_TABS) throw new Error(`not reached by arrows: ${item}`);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  if (stays) {
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(menu).toHaveCount(0);
};

/** Presses what opens a dialog, uses the dialog, and leaves it by Esc: the focus begins inside, stays there, and comes back. */
export const visit = async (page: Page, opener: Locator, dialog: Locator, use: () => Promise<void> = async () => {}): Promise<void> => {
  await press(page, opener);
  await expectHeld(page, dialog);
  await use();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
};

/** The focus is in the dialog, and Tab does not lead out of it either way. */
export const expectHeld = async (page: Page, dialog: Locator): Promise<void> => {
  await expect(dialog).toBeVisible();
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isInside, 'the focus begins in the dialog').toBe(true);
  for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await isInside(), `${key} stays in the dialog`).toBe(true);
    await expect.poll(() => isFocusSeen(page), 'the focus is visible').toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
};

/** On the screen, with an outline or border of its own; the page itself may hold the focus between two rounds. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return true;
    const { width, height, bottom, top } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const isOnScreen = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
    return isOnScreen && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
