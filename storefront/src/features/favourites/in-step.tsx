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

export function FavouritesInStep(): null {
  const id = useMe()?.id ?? null
  useEffect(() => {
    if (id === null && !isNoted()) return undefined
    let gone = false
    let stop: (() => void) | undefined
    void import('./account.ts').then(({ follow }) => {
      if (!gone) stop = follow(id)
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [id])
  return null
}
