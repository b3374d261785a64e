import { proveFuzz } from './testing/contract-fuzz.ts';

await proveFuzz(0);
