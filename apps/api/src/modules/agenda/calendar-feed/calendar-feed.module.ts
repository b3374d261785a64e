import { createHash } from 'node:crypto';
import { CALENDAR_FEED, calendarFeed } from '@esteto/contract/agenda/calendar-feed';
import type { Deps } from '../../../deps.ts';
import { defineModule, type PieceRoutes } from '../../../module.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { COUNTED } from '../../../platform/http/call-limits.ts';
import { asAttachment } from '../../../platform/http/send-file.ts';
import type { DutyShiftServices } from '../../duty/duty-shift/duty-shift.module.ts';
import type { CalendarEventServices } from '../calendar-event/calendar-event.module.ts';
import type { DueDateServices } from '../due-date/due-date.module.ts';
import { type CalendarFeedService, calendarFeedService } from './calendar-feed.service.ts';

export const calendarFeedModule = (deps: Deps & CalendarEventServices & DueDateServices & DutyShiftServices) => {
  const services = { calendarFeeds: calendarFeedService(deps) };
  return defineModule({ services, routes: bindAll(calendarFeed, services.calendarFeeds), pieces: serveFeed(services.calendarFeeds) });
};

type OfFeed = { Params: { token: string } };

/**
 * A calendar for programs that know no session: who has the link is who may read. It is answered anew only where it has changed, and kept by nobody
 * between. The log says the route and never the token.
 */
const serveFeed =
  (feeds: CalendarFeedService): PieceRoutes =>
  (api, door) => {
    const options = { config: COUNTED, schema: { hide: true } as object };
    api.get<OfFeed>(`/api/${CALENDAR_FEED}/:token`, options, async (request, reply) => {
      await door.limits.address(request);
      const [, token] = /^([\w-]{43})\.ics$/.exec(request.params.token) ?? [];
      if (!token) throw notFound();
      const calendar = await feeds.read(token, request.headers['user-agent'] ?? null);
      const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
      asAttachment(reply, { mime: 'text/calendar; charset=utf-8', name: 'esteto.ics' })
        .header('ETag', etag)
        .header('Cache-Control', 'private, no-cache')
        .header('X-Robots-Tag', 'noindex');
      return isKnown(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(calendar);
    });
  };

/** Programs send it back as it came, or marked as weak by somebody on the way. */
const isKnown = (sent: string | undefined, etag: string): boolean =>
  (sent ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
