/** Shorter movements are those of a press, pixels. */
const PRESS = 6;
/** So much of the width leads to the next slide. */
const ENOUGH = 0.15;

/** What moves something else under the mouse. */
const own = 'input, select, textarea, video, [contenteditable]';

interface Drag {
  /** Whether the mouse has hold of the slides now. */
  isHeld: () => boolean;
  stop: () => void;
}

/**
 * Lets a mouse take hold of slides, as a finger does without any code. They do not snap until `scrollSnapType` is
 * taken back from the viewport.
 * @param onRelease is told by how many slides it has moved: -1, 0 or 1
 */
export function dragByMouse(viewport: HTMLElement, onRelease: (by: number) => void): Drag {
  let start: { x: number; left: number } | null = null;
  let isDragged = false;
  const ending = new AbortController();
  const { signal } = ending;

  viewport.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX, target }) => {
      isDragged = false;
      if (pointerType !== 'mouse' || button !== 0) return;
      if (target instanceof Element && target.closest(own)) return;
      start = { x: clientX, left: viewport.scrollLeft };
    },
    { signal },
  );
  // Links and pictures would be dragged away.
  viewport.addEventListener('dragstart', (event) => start && event.preventDefault(), { signal });
  window.addEventListener(
    'pointermove',
    ({ clientX }) => {
      if (!start || (!isDragged && Math.abs(clientX - start.x) < PRESS)) return;
      isDragged = true;
      viewport.style.scrollSnapType = 'none';
      viewport.scrollLeft = start.left + start.x - clientX;
    },
    { signal },
  );
  const release = ({ clientX }: PointerEvent) => {
    if (start && isDragged) {
      const share = (start.x - clientX) / viewport.clientWidth;
      onRelease(Math.abs(share) < ENOUGH ? 0 : Math.sign(share));
    }
    start = null;
  };
  window.addEventListener('pointerup', release, { signal });
  window.addEventListener('pointercancel', release, { signal });
  // Where a drag ends nothing is pressed.
  viewport.addEventListener(
    'click',
    (event) => {
      if (!isDragged) return;
      isDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return { isHeld: () => start !== null, stop: () => ending.abort() };
}
