// Builds the web app if its sources have changed since the last build.
import { buildWeb } from './steps.mjs';

process.exitCode = buildWeb() ? 0 : 1;
