import type { Access, GroupMembership, Membership } from '@esteto/domain/identity/permission/access';
import type { Person } from '@esteto/domain/identity/permission/person';

/** What a call tells about itself, for the audit trail and for one effect per intent. */
export type RequestInfo = {
  request_id: string;
  ip: string | null;
  user_agent: string | null;
  idempotency: { key: string; request_hash: string } | null;
};

export type SessionUser = Person & { id: number; name: string; email: string };

export type Visitor = { info: RequestInfo };
export type SessionActor = Visitor & { user: SessionUser; session_id: number };
export type CompanyActor = SessionActor & { company: Membership };
export type ManagerActor = SessionActor & { group: GroupMembership };
/** The product itself: jobs. */
export type SystemActor = Visitor & { user?: undefined };

export type AnyActor = Visitor & { user?: SessionUser };

/** What a handler may rely on, given the access that its endpoint declares. */
export type ActorOf<Who extends Access> = Who extends { kind: 'anyone' | 'guest' }
  ? Visitor
  : Who extends { kind: 'company' | 'partner' | 'employee' }
    ? CompanyActor
    : Who extends { kind: 'manager' }
      ? ManagerActor
      : SessionActor;

export const systemActor = (request_id: string): SystemActor => ({
  info: { request_id, ip: null, user_agent: null, idempotency: null },
});
