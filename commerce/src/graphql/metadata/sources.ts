/** Loading whatever has metadata by its type and key, for nouns that refer to things of every kind. */
export { itemOf, loadItem, sourceOf } from './items.ts'
export { listedOf } from './listed-of.ts'
