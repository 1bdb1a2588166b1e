// Serves what is installed and built, with the fake payment provider if no Stripe key is set; TILL=0 disables it.
import { beginTill } from './till.mjs';

const till = process.env.TILL === '0' ? null : await beginTill();
const { server } = await import('./serve.mjs');
server.on('message', ({ ready }) => till?.sendTo(ready));
