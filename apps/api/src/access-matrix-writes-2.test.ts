import { proveAccess } from './testing/access-matrix.ts';
import { dealtByNoun, namedEndpoints } from './testing/examples.ts';
import { testApp } from './testing/test-app.ts';

// Every endpoint of the contract that writes, of the other half of the nouns, x every kind of user.

const writing = namedEndpoints.filter(({ endpoint }) => endpoint.method !== 'GET');

await proveAccess(await testApp({}, { idle: true }), dealtByNoun(writing, 1, 2));
