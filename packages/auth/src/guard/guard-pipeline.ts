import { type Access, decide, type Principal } from '@esteto/domain/identity/permission/access';
import type { Person } from '@esteto/domain/identity/permission/person';
import { defaultRoute, homeRoute, namedRoute } from '@esteto/domain/identity/route/base-paths';
import type { Notice } from '../session/notice.ts';
import { INSUFFICIENT_FOR_PAGE, LOGIN_NEEDED, NO_ACCESS_TO_MODULE, NOT_FOR_THIS_ACCOUNT } from './guard-messages.ts';

// The guards of a page in their order, as one pure function (docs/rules/access.md). A signed-in person who is refused is sent to their start with
// the message: Login, a page for guests, would send them on to there at once.

export type Visit = {
  /** Who the route row is for. */
  who: Access;
  principal: Principal;
  /** The person's stored route, if they may still be there. */
  current_route?: string | null;
  /** Path on the site ('/app/boletos') and query string ('?empresa=3' or ''). */
  path: string;
  search: string;
  /** The page that a dialog opens over; none for a page. */
  parent?: string;
  /** The company that the address names ('empresa/:companyId'), and whether it is one of the person's. */
  about?: { company_id: number; is_own: boolean } | null;
};

export type Verdict =
  | { kind: 'allow' }
  /** The active company becomes this one, and `to` is the same page without the parameter that named it. */
  | { kind: 'switch_company'; company_id: number; to: string }
  | { kind: 'redirect'; to: string; notice?: Notice }
  /** Refused in the very place that refusals lead to: the message stands instead of the page. */
  | { kind: 'refuse'; message: string };

export const guard = (visit: Visit): Verdict => {
  for (const check of [switchesCompany, needsLogin, isAboutCompany, needsKind, needsMaster, needsGuest, needsRole]) {
    const verdict = check(visit);
    if (verdict) return verdict;
  }
  return allow;
};

type Guard = (visit: Visit) => Verdict | null;

const allow: Verdict = { kind: 'allow' };

/** 1. A doctor who opens a page with a numeric `empresa`: the company is switched and the parameter dropped. */
const switchesCompany: Guard = ({ principal: { person }, path, search }) => {
  const query = new URLSearchParams(search);
  const wanted = query.get('empresa') ?? '';
  if (person?.type !== 'doctor' || !/^\d{1,15}$/.test(wanted)) return null;
  query.delete('empresa');
  return { kind: 'switch_company', company_id: Number(wanted), to: query.size > 0 ? `${path}?${query}` : path };
};

/** 2. Nobody is signed in where somebody must be. */
const needsLogin: Guard = ({ who, principal: { person }, path, search }) => {
  if (who.kind === 'anyone' || who.kind === 'guest' || person?.is_active) return null;
  return {
    kind: 'redirect',
    to: `${namedRoute.Login}?redirect=${encodeURIComponent(path + search)}`,
    notice: { text: LOGIN_NEEDED, tone: 'warning', once: true },
  };
};

/** 3. A doctor's address about another company than the one on the screen: it is switched to, so that nothing is seen or sent under the wrong one. */
const isAboutCompany: Guard = (visit) => {
  const { principal, about, path, search } = visit;
  if (principal.person?.type !== 'doctor' || !about || about.company_id === principal.membership?.company_id) return null;
  if (!about.is_own) return leave(visit, INSUFFICIENT_FOR_PAGE);
  return { kind: 'switch_company', company_id: about.company_id, to: path + search };
};

/** 4. The page is for another kind of person. */
const needsKind: Guard = (visit) => {
  const { who, principal } = visit;
  const kind = kindOf(who);
  const isOther = kind !== null && principal.person?.type !== kind;
  // partnersOnly and isEmployee: the tie to the company on the screen.
  const isOtherMember = (who.kind === 'partner' || who.kind === 'employee') && principal.membership?.user_type !== who.kind;
  return isOther || isOtherMember ? leave(visit, INSUFFICIENT_FOR_PAGE) : null;
};

/** 5. Staff, but not the master account. */
const needsMaster: Guard = (visit) =>
  visit.who.kind === 'master' && !visit.principal.person?.is_master ? leave(visit, NOT_FOR_THIS_ACCOUNT) : null;

/** 6. A page for who is not signed in. Whatever message brought the person here stays to be shown. */
const needsGuest: Guard = ({ who, principal: { person }, current_route }) =>
  who.kind === 'guest' && person?.is_active ? { kind: 'redirect', to: defaultRoute({ type: person.type, current_route }) } : null;

/** 7. The role and the feature flag, as the server decides them too. */
const needsRole: Guard = (visit) => {
  const decision = decide(visit.who, visit.principal);
  if (decision.allowed) return null;
  const { parent, search } = visit;
  // A form over the list of a company that is read only: the list stays.
  if (decision.reason === 'read_only' && parent && decision.message) {
    return { kind: 'redirect', to: parent + search, notice: { text: decision.message, tone: 'warning' } };
  }
  return leave(visit, NO_ACCESS_TO_MODULE);
};

const kindOf = (who: Access): Person['type'] | null => {
  switch (who.kind) {
    case 'staff':
    case 'master':
      return 'admin';
    case 'app_user':
    case 'company':
    case 'partner':
    case 'employee':
      return 'doctor';
    case 'manager':
    case 'manager_person':
      return 'manager';
    case 'anyone':
    case 'guest':
    case 'session':
      return null;
  }
};

/** To the default route; from there to the home of the person's kind; from there nowhere, or the two would send each other in circles. */
const leave = ({ principal: { person }, current_route, path }: Visit, message: string): Verdict => {
  if (!person) return { kind: 'redirect', to: namedRoute.Login };
  const home = homeRoute(person.type);
  const start = defaultRoute({ type: person.type, current_route });
  if (path === home) return { kind: 'refuse', message };
  return { kind: 'redirect', to: path === start ? home : start, notice: { text: message, tone: 'warning' } };
};
