import { codeOf } from '@wirefair/service-kit/thrown';

/** What of an error may be shown and kept: its code or its cause's, else its name, for a message can quote what somebody typed. */
export function failureCode(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  for (const code of [codeOf(thrown), codeOf(thrown.cause)]) {
    if (code !== undefined && /^[A-Z0-9_]{1,40}$/.test(code)) return code;
  }
  return thrown.name;
}
