/**
 * The shop's database: connecting, its tables, and what other packages need to keep tables of their own beside them.
 */
// The pools of connections.
export { connect, type Database } from '../src/db/driver/connect.ts'
// Refuses a database that the shop cannot run on, and tries whether it takes writes.
export { refuseUnfit, tryWriting } from '../src/db/driver/fitness.ts'
// Refuses to begin where this machine's clock is far from the database's.
export { refuseWrongClock, sayAhead } from '../src/db/driver/clock.ts'
// The service's tables, and the lock under which any tables change.
export { changeTables, migrate } from '../src/db/migrate.ts'
// Runs several statements in one transaction.
export { transaction } from '../src/db/driver/transaction.ts'
// Tells every process what changed of the catalogue.
export { createChanges, type Changes } from '../src/db/driver/changes.ts'
// Reference data, which is small and kept in memory.
export { reference } from '../src/db/queries/reference/reference.ts'
