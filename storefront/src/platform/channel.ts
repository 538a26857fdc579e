/** The channel of this page. */
import { type Channel, useShop } from './shop.ts'

export type { Channel }
export const useChannel = (): Channel => useShop().channel
