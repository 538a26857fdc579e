/** `npm run check`: every check of the code that needs no browser. Runs every step, then says which failed. */
import { CHECK } from './support/check.ts'
import { run } from './support/steps.ts'

await run(CHECK)
