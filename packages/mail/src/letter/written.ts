import { letterHtml } from './html.ts';
import type { Letter, Written } from './letter.ts';
import { letterText } from './text.ts';

/** The letter in the product's look, and the same in plain text for who reads without. */
export const written = (letter: Letter): Written => ({ subject: letter.subject, text: letterText(letter), html: letterHtml(letter) });
