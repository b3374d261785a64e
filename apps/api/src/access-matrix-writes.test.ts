import { proveAccess } from './testing/access-matrix.ts';
import { namedEndpoints } from './testing/examples.ts';
import { testApp } from './testing/test-app.ts';

// Every endpoint of the contract that writes x every kind of user.

await proveAccess(
  await testApp({}, { idle: true }),
  namedEndpoints.filter(({ endpoint }) => endpoint.method !== 'GET'),
);
