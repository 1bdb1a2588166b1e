// npm start: installs and builds what is missing, then serves; with TILL=1 and no key of Stripe, a trial till runs too.
import { buildWeb, giveUp, install } from './steps.mjs';
import { beginTill } from './till.mjs';

install();
if (!buildWeb()) giveUp('The web app could not be built; see above.');
const till = process.env.TILL === '1' ? await beginTill() : null;
const { server } = await import('./serve.mjs');
server.on('message', ({ ready }) => till?.sendTo(ready));
