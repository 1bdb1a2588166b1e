// npm start: installs and builds what is missing, then serves; without a Stripe key, also starts the fake payment
// provider.
import { buildWeb, giveUp, install } from './steps.mjs';

install();
if (!buildWeb()) giveUp('The web app could not be built; see above.');
await import('./serve-with-till.mjs');
