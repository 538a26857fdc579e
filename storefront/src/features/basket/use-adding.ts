/** Adds a pack to the basket from any page. The code for it is loaded when somebody is about to press the button. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { useLanguageCode } from '../../platform/i18n.ts'
import { notify } from '@semena/ui/toast'
import type { PackToAdd } from './add-pack.ts'

interface Adding {
  add: (pack: PackToAdd) => Promise<void>
  /** Starts loading the code; for when a pointer or finger comes near the button. */
  prepare: () => void
  busy: boolean
}

const fetchAdding = () => import('./add-pack.ts')

export function useAddToBasket(): Adding {
  const channel = useChannel().slug
  const language = useLanguageCode()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const add = async (pack: PackToAdd): Promise<void> => {
    setBusy(true)
    try {
      const { addPack } = await fetchAdding()
      await addPack({ client, channel, language }, pack)
    } catch {
      notify.error(m.errors_title(), m.errors_offline())
    } finally {
      setBusy(false)
    }
  }
  return { add, busy, prepare: () => void fetchAdding().catch(() => null) }
}
