import { parentPort } from 'node:worker_threads';
import { loadCatalogue } from '@weekbord/catalogue/load';

// Run as a separate thread: sends the catalogue and ends, which frees the memory used for reading it.
parentPort?.postMessage(loadCatalogue());
