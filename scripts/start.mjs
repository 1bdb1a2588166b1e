// npm start: installs and builds what is missing, then serves, with a trial till where no key of Stripe is set.
import { buildWeb, giveUp, install } from './steps.mjs';
import { beginTill } from './till.mjs';

install();
if (!buildWeb()) giveUp('The web app could not be built; see above.');
const till = await beginTill();
const { server } = await import('./serve.mjs');
server.on('message', ({ ready }) => till?.sendTo(ready));
