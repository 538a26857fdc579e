/**
 * Stands in for `use-sync-external-store/shim/with-selector`, which carries a shim that React 19 does not need.
 *
 * Leans on: TanStack's store imports that module by this name, and uses only this function of it.
 * Gain: about 0.4 kB with brotli on every page.
 * May go: when TanStack's store uses React's own hook.
 * When it changes: the build fails (`own-selector.ts`).
 */
import { useMemo, useRef, useSyncExternalStore } from 'react'

export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: (() => Snapshot) | null | undefined,
  selector: (snapshot: Snapshot) => Selection,
  isEqual?: (a: Selection, b: Selection) => boolean,
): Selection {
  const last = useRef<{ value: Selection } | null>(null)
  const [read, readOnServer] = useMemo(() => {
    let known: { snapshot: Snapshot; selection: Selection } | null = null
    const select = (snapshot: Snapshot): Selection => {
      if (known && Object.is(known.snapshot, snapshot)) return known.selection
      const next = selector(snapshot)
      const before = known ? { value: known.selection } : last.current
      // An equal selection keeps its identity, so that components do not render again.
      const selection = before && isEqual?.(before.value, next) ? before.value : next
      known = { snapshot, selection }
      return selection
    }
    return [() => select(getSnapshot()), getServerSnapshot ? () => select(getServerSnapshot()) : undefined] as const
  }, [getSnapshot, getServerSnapshot, selector, isEqual])
  const value = useSyncExternalStore(subscribe, read, readOnServer)
  last.current = { value }
  return value
}
