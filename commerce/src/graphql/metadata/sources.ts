/** Loading whatever has metadata by its type and key, for nouns that refer to things of every kind. */
export { METADATA_ITEMS } from './items.ts'
