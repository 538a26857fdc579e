/** Finds what is to be added to an order: by name, pack or SKU. */
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Amount } from '../../parts/figures.tsx'
import { request } from '../../platform/graphql.ts'
import { DeskFindVariantsDocument } from './edit.generated.ts'

export function FindVariant({
  channel,
  busy,
  onFound,
}: {
  channel: string
  busy: boolean
  onFound: (variantId: string) => void
}) {
  const id = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const search = useDeferredValue(text.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['products', 'find-variants', channel, search],
    enabled: search.length > 1,
    queryFn: async ({ signal }) =>
      (await request(DeskFindVariantsDocument, { search, channel }, signal)).productVariants?.edges ?? [],
  })
  const found = search.length > 1 ? (data ?? []).map(({ node }) => node) : []
  const choose = (place: number): void => {
    const one = found[place]
    if (!one || busy) return
    onFound(one.id)
    setText('')
    setAt(0)
    field.current?.focus()
  }
  return (
    <div className="order-find">
      <label htmlFor={id} className="visually-hidden">
        {m.orders_add_goods()}
      </label>
      <input
        ref={field}
        id={id}
        className="field-input"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
        aria-busy={busy || isFetching || undefined}
        autoComplete="off"
        placeholder={m.orders_add_goods()}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
          if (step) {
            event.preventDefault()
            setAt((at + step + found.length) % Math.max(1, found.length))
          }
          if (event.key === 'Enter') {
            event.preventDefault()
            choose(at)
          }
          if (event.key === 'Escape') setText('')
        }}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={m.orders_add_goods()}
        className="order-find-list"
        hidden={found.length === 0}
      >
        {found.map((one, place) => (
          <div
            key={one.id}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            className="order-find-one"
            onMouseMove={() => setAt(place)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            {one.product.thumbnail && <img src={one.product.thumbnail.url} alt="" width="28" height="28" />}
            <span>
              {one.product.name}, {one.name}
            </span>
            <span className="order-find-detail">
              {one.sku} · {m.orders_left({ count: one.quantityAvailable ?? 0 })}
            </span>
            <Amount money={one.pricing?.price?.gross} />
          </div>
        ))}
      </div>
      {search.length > 1 && data?.length === 0 && !isFetching && (
        <p className="order-quiet">{m.orders_no_goods_found()}</p>
      )}
    </div>
  )
}
