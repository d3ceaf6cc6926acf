import { createEmitter } from './emitter';

/** A part that React has not taken over yet. */
const WAITING = '[data-approach]:not([data-live])';

let underWay = false;
const ended = createEmitter();
/** Buttons and forms that were used in a part before React listened to it. */
let held: { part: Element; used: HTMLElement }[] = [];

/** Keeps a press until its part is live: React lets go of one that it cannot tell to anybody yet. */
function hold(event: Event): void {
  const { target, type } = event;
  const used = target instanceof Element ? target.closest<HTMLElement>('button, form') : null;
  const part = used?.closest(WAITING);
  if (!used || !part || (type === 'click' && used instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.stopPropagation();
  // The button of a form that is sent has been pressed.
  if (type === 'click' || !(event as SubmitEvent).submitter) held.push({ part, used });
}

/** Whether what is drawn stands already, from the server: so for the first page, never for one that came later. */
export const hydration = {
  begin: (): void => {
    underWay = true;
    for (const use of ['click', 'submit']) document.addEventListener(use, hold, { capture: true });
  },
  end: (): void => {
    underWay = false;
    for (const use of ['click', 'submit']) document.removeEventListener(use, hold, { capture: true });
    ended.emit();
  },
  isUnderWay: (): boolean => underWay,
  onEnd: ended.subscribe,

  /** Whether somebody has pressed something in a part that waits. */
  isAwaited: (part: Element): boolean => held.some((one) => part.contains(one.part)),

  /** React listens to a part: what was pressed in it is pressed again. */
  live: (part: Element): void => {
    part.setAttribute('data-live', '');
    const own = held.filter((one) => one.part === part);
    held = held.filter((one) => one.part !== part);
    for (const { used } of own) {
      if (!used.isConnected) continue;
      if (used instanceof HTMLFormElement) used.requestSubmit();
      else used.click();
    }
  },
};
