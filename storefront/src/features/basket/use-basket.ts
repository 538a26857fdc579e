/** The basket of this channel as the service has it, and what can be done with it. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useChannel } from '../../platform/channel.ts'
import { type LanguageCode, useLanguageCode } from '../../platform/i18n.ts'
import { type Answer, type NewLine, type Outcome, addLine, createQueue, outcome } from './adding.ts'
import { type BasketApi, type BasketCheckout, type BasketLine, basketApi } from './api.ts'
import { basketStore, useStoredBasket } from './store.ts'

/** Changes of the basket wait for each other, whichever button they come from. */
const inTurn = createQueue()

export function useBasketApi(): BasketApi {
  const channel = useChannel().slug
  const language = useLanguageCode()
  return useMemo(() => basketApi(language, channel), [language, channel])
}

export const basketKey = (channel: string, id: string | null, language: string) =>
  ['basket', channel, id, language] as const

export type BasketView =
  | { kind: 'empty' }
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; checkout: BasketCheckout }

export function useBasket(): BasketView {
  const channel = useChannel().slug
  const language = useLanguageCode()
  const api = useBasketApi()
  const { checkoutId } = useStoredBasket()
  const query = useQuery({
    queryKey: basketKey(channel, checkoutId, language),
    enabled: checkoutId !== null,
    staleTime: 0,
    queryFn: async () => {
      if (!checkoutId) return null
      const checkout = await api.fetch(checkoutId)
      if (checkout) basketStore.keep(channel, checkout.id, checkout.quantity)
      else basketStore.clear(channel)
      return checkout
    },
  })
  if (!checkoutId) return { kind: 'empty' }
  if (query.data) return query.data.lines.length > 0 ? { kind: 'ready', checkout: query.data } : { kind: 'empty' }
  if (query.isError) return { kind: 'failed', retry: () => void query.refetch() }
  return query.isPending || query.isFetching ? { kind: 'loading' } : { kind: 'empty' }
}

/** A name for what is being changed, so that only its own control shows as busy. */
export type Busy = 'add' | 'promo' | `line:${string}`

export interface BasketPlace {
  client: QueryClient
  channel: string
  language: LanguageCode
}

/** Runs one change when the others are done; its checkout replaces the local one, and its quantity is hard-set. */
export async function settleChange(
  { client, channel, language }: BasketPlace,
  change: () => Promise<Outcome<BasketCheckout>>,
): Promise<Outcome<BasketCheckout>> {
  const result = await inTurn(change)
  if (result.ok) {
    basketStore.keep(channel, result.checkout.id, result.checkout.quantity)
    client.setQueryData(basketKey(channel, result.checkout.id, language), result.checkout)
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
        return await settleChange({ client, channel, language }, change)
      } finally {
        setBusy((now) => new Set([...now].filter((other) => other !== name)))
      }
    },
    [channel, client, language],
  )

  /** A change of the checkout that is known; without one there is nothing to change. */
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

  return {
    busy,
    add: (line: NewLine) => run('add', () => addLine(api, basketStore, channel, line)),
    setQuantity: ({ id }: BasketLine, quantity: number) =>
      change(`line:${id}`, (checkout) => api.setQuantity(checkout, id, quantity)),
    remove: ({ id }: BasketLine) => change(`line:${id}`, (checkout) => api.remove(checkout, id)),
    /** Another pack size instead of a line: it is added first, so that a refusal loses nothing. */
    swap: async (line: BasketLine, to: NewLine) => {
      const added = await change(`line:${line.id}`, (checkout) => api.add(checkout, [to]))
      return added.ok ? change(`line:${line.id}`, (checkout) => api.remove(checkout, line.id)) : added
    },
    applyPromo: (code: string) => change('promo', (checkout) => api.applyPromo(checkout, code)),
    dropPromo: (code: string) => change('promo', (checkout) => api.dropPromo(checkout, code)),
  }
}

export type BasketChanges = ReturnType<typeof useBasketChanges>
