// npm start: installs and builds what is missing, then serves; without a key of Stripe, a trial till runs too.
import { buildWeb, giveUp, install } from './steps.mjs';
import { beginTill } from './till.mjs';

install();
if (!buildWeb()) giveUp('The web app could not be built; see above.');
const till = process.env.TILL === '0' ? null : await beginTill();
const { server } = await import('./serve.mjs');
server.on('message', ({ ready }) => till?.sendTo(ready));
