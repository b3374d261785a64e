/** Hands the browser a file to keep under `name`. */
export const saveFile = (name: string, file: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
