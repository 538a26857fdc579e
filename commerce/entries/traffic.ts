/** What the servers of one process share: limits that are fair to visitors, and a way to know requests of their own. */
// The network to which an address belongs.
export { networkOf } from '../src/traffic/network.ts'
// Bounds the bytes of bodies that are being read.
export { boundBodies } from '../src/traffic/bodies.ts'
// The event by which a server tells long answers that they are to end.
export { LEAVING } from '../src/traffic/leaving.ts'
// Queue turns, which are given to networks in turn.
export { Busy, createTurns } from '../src/traffic/turns.ts'
// A limit for each key in a window of time, which several processes can count together.
export { createWindow, shareWindows, type Counts } from '../src/traffic/window.ts'
// Tells requests of the storefront's server from others.
export { OWN_REQUEST, isOwnRequest } from '../src/http/limits/own-request.ts'
// What the log may say of a GraphQL request.
export { operationOf } from '../src/http/noted.ts'
