/** Lists of warehouses. */
import { columnsOf } from '../../statements/columns-of.ts'
import { warehouses } from '../../tables/shop.ts'
import { contains } from '../attribute/attributes.ts'
import { hasMetadata } from '../metadata/metadata-condition.ts'
import { listOf, Params, type SortKey } from '../../statements/sql.ts'

export type WarehouseRow = typeof warehouses.$inferSelect

export interface WarehouseListInput {
  search: string | null
  ids: string[] | null
  slugs: string[] | null
  /** Warehouses of at least one of these channels. */
  channelIds: number[] | null
  isPrivate: boolean | null
  clickAndCollectOption: string | null
  metadata: readonly { key: string; value?: string | null }[]
  desc: boolean
}

export const warehouseList = listOf('warehouse_list', (input: WarehouseListInput) => {
  const params = new Params()
  const conditions = ['true']
  if (input.search?.trim())
    conditions.push(
      contains(params, ['w.name', 'w.slug', 'w.email', `coalesce(w.address ->> 'companyName', '')`], input.search),
    )
  if (input.ids) conditions.push(`w.id = any(${params.param(input.ids)}::uuid[])`)
  if (input.slugs) conditions.push(`w.slug = any(${params.param(input.slugs)}::text[])`)
  if (input.channelIds)
    conditions.push(
      `w.id in (select warehouse_id from channel_warehouses where channel_id = any(${params.param(input.channelIds)}::int[]))`,
    )
  if (input.isPrivate !== null) conditions.push(`w.is_private = ${params.param(input.isPrivate)}`)
  if (input.clickAndCollectOption)
    conditions.push(`w.click_and_collect_option = ${params.param(input.clickAndCollectOption)}`)
  conditions.push(...hasMetadata(params, 'w.metadata', input.metadata))
  const { desc } = input
  const keys: SortKey[] = [
    { sql: 'w.name', kind: 'text', desc },
    { sql: 'w.id', kind: 'uuid', desc },
  ]
  return {
    select: columnsOf(warehouses, 'w'),
    from: `from warehouses w where ${conditions.join(' and ')}`,
    keys,
    params,
  }
}).examples(() => [
  [
    {
      search: 'a',
      ids: ['00000000-0000-0000-0000-000000000000'],
      slugs: ['a'],
      channelIds: [1],
      isPrivate: true,
      clickAndCollectOption: 'ALL',
      metadata: [{ key: 'a' }, { key: 'a', value: 'b' }],
      desc: true,
    },
  ],
])
