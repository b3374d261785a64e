/** As deep as folders of papers are laid into each other. */
const DEEPEST = 5;

/** The files of what was dropped, those in its folders among them; without those that a system keeps there for itself ('.DS_Store', 'Thumbs.db'). */
export const droppedFiles = async ({ items, files }: DataTransfer): Promise<File[]> => {
  // What is dropped can only be read until the event is over: all of it is taken before anything is waited for.
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const loose = [...files];
  if (!entries.some(({ isDirectory }) => isDirectory)) return loose;
  const all = await Promise.all(entries.map((entry) => filesOf(entry, DEEPEST)));
  return all.flat().filter(({ name }) => !name.startsWith('.') && name.toLowerCase() !== 'thumbs.db');
};

const filesOf = async (entry: FileSystemEntry, depth: number): Promise<File[]> => {
  if (entry.isFile) return [await fileOf(entry as FileSystemFileEntry)];
  if (depth === 0) return [];
  const inside = await entriesOf((entry as FileSystemDirectoryEntry).createReader());
  return (await Promise.all(inside.map((one) => filesOf(one, depth - 1)))).flat();
};

const fileOf = (entry: FileSystemFileEntry): Promise<File> => new Promise((done, fail) => entry.file(done, fail));

/** A reader tells a hundred at a time, and nothing once all are told. */
const entriesOf = async (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> => {
  const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
  return some.length === 0 ? [] : [...some, ...(await entriesOf(reader))];
};
