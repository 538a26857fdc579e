/** All categories, of which a tree is made. */
import { queryOptions } from '@tanstack/react-query'
import { readAll } from '../../../parts/pages.ts'
import { request } from '../../../platform/graphql.ts'
import { DeskCategoryTreeDocument } from './catalogue.generated.ts'

export const treeQuery = queryOptions({
  queryKey: ['products', 'category-tree'],
  queryFn: ({ signal }) =>
    readAll(async (after) => (await request(DeskCategoryTreeDocument, { after }, signal)).categories),
})
