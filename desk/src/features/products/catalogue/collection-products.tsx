/** The products of a collection in their order: what is done to them is kept at once. */
import { Button } from '@semena/ui/button'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useAct } from '../../../parts/act.ts'
import { SearchBox } from '../../../parts/forms.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { Grip, moved } from '../../../parts/grip.tsx'
import { Nothing } from '../../../parts/page.tsx'
import { pagesOf, usePages } from '../../../parts/pages.ts'
import type { Fault } from '../../../platform/faults.ts'
import { mutate, request } from '../../../platform/graphql.ts'
import { DeskCollectionProductsDocument, DeskFindProductNamesDocument } from './catalogue.generated.ts'
import {
  DeskCollectionAddDocument,
  DeskCollectionRemoveDocument,
  DeskCollectionReorderDocument,
} from './change.generated.ts'

interface Row {
  id: string
  name: string
  thumbnail: { url: string } | null
}

export function CollectionProducts({ id }: { id: string }) {
  const group = useId()
  const client = useQueryClient()
  const [search, setSearch] = useState('')
  const { rows, hasMore, onMore } = usePages(
    pagesOf<Row>(['products', 'in-collection', id], async (after, signal) => {
      const { collection } = await request(DeskCollectionProductsDocument, { id, after }, signal)
      return collection?.products
    }),
  )
  const { data: found = [] } = useQuery({
    queryKey: ['products', 'names', search],
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      ((await request(DeskFindProductNamesDocument, { search }, signal)).products?.edges ?? []).map(({ node }) => node),
  })
  const act = useAct(async (work: () => Promise<{ faults: Fault[] }>) => {
    const { faults } = await work()
    await client.invalidateQueries({ queryKey: ['products'] })
    return faults
  })
  const ids = (rows ?? []).map((row) => row.id)
  const key = ids.join()
  const [order, setOrder] = useState<string[] | null>(null)
  useEffect(() => setOrder((before) => (before?.join() === key ? before : null)), [key])
  const shown = (order ?? ids).flatMap((one) => rows?.find((row) => row.id === one) ?? [])
  /** Tells the service of the one that was moved, and by how far. */
  const keep = (now: readonly string[], product: string): void => {
    const sortOrder = now.indexOf(product) - ids.indexOf(product)
    if (sortOrder === 0) return
    void act.run(() => mutate(DeskCollectionReorderDocument, { id, moves: [{ productId: product, sortOrder }] }))
  }
  return (
    <>
      <SearchBox label={m.products_add_product()} value={search} onChange={setSearch} />
      {search.length > 1 && (
        <ul className="catalogue-rows" aria-label={m.products_add_product()}>
          {found
            .filter((one) => !ids.includes(one.id))
            .map((one) => (
              <li key={one.id}>
                <Button
                  look="link"
                  onClick={() => void act.run(() => mutate(DeskCollectionAddDocument, { id, products: [one.id] }))}
                >
                  <Icon name="plus" small /> {one.name}
                </Button>
              </li>
            ))}
        </ul>
      )}
      {rows?.length === 0 && <Nothing title={m.products_collection_empty()} />}
      <ol className="catalogue-rows">
        {shown.map((row, place) => (
          <li key={row.id} data-order={group} className="catalogue-row catalogue-row--pictured">
            <Grip
              group={group}
              name={row.name}
              place={place}
              count={shown.length}
              onMove={(to) => setOrder(moved(order ?? ids, place, to))}
              onDone={() => order && keep(order, row.id)}
            />
            <img className="catalogue-picture" src={row.thumbnail?.url} alt="" draggable={false} />
            <Link to="/products/$id" params={{ id: row.id }}>
              {row.name}
            </Link>
            <Button
              look="square"
              aria-label={m.products_take_away({ name: row.name })}
              onClick={() => void act.run(() => mutate(DeskCollectionRemoveDocument, { id, products: [row.id] }))}
            >
              <Icon name="x" small />
            </Button>
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button look="line" onClick={onMore}>
          {m.products_more()}
        </Button>
      )}
    </>
  )
}
