import { parentPort } from 'node:worker_threads';
import { loadCatalogue } from '@weekbord/catalogue/load';

// Run as a thread of its own: hands over the catalogue and ends, and takes along the memory that reading it took.
parentPort?.postMessage(loadCatalogue());
