/** Adds a pack to the basket from any page. The code for it is loaded when somebody is about to press the button. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { type LanguageCode, useLanguageCode } from '../../platform/i18n.ts'
import { notify } from '@semena/ui/toast'
import type { PackToAdd } from './add-pack.ts'

interface BasketPlace {
  client: QueryClient
  channel: string
  language: LanguageCode
}

export function useBasketPlace(): BasketPlace {
  const channel = useChannel().slug
  const language = useLanguageCode()
  const client = useQueryClient()
  return useMemo(() => ({ client, channel, language }), [client, channel, language])
}

const fetchAdding = () => import('./add-pack.ts')

/** Starts loading the code; for when a pointer or finger comes near a button. */
export const prepareAdding = (): void => void fetchAdding().catch(() => null)

/** Adds a pack and says how that ended. */
export async function add(place: BasketPlace, pack: PackToAdd): Promise<void> {
  try {
    const { addPack } = await fetchAdding()
    await addPack(place, pack)
  } catch {
    notify.error(m.errors_title(), m.errors_offline())
  }
}

/** `presses` counts those whose answer is still to come. */
export function useAddToBasket(): { add: (pack: PackToAdd) => Promise<void>; presses: number } {
  const place = useBasketPlace()
  const [presses, setPresses] = useState(0)
  return {
    presses,
    add: async (pack) => {
      setPresses((now) => now + 1)
      await add(place, pack)
      setPresses((now) => now - 1)
    },
  }
}
