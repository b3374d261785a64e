import { openEveryAddress } from './support/open-every-address.ts';

openEveryAddress('painel');
