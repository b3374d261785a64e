import { expect, userEvent, waitFor, within } from 'storybook/test';

/** What takes as long as the story is looked at. */
export const never = (): Promise<never> => new Promise<never>(() => {});

export const done = (): Promise<void> => Promise.resolve();

/** The open dialog of this name. */
export const dialogCalled = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await within(document.body).findByRole(role, { name }));

type StoryDialog = Awaited<ReturnType<typeof dialogCalled>>;

/** Pasted into the first of the boxes; they fill with the next picture that the browser draws. */
export const pasteCode = async (dialog: StoryDialog, code: string): Promise<void> => {
  const boxes = dialog.getAllByRole<HTMLInputElement>('textbox');
  await userEvent.click(boxes[0] as HTMLElement);
  await userEvent.paste(code);
  await waitFor(() => expect(boxes.map(({ value }) => value).join('')).toBe(code));
};

/** The first event of these words, once the calendar has drawn it: until its place is measured it stands hidden in the document. */
export const drawnEvent = (words: string): Promise<HTMLElement> =>
  waitFor(async () => {
    const [event] = within(document.body).getAllByText(words);
    await expect(event).toBeVisible();
    return event as HTMLElement;
  });

export const phone = { globals: { viewport: { value: 'phone' } } };
