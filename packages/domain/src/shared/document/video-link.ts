// Videos are shared by links of one well-known site; what is kept is the id of 11 characters.

export const isVideoId = (text: string): boolean => /^[\w-]{11}$/.test(text);

/** The id in a link that people paste (watch, short, embed, shorts, live), or the bare id. Null when there is none. */
export const videoIdOf = (text: string): string | null => {
  const link = text.trim();
  if (isVideoId(link)) return link;
  const match = LINK.exec(link);
  return match?.[1] ?? null;
};

/** The address of the player that a page embeds; it sets no cookie before the video is played. */
export const videoEmbedUrl = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}`;

const LINK =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?:[?&#/].*)?$/;
