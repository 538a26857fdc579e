/** Whether this is the browser, after the server's page has been taken over: only then may something of the visitor show. */
import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
