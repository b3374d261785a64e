import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, URL-safe. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a secret; a plain hash suffices for 256 random bits. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
