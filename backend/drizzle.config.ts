import { defineConfig } from 'drizzle-kit';

/** `npm run migration -w backend` writes the next migration from the tables of modules and mechanisms. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/columns.ts',
    './src/{modules/*,modules/*/*,dictionaries,forms,jobs,limits,names,outbox,review,uploads}/*tables.ts',
  ],
  out: './migrations',
});
