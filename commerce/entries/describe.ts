/** Asks the database for the types of statements, for the generator that writes them down. */
// Loads every module of a folder, so that its statements are known.
export { importStatements } from '../src/db/describe/generate.ts'
// The types of statements as the database describes them.
export { describeStatements } from '../src/db/describe/generate.ts'
