import { createSheet, type Fact } from './sheet.ts';

/** A text and, on a page of its own, the evidence that somebody signed it, if anybody did. Plain values, so that it may be drawn in another thread. */
export type SignedText = {
  title: string;
  subtitle: string;
  /** Paragraphs are parted by an empty line. */
  text: string;
  evidence: { heading: string; intro: string; facts: readonly Fact[] } | null;
  foot: string;
  /** The instant of the signature, or of the text, so that no clock is read here. */
  date: string;
};

export const drawSignedText = async ({ title, subtitle, text, evidence, foot, date }: SignedText): Promise<Uint8Array> => {
  const sheet = createSheet({ title, date: new Date(date) });
  sheet.heading(title, subtitle);
  for (const paragraph of text.split(/\n{2,}/)) sheet.paragraph(paragraph);
  if (evidence) {
    sheet.newPage();
    sheet.heading(evidence.heading, subtitle);
    sheet.paragraph(evidence.intro);
    for (const fact of evidence.facts) sheet.facts([fact]);
  }
  return sheet.finish(foot);
};
