/** What the servers of one process share to be fair to visitors, and to know requests of their own. */
// Whom an address counts for.
export { networkOf } from '../src/traffic/network.ts'
// Places that networks take turns for.
export { Busy, createTurns } from '../src/traffic/turns.ts'
// A limit for each key in a window of time.
export { createWindow } from '../src/traffic/window.ts'
// Requests of the storefront's server.
export { OWN_REQUEST, isOwnRequest } from '../src/http/limits/own-request.ts'
// What the log may say of a GraphQL request.
export { operationOf } from '../src/http/noted.ts'
