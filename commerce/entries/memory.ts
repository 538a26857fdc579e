/** Declares the caches of a package beside the service, so that the guide lists them too. */
export { caches, declareCache, type CacheFacts } from '../src/memory/memory.ts'
