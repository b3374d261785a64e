import { playPublicServices } from './public-services.ts';

// The played services as a process of their own, for the journeys. `PORT` says where.
await playPublicServices(Number(process.env['PORT']));
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
