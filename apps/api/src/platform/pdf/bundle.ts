import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { createSheet, type Fact } from './sheet.ts';

// Several files as one PDF, a list of them in front. Plain values, so that it may be made in another thread: a file may be as hard as it likes.

export type BundledFile = { mime: string; bytes: Uint8Array };

export type Bundle = {
  title: string;
  subtitle: string;
  /** Each with what is known of it, and what is to be said of its files. */
  items: readonly { title: string; facts: readonly (Fact & { span: number })[]; note: string | null }[];
  files: readonly BundledFile[];
  foot: string;
  /** So that no clock is read here. */
  date: string;
};

const A4: [number, number] = [595.28, 841.89];
const MARGIN = 24;

/** How many pages a file has, tried to the end; null when it is broken, or locked by a password. */
export const bundlePages = async (file: BundledFile): Promise<number | null> => {
  try {
    const whole = await PDFDocument.create();
    await add(whole, file);
    await whole.save();
    return whole.getPageCount();
  } catch {
    return null;
  }
};

/** The list, and every page of the files after it. They were tried before (`bundlePages`). */
export const drawBundle = async ({ title, subtitle, items, files, foot, date }: Bundle): Promise<Uint8Array> => {
  const day = new Date(date);
  const sheet = createSheet({ title, date: day });
  sheet.heading(title, subtitle);
  for (const { title: name, facts, note } of items) {
    sheet.section(name);
    sheet.facts(facts);
    if (note) sheet.paragraph(note);
  }
  const whole = await PDFDocument.load(await sheet.finish(foot), { updateMetadata: false });
  for (const file of files) await add(whole, file);
  whole.setModificationDate(day);
  return whole.save();
};

const add = async (whole: PDFDocument, { mime, bytes }: BundledFile): Promise<void> => {
  if (mime !== 'application/pdf') return addImage(whole, { mime, bytes });
  const other = await PDFDocument.load(bytes, { updateMetadata: false });
  for (const page of await whole.copyPages(other, other.getPageIndices())) whole.addPage(page);
};

/** On a page as it lies, as large as it fits, never larger than it is. */
const addImage = async (whole: PDFDocument, { mime, bytes }: BundledFile): Promise<void> => {
  const image = mime === 'image/png' ? await whole.embedPng(bytes) : await whole.embedJpg(bytes);
  const [short, long] = A4;
  const page: PDFPage = whole.addPage(image.width > image.height ? [long, short] : A4);
  const room = { width: page.getWidth() - 2 * MARGIN, height: page.getHeight() - 2 * MARGIN };
  const scale = Math.min(1, room.width / image.width, room.height / image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  page.drawImage(image, { ...size, x: (page.getWidth() - size.width) / 2, y: (page.getHeight() - size.height) / 2 });
};
