/** Products that cannot be sent by a way to ship. */
import { Button } from '@semena/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { SearchBox } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Section } from '../../parts/page.tsx'
import { mutate, request } from '../../platform/graphql.ts'
import { useGoodsChannel } from '../../platform/rights.ts'
import type { Method } from './method-type.ts'
import {
  DeskAllowProductsDocument,
  DeskExcludeProductsDocument,
  DeskProductsToExcludeDocument,
} from './shipping.generated.ts'

export function Excluded({ method }: { method: Method }) {
  const client = useQueryClient()
  const [search, setSearch] = useState('')
  const channel = useGoodsChannel()
  const excluded = method.excludedProducts?.edges.map(({ node }) => node) ?? []
  const { data: found = [] } = useQuery({
    queryKey: ['products', 'exclude', search, channel],
    enabled: search.trim().length > 1,
    queryFn: async ({ signal }) =>
      (await request(DeskProductsToExcludeDocument, { search, channel }, signal)).products?.edges.map(
        ({ node }) => node,
      ) ?? [],
  })
  const send = useAct(async (isExcluded: boolean, product: string) => {
    const variables = { id: method.id, products: [product] }
    const { faults } = isExcluded
      ? await mutate(DeskExcludeProductsDocument, variables)
      : await mutate(DeskAllowProductsDocument, variables)
    await client.invalidateQueries({ queryKey: ['shipping'] })
    setSearch('')
    return faults
  })
  const others = search ? found.filter(({ id }) => !excluded.some((one) => one.id === id)) : []
  return (
    <Section title={m.settings_excluded()}>
      {excluded.length === 0 && <p className="settings-note">{m.settings_excluded_none()}</p>}
      <ul className="settings-lines">
        {excluded.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button look="square" aria-label={m.settings_take_away({ name })} onClick={() => void send.run(false, id)}>
              <Icon name="x" />
            </Button>
          </li>
        ))}
      </ul>
      <SearchBox label={m.settings_exclude()} value={search} onChange={setSearch} />
      <ul className="settings-lines">
        {others.map(({ id, name }) => (
          <li key={id}>
            <Button look="link" onClick={() => void send.run(true, id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
