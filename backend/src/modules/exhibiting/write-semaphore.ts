import { createSemaphore } from '../../limits/semaphore.ts';

/**
 * For writes that lock their company: those that wait for it in the database hold a connection each, so a rush of one
 * company would leave none for anybody else. These wait here instead; more than 500 at once are refused.
 */
export const withWritePermit = createSemaphore(3, 500);
