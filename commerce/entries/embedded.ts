/** A PostgreSQL of the shop's own; nothing else of the service is loaded with it. */
export { startEmbedded } from '../src/db/embedded/keeper.ts'
// What keeps it from starting, told in one line.
export { StartError } from '../src/start-error.ts'
