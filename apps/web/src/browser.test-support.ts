import '@fontsource-variable/figtree/wght.css';
import '@weekbord/ui/theme.css';
import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// All files share one page.
beforeEach(() => cleanup());
