import { within } from 'storybook/test';

/** What takes as long as the story is looked at. */
export const never = (): Promise<never> => new Promise<never>(() => {});

export const done = (): Promise<void> => Promise.resolve();

/** The open dialog of this name. */
export const dialogCalled = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await within(document.body).findByRole(role, { name }));

export const phone = { globals: { viewport: { value: 'phone' } } };
