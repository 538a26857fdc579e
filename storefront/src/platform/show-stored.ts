/** Shows what is stored on the device in elements that no component renders again, such as those of cards. */
import type { Stored } from './stored.ts'

/** Calls `show` for each element of the page that matches `selector`, now and whenever the store changes. */
export function showStored<E extends Element>(
  selector: string,
  { subscribe }: Pick<Stored<unknown>, 'subscribe'>,
  show: (element: E) => void,
): void {
  const showAll = (): void => document.querySelectorAll<E>(selector).forEach(show)
  subscribe(showAll)
  showAll()
}
