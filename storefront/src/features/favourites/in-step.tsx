/** Watches for somebody signed in; what keeps the device in step with the account is fetched only then. */
import { useEffect } from 'react'
import { useMe } from '../../platform/user-store.ts'
import { NOTED_KEY } from './store.ts'

/** Somebody was signed out while no page was open. */
function isNoted(): boolean {
  try {
    return window.localStorage.getItem(NOTED_KEY) !== null
  } catch {
    return false
  }
}

async function keepUp(user: string | null, until: AbortSignal): Promise<void> {
  const { followAccount: follow } = await import('./account.ts')
  if (!until.aborted) follow(user, until)
}

export function FavouritesInStep(): null {
  const id = useMe()?.id ?? null
  useEffect(() => {
    if (id === null && !isNoted()) return undefined
    const following = new AbortController()
    void keepUp(id, following.signal)
    return () => following.abort()
  }, [id])
  return null
}
