import { normalizeIP } from '@fastify/rate-limit';

/** One name for an address however it is written; of IPv6 the network that one customer has. */
export const addressKey = (ip: string): string => normalizeIP(ip, 64);
