/** Warehouses at which buyers fetch their goods themselves, by channel. */
import type { CollectionPoint, Reference } from '../../db/queries/reference/reference.ts'

type Points = Pick<Reference, 'collectionPoints' | 'channelWarehouses'>

export const pointsOf = ({ collectionPoints, channelWarehouses }: Points, channelId: number): CollectionPoint[] =>
  collectionPoints.filter((p) => channelWarehouses.get(channelId)?.has(p.id))

/** The collection point of a checkout; null where it has none, or where the channel has that one no more. */
export const pointOf = (
  shop: Points,
  { collectionPointId, channel }: { collectionPointId: string | null; channel: { id: number } },
): CollectionPoint | null => pointsOf(shop, channel.id).find((p) => p.id === collectionPointId) ?? null

/** Warehouses from which the goods for a collection point may come. */
export const warehousesOf = (shop: Points, channelId: number, { id, isLocal }: CollectionPoint): string[] =>
  isLocal ? [id] : [...new Set([id, ...(shop.channelWarehouses.get(channelId) ?? [])])]
