/** The warehouses with their addresses. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import { DeskWarehousesDocument } from './warehouses.generated.ts'

export const warehousesQuery = queryOptions({
  queryKey: ['warehouses', 'list'],
  queryFn: async ({ signal }) =>
    (await request(DeskWarehousesDocument, {}, signal)).warehouses?.edges.map(({ node }) => node) ?? [],
})
