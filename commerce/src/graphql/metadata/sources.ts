/** Loading whatever has metadata by its type and key, for nouns that refer to things of every kind. */
export { itemOf, loadItem } from './items.ts'
