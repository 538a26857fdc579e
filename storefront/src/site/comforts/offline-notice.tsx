/** Says that the shop cannot be reached, tries again at intervals or on a press, and says when it is back. */
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { UNREACHABLE_EVENT } from '../../platform/errors.ts'
import { shopAnswers } from '../../platform/shop-answers.ts'
import { Icon } from '@semena/ui/icon'

const AGAIN_MS = 15_000
const THANKS_MS = 4000

type State = 'fine' | 'lost' | 'back'

export function OfflineNotice() {
  const [state, setState] = useState<State>('fine')
  const [busy, setBusy] = useState(false)
  const router = useRouter()
  const client = useQueryClient()
  const lost = useRef(false)

  /** Asks the shop itself, because a device may be online while the shop cannot be reached. */
  const look = useRef(async (): Promise<void> => {
    setBusy(true)
    const there = navigator.onLine && (await shopAnswers())
    setBusy(false)
    if (there === !lost.current) return
    lost.current = !there
    setState(there ? 'back' : 'lost')
    if (!there) return
    // Failed queries are loaded again; everything else on the screen stays.
    void client.refetchQueries({ predicate: ({ state: { status } }) => status === 'error' })
    void router.invalidate({ filter: ({ status }) => status === 'error' })
  }).current

  useEffect(() => {
    const check = (): void => void look()
    const events = ['offline', 'online', UNREACHABLE_EVENT]
    for (const name of events) addEventListener(name, check)
    if (!navigator.onLine) check()
    return () => {
      for (const name of events) removeEventListener(name, check)
    }
  }, [look])

  useEffect(() => {
    if (state === 'fine') return
    const timer =
      state === 'lost'
        ? setInterval(() => void (document.hidden || look()), AGAIN_MS)
        : setTimeout(() => setState('fine'), THANKS_MS)
    return () => {
      clearInterval(timer)
      clearTimeout(timer)
    }
  }, [state, look])

  return (
    <div role="status">
      {state === 'lost' && (
        <div className="offline-notice">
          <Icon name="warn" />
          <p>
            <b>{m.comfort_offline()}</b> {m.comfort_offline_text()}
          </p>
          <button type="button" aria-disabled={busy || undefined} onClick={() => void (busy || look())}>
            {m.comfort_retry()}
          </button>
        </div>
      )}
      {state === 'back' && (
        <div className="offline-notice offline-notice--back">
          <Icon name="check" />
          <p>
            <b>{m.comfort_back()}</b>
          </p>
        </div>
      )}
    </div>
  )
}
