import Type, { type TString, type TStringOptions } from 'typebox';
import { UNITS_PER_GRAPHEME } from './graphemes.ts';

/** Limits that openapi.json tells beside JSON Schema's own; the validator does not check them, the services do. */
export const characterKeywords = ['x-max-characters', 'x-max-characters-or-words'];

/**
 * The schema of a text of at most `max` characters as people count them, which openapi.json tells as
 * `x-max-characters`. The schema itself bounds the code units only; the service counts with `graphemes`.
 */
export const characters = (max: number, options: TStringOptions = {}): TString =>
  Type.String({ ...options, maxLength: max * UNITS_PER_GRAPHEME, 'x-max-characters': max });
