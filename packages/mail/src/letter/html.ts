import { escaped, lines } from './escape.ts';
import { frame } from './frame.ts';
import { greeting, type Letter, type Part } from './letter.ts';

// Tables and inline styles, and nothing fetched: what every mail program draws alike. The dark colours come from a style that some leave out.

export const letterHtml = (letter: Letter): string =>
  frame({
    title: letter.subject,
    preview: letter.preview,
    body: [paragraph(greeting(letter)), ...letter.parts.map(partHtml)].join('\n'),
    signature: 'Esteto',
  });

const partHtml = (part: Part): string => {
  switch (part.kind) {
    case 'text':
      return paragraph(part.text);
    case 'quote':
      return `<blockquote class="rule" style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #aad9d2">${lines(part.text)}</blockquote>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${part.facts.map(factRow).join('')}</table>`;
    case 'items':
      return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${part.items.map(item).join('')}</ul>`;
    case 'code':
      return `<p class="sunken" style="margin:0 0 16px;padding:12px 16px;border-radius:8px;background:#ecf1f3;font:600 18px/1.5 ui-monospace,Menlo,Consolas,monospace;letter-spacing:1px;word-break:break-all">${escaped(part.code)}</p>`;
    case 'link':
      return `<p style="margin:24px 0"><a class="button" href="${escaped(part.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#087970;color:#ffffff;font-weight:600;text-decoration:none">${escaped(part.label)}</a></p>`;
  }
};

export const paragraph = (text: string): string => `<p style="margin:0 0 16px">${lines(text)}</p>`;

const factRow = ([label, value]: readonly [string, string]): string =>
  `<tr><td class="muted" style="padding:2px 16px 2px 0;color:#4c5a62">${escaped(label)}</td><td style="padding:2px 0;font-weight:600">${escaped(value)}</td></tr>`;

const item = ({ text, notes }: { text: string; notes: readonly string[] }): string =>
  `<li style="margin:0 0 8px">${lines(text)}${notes.map((note) => `<br><span class="muted" style="color:#4c5a62">${escaped(note)}</span>`).join('')}</li>`;
