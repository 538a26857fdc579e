/** The PostgreSQL that the shop starts itself. This entry loads nothing else of the service. */
export { type Embedded, type EmbeddedOptions, startEmbedded } from '../src/db/embedded/keeper.ts'
export { asDiskFault } from '../src/db/embedded/disk.ts'
// The error of what keeps it from starting, in one line.
export { StartError } from '../src/start-error.ts'
