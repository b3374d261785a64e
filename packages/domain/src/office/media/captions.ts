// Captions as WebVTT (https://www.w3.org/TR/webvtt1/): the file's first line, and blocks of a time and its text.

export type Cue = { start: number; end: number; text: string };
export type Captions = { ok: true; cues: Cue[] } | { ok: false; message: string };

/** The cues of a file of captions, or the sentence that says where it breaks. */
export const readCaptions = (vtt: string): Captions => {
  const lines = vtt.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return broken('a primeira linha precisa ser WEBVTT.');
  const cues: Cue[] = [];
  for (const { line, rows } of blocksOf(lines)) {
    const at = rows.findIndex((row) => row.includes('-->'));
    if (at === -1) {
      if (line === 1 || /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(rows[0] ?? '')) continue;
      return broken(`na linha ${line} falta o tempo, como 00:00:01.000 --> 00:00:04.000.`);
    }
    const [, start, end] = TIMES.exec(rows[at] ?? '') ?? [];
    if (start === undefined || end === undefined)
      return broken(`o tempo da linha ${line + at} não está como 00:00:01.000 --> 00:00:04.000.`);
    const cue = {
      start: secondsOf(start),
      end: secondsOf(end),
      text: rows
        .slice(at + 1)
        .map(plain)
        .join('\n')
        .trim(),
    };
    if (cue.end <= cue.start) return broken(`na linha ${line + at} a legenda termina antes de começar.`);
    if (cue.start < (cues.at(-1)?.start ?? 0)) return broken(`a legenda da linha ${line + at} vem antes da anterior.`);
    cues.push(cue);
  }
  return cues.length === 0 ? broken('não há nenhuma legenda no arquivo.') : { ok: true, cues };
};

/** What is said, without times: for whoever reads, and for the search. */
export const transcriptOf = (cues: readonly Cue[]): string =>
  cues
    .map(({ text }) => text.replaceAll('\n', ' '))
    .filter((text, index, all) => text !== '' && text !== all[index - 1])
    .join('\n');

const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const TIMES = new RegExp(String.raw`^\s*(${TIME})\s+-->\s+(${TIME})(?:\s|$)`);

const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Without the tags of a voice or a style. */
const plain = (row: string): string =>
  row
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

const blocksOf = (lines: readonly string[]): { line: number; rows: string[] }[] => {
  const blocks: { line: number; rows: string[] }[] = [];
  let isOpen = false;
  for (const [index, row] of lines.entries()) {
    if (row.trim() === '') isOpen = false;
    else if (isOpen) blocks.at(-1)?.rows.push(row);
    else {
      blocks.push({ line: index + 1, rows: [row] });
      isOpen = true;
    }
  }
  return blocks;
};

const broken = (why: string): Captions => ({ ok: false, message: `Legendas: ${why}` });
