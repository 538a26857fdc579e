/** Whether the palette is open; the navigation, keys and the palette share it. */
import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}
export const openPalette = (): void => set(true)
export const closePalette = (): void => set(false)

export const usePaletteOpen = (): boolean =>
  useSyncExternalStore(
    (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    () => open,
  )
