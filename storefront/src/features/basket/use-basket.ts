/** The basket of this channel as the service has it, with the functions that change it. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useChannel } from '../../platform/channel.ts'
import { type LanguageCode, useLanguageCode } from '../../platform/i18n.ts'
import { type Answer, type NewLine, type Outcome, addLine, createQueue, outcome } from './adding.ts'
import { type BasketApi, type BasketCheckout, type BasketLine, type PromoToDrop, basketApi } from './api.ts'
import { basketStore, useStoredBasket } from './store.ts'

/** Changes of the basket wait for each other, whichever button they come from. */
export const enqueue = createQueue()

export function useBasketApi(): BasketApi {
  const channel = useChannel().slug
  const language = useLanguageCode()
  return useMemo(() => basketApi(language, channel), [language, channel])
}

export const basketKey = (channel: string, id: string | null, language: string) =>
  ['basket', channel, id, language] as const

export type BasketView =
  | { kind: 'empty'; gone: boolean }
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; checkout: BasketCheckout }

export function useBasket(): BasketView {
  const channel = useChannel().slug
  const language = useLanguageCode()
  const api = useBasketApi()
  const { checkoutId, quantity } = useStoredBasket()
  const [gone, setGone] = useState<string | null>(null)
  const query = useQuery({
    queryKey: basketKey(channel, checkoutId, language),
    enabled: checkoutId !== null,
    staleTime: 0,
    // Prices and stock may have changed meanwhile, or the basket in another tab.
    refetchOnWindowFocus: 'always',
    queryFn: () => (checkoutId ? api.fetch(checkoutId) : null),
  })
  const { data, refetch } = query

  useEffect(() => {
    if (data === undefined || !checkoutId) return
    if (data) basketStore.keep(channel, data.id, data.quantity)
    else {
      setGone(channel)
      basketStore.clear(channel)
    }
    // Only a new answer of the service sets the stored quantity, so the store is not a dependency of this effect.
  }, [channel, checkoutId, data])
  // When another tab changes the basket, the store tells its quantity at once, and the rest is loaded here.
  const known = data?.quantity
  useEffect(() => {
    if (known !== undefined && known !== quantity) void refetch()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [quantity])

  if (data && checkoutId && data.lines.length > 0) return { kind: 'ready', checkout: data }
  if (!checkoutId || data) return { kind: 'empty', gone: gone === channel }
  if (query.isError) return { kind: 'failed', retry: () => void refetch() }
  return query.isPending || query.isFetching ? { kind: 'loading' } : { kind: 'empty', gone: true }
}

/** Which part of the basket is being changed, so that only its own control shows as busy. */
export type Busy = 'add' | 'promo' | `line:${string}`

export interface BasketPlace {
  client: QueryClient
  channel: string
  language: LanguageCode
}

/** Runs a change after those before it; the answer's checkout replaces the cached one, and its quantity is stored. */
export async function applyChange(
  { client, channel, language }: BasketPlace,
  change: () => Promise<Outcome<BasketCheckout>>,
): Promise<Outcome<BasketCheckout>> {
  const result = await enqueue(change)
  if (result.ok) {
    client.setQueryData(basketKey(channel, result.checkout.id, language), result.checkout)
    basketStore.keep(channel, result.checkout.id, result.checkout.quantity)
    // Whoever has gone on to the checkout meanwhile sees the change there. A first reading of it that is under way may be
    // from before the change, and is not begun anew unless it is given up.
    const queryKey = ['checkout', result.checkout.id]
    void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }))
  }
  return result
}

export function useBasketChanges() {
  const channel = useChannel().slug
  const language = useLanguageCode()
  const api = useBasketApi()
  const client = useQueryClient()
  const [busy, setBusy] = useState<ReadonlySet<Busy>>(new Set())

  const run = useCallback(
    async (name: Busy, change: () => Promise<Outcome<BasketCheckout>>): Promise<Outcome<BasketCheckout>> => {
      setBusy((now) => new Set(now).add(name))
      try {
        return await applyChange({ client, channel, language }, change)
      } finally {
        setBusy((now) => new Set([...now].filter((other) => other !== name)))
      }
    },
    [channel, client, language],
  )

  /** Runs a change of the known checkout; does nothing without one. */
  const change = useCallback(
    (name: Busy, call: (id: string) => Promise<Answer<BasketCheckout>>) =>
      run(name, async () => {
        const { checkoutId } = basketStore.read(channel)
        const result = checkoutId
          ? outcome(await call(checkoutId))
          : ({ ok: false, errors: [{ code: 'NOT_FOUND', field: 'id' }] } as const)
        if (!result.ok && result.errors.some(({ code, field }) => code === 'NOT_FOUND' && field === 'id'))
          basketStore.clear(channel)
        return result
      }),
    [channel, run],
  )

  const [drafts, setDrafts] = useState(0)
  const draft = useCallback((isDraft: boolean) => setDrafts((now) => now + (isDraft ? 1 : -1)), [])

  return {
    busy,
    /** Whether the sums are old, because a change is on its way, or a quantity that is still being chosen (`draft`). */
    isOpen: busy.size > 0 || drafts > 0,
    draft,
    add: (line: NewLine) => run('add', () => addLine(api, basketStore, channel, line)),
    setQuantity: ({ id }: BasketLine, quantity: number) =>
      change(`line:${id}`, (checkout) => api.setQuantity(checkout, id, quantity)),
    remove: ({ id }: BasketLine) => change(`line:${id}`, (checkout) => api.remove(checkout, id)),
    /**
     * Replaces a line by another pack size. That is added before the line is removed, so that a refusal loses nothing.
     */
    swap: async (line: BasketLine, to: NewLine) => {
      const added = await change(`line:${line.id}`, (checkout) => api.add(checkout, [to]))
      return added.ok ? change(`line:${line.id}`, (checkout) => api.remove(checkout, line.id)) : added
    },
    applyPromo: (code: string) => change('promo', (checkout) => api.applyPromo(checkout, code)),
    dropPromo: (what: PromoToDrop) => change('promo', (checkout) => api.dropPromo(checkout, what)),
  }
}

export type BasketChanges = ReturnType<typeof useBasketChanges>
