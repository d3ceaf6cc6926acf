import { defineConfig } from 'drizzle-kit';

/** `npm run migration -w backend` writes the next migration from the tables of the modules. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/modules/*/tables.ts',
  out: './migrations',
});
