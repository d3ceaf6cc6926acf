import { pgTable, text } from 'drizzle-orm/pg-core';

/** How Chinese characters sound, for lists by name; migration 0017 fills it, nothing else writes it. */
export const characterSounds = pgTable('character_sound', {
  character: text('character').primaryKey(),
  /** Pinyin with its tone, ü as v: `li3`. The usual one of several. */
  sound: text('sound').notNull(),
  /** Another one at the beginning of a person's name, as of 单 and 曾. */
  surname: text('surname'),
});
