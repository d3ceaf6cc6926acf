import { type ChangeEvent, type CompositionEvent, type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Handlers of an input that tell what stands in it while it is typed; not the letters of an unfinished Chinese word.
 * @param defaultValue what the input starts with
 */
export function useTypedText(
  input: RefObject<HTMLInputElement | null>,
  defaultValue: string,
  onType: (text: string) => void,
) {
  // What was typed before the code was here.
  const onReady = useEffectEvent(() => {
    const text = input.current?.value ?? '';
    if (text !== defaultValue && document.activeElement === input.current) onType(text);
  });
  useEffect(() => onReady(), []);
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { nativeEvent } = event;
      const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
      if (!isComposing) onType(event.target.value);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => onType(event.currentTarget.value),
  };
}
