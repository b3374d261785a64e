/** Whether the command key is ⌘ here. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
