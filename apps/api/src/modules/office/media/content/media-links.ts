import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { MEDIA_CONTENT } from '@esteto/contract/office/media-path';
import type { Config } from '../../../../config/config.ts';
import type { Clock } from '../../../../platform/clock/clock.ts';

// A player and a picture are asked for by the browser itself, which sends the session's cookie and no bearer. So the server makes an address that only
// it can make, for one session: whoever has the address alone has nothing, and neither has who has the cookie alone.

export const CONTENT_PARTS = ['file', 'poster', 'captions', 'embed', 'thumbnail'] as const;
export type ContentPart = (typeof CONTENT_PARTS)[number];

/** `id`: of the media, or of the playlist whose thumbnail it is. */
export type ContentLink = { part: ContentPart; id: number; session_id: number };

export type MediaLinks = ReturnType<typeof createMediaLinks>;

/** An address stays the same for so long, so that a browser knows a picture again, and holds for as long after. */
const STEP_MS = 6 * 3_600_000;

export const createMediaLinks = ({ secretKey }: Pick<Config, 'secretKey'>, clock: Clock) => {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'media links', 32));
  const signed = (text: string): Buffer => createHmac('sha256', key).update(text).digest();

  return {
    addressOf: ({ part, id, session_id }: ContentLink): string => {
      const until = (Math.floor(clock.now().getTime() / STEP_MS) + 2) * STEP_MS;
      const text = [part, id, session_id, until].join('.');
      return `/api/${MEDIA_CONTENT}/${text}.${signed(text).toString('base64url')}`;
    },

    /** What an address is about; null when it is none of ours, or has run out. */
    read: (ticket: string): ContentLink | null => {
      const cut = ticket.lastIndexOf('.');
      const text = ticket.slice(0, Math.max(0, cut));
      const given = Buffer.from(ticket.slice(cut + 1), 'base64url');
      const good = signed(text);
      if (given.length !== good.length || !timingSafeEqual(given, good)) return null;
      const [name, id, session_id, until] = text.split('.');
      const part = CONTENT_PARTS.find((candidate) => candidate === name);
      return part && Number(until) > clock.now().getTime() ? { part, id: Number(id), session_id: Number(session_id) } : null;
    },
  };
};
