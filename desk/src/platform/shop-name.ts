/** What the shop is called. The device stores it, so that the frame and the way in have it before the shop answers. */
import { useEffect } from 'react'
import { request } from './graphql.ts'
import { DeskShopNameDocument } from './session.generated.ts'
import { stored } from './stored.ts'

const name = stored('semena.desk.shop-name', (found) => (typeof found === 'string' ? found : ''))

export const setShopName = name.set
export const useShopName = name.use

/** The same, asked for anew: for whoever is not signed in. */
export function useAskedShopName(): string {
  useEffect(() => {
    const gone = new AbortController()
    request(DeskShopNameDocument, {}, gone.signal).then(
      ({ shop }) => setShopName(shop.name),
      () => {
        // The form says itself that the shop cannot be reached.
      },
    )
    return () => gone.abort()
  }, [])
  return useShopName()
}
