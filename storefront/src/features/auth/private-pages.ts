/** Pages of a signed-in customer that are on screen; whoever is signed out there is led to the way in. */

let shown = 0

/** For an effect: answers what ends it. */
export function showPrivatePage(): () => void {
  shown++
  return () => void shown--
}

export const isPrivatePageShown = (): boolean => shown > 0
