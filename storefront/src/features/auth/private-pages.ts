/** Counts the private pages on screen: a customer who is signed out on one is led to the sign-in page. */

let shown = 0

/** For an effect: counts a private page as shown until the returned function is called. */
export function showPrivatePage(): () => void {
  shown++
  return () => void shown--
}

export const isPrivatePageShown = (): boolean => shown > 0
