export type Chapter = { start: number; title: string };

/** '00:30 Título', '1:02:03 - Título': a line of a description that names a chapter. */
const LINE = /^\s*(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)\s+(?:[-–—]\s+)?(\S.*?)\s*$/;

/** The chapters that a description names, in order of time, each time once; the rest of it is what is read below the player. */
export const chaptersOf = (description: string | null): { chapters: Chapter[]; text: string } => {
  const rest: string[] = [];
  const titleByStart = new Map<number, string>();
  for (const line of (description ?? '').split('\n')) {
    const [, hours = '0', minutes, seconds, title] = LINE.exec(line) ?? [];
    if (title === undefined) rest.push(line);
    else titleByStart.set(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), title);
  }
  const chapters = [...titleByStart].map(([start, title]) => ({ start, title })).toSorted((a, b) => a.start - b.start);
  return { chapters, text: rest.join('\n').trim() };
};

/** 3725 -> '1:02:05', 65 -> '1:05'. */
export const playTime = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
};
