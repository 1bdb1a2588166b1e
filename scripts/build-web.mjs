// Builds the web app if its sources changed since the last time.
import { buildWeb } from './steps.mjs';

process.exitCode = buildWeb() ? 0 : 1;
