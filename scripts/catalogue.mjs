// npm run catalogue: reports what the catalogue covers and lacks; fails if a limit or a hard rule is not met.
import { join } from 'node:path';
import { install, node } from './steps.mjs';

install();
if (!node([join('packages', 'catalogue', 'src', 'report.ts')])) process.exitCode = 1;
