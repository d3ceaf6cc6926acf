import { Refusal } from './errors.ts';

/**
 * Refuses numbers without end. The schema checker turns texts like `1e999` into them, and its own limits then say
 * nothing of them.
 * @param values checked parameters, by name
 * @throws Refusal 500 (HTTP 400)
 */
export function refuseEndlessNumbers(values: unknown): void {
  for (const [name, value] of Object.entries(values ?? {})) {
    if (value === Infinity || value === -Infinity) {
      throw new Refusal({ ZH: `参数 ${name} 格式不正确`, EN: `Parameter ${name} is not well-formed` });
    }
  }
}
