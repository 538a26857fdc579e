/** `npm run check`: everything that can be said of the code without a browser. Runs every step, then says which failed. */
import { CHECK } from './support/check.ts'
import { run } from './support/steps.ts'

await run(CHECK)
