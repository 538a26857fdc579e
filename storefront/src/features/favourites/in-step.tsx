/** Loads the code that keeps favourites in step with the account only when somebody is signed in. */
import { useEffect } from 'react'
import { useMe } from '../../platform/user-store.ts'
import { NOTED_KEY } from './store.ts'

/** Whether an account's favourites are still on the device, because it was signed out while no page was open. */
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
