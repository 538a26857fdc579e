/** The catalogue, as other features may use it. */
export { VarietyCard } from './card.tsx'
export { ComparePage } from './compare/compare-page.tsx'
export { loadComparison } from './compare/load.ts'
export { compareSearch } from './compare/search.ts'
export { CompareTray } from './compare/tray.tsx'
export { Crumbs } from './crumbs.tsx'
export { FactList } from './facts/fact-list.tsx'
export { VarietyMap } from './field-map.tsx'
export { FinderPage } from './finder/finder-page.tsx'
export { loadFinder } from './finder/load.ts'
export { finderSearch } from './finder/search.ts'
export { ListPage } from './list/list-page.tsx'
export { loadList } from './list/load.ts'
export { type Picture, pictureOf, picturesOf } from './pictures.ts'
export { deliveryQuery } from './delivery-query.ts'
export { VarietyPicture } from './plate-picture.tsx'
export { offerOf } from './pack.ts'
export { PackPrice } from './price.tsx'
export { loadProduct } from './product/load.ts'
export { ProductPage } from './product/product-page.tsx'
export { varietyCard } from './share.ts'
export { Recent } from './recent/recent.tsx'
export {
  type TableRow,
  bySlugsQuery,
  collectionQuery,
  mapQuery,
  listQuery,
  tableQuery,
  scalesQuery,
} from './queries.ts'
export { useRanks } from './ranks.ts'
export { type CatalogSearch, catalogSearch, isNarrowedOrLater } from './search.ts'
export { ROW_SIZES, Section } from './section.tsx'
export { type Variety, factsOf, nameOf } from './variety.ts'
export { VarietyTable } from './variety-table.tsx'
