/** `npm run migration --workspace commerce -- --name what_changes` writes a migration from the tables. */
import { defineConfig } from 'drizzle-kit'

export default defineConfig({ dialect: 'postgresql', schema: './src/db/tables/index.ts', out: './src/db/migrations' })
