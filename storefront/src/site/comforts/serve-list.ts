/** The buttons that put a variety into a list on the device, such as hearts. No component listens to them. */
import { servePresses } from '@semena/ui/early-clicks'
import { showStored } from '../../platform/show-stored.ts'
import type { Stored } from '../../platform/stored.ts'

/**
 * Serves the buttons that have the list's key as `data-early`: shows whether their `data-slug` is in the list, and calls
 * `toggle` with it when they are pressed. Before that the page's first script does both.
 */
export function serveList(
  key: string,
  list: Pick<Stored<readonly string[]>, 'get' | 'subscribe'>,
  toggle: (slug: string) => void,
): void {
  const slugOf = ({ dataset }: HTMLButtonElement): string => dataset['slug'] ?? ''
  servePresses(key, (button) => toggle(slugOf(button)))
  showStored<HTMLButtonElement>(`button[data-early="${key}"]`, list, (button) =>
    button.setAttribute('aria-pressed', String(list.get().includes(slugOf(button)))),
  )
}
