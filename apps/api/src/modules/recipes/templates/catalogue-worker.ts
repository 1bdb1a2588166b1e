import { parentPort } from 'node:worker_threads';
import { loadCatalogue } from '@weekbord/catalogue/load';

// This module runs as a separate thread. It sends the catalogue and ends, which frees the memory used for reading it.
parentPort?.postMessage(loadCatalogue());
