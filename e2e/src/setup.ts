import { afterEach } from 'vitest';
import { leavePages } from './browser.ts';

// Not `onTestFailed`: vitest calls that after this, when the pages have been left.
afterEach(({ task }) => leavePages(task));
