import { proveAccess } from './testing/access-matrix.ts';
import { namedEndpoints } from './testing/examples.ts';
import { testApp } from './testing/test-app.ts';

// Every endpoint of the contract that reads x every kind of user. The others are in access-matrix-writes-1 and -2, so that three workers share them.

await proveAccess(
  await testApp({}, { idle: true }),
  namedEndpoints.filter(({ endpoint }) => endpoint.method === 'GET'),
);
