import { useEffect, useRef } from 'react';

/**
 * Lets an input show the text of a new address. The input stays the same one: one in its place would not have the focus
 * any more.
 * @param text what the address says; what was typed before the code was here stays until it changes
 * @returns the input, and what shows another text in it
 */
export function useShownText(text: string) {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(text);
  const show = (other: string) => {
    if (input.current) input.current.value = other;
  };
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    if (input.current) input.current.value = text;
  }, [text]);
  return { input, show };
}
