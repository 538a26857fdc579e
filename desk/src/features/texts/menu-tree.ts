/** A menu's items as a tree, and where an item comes to stand when it is moved. */
import type { MenuItemMoveInput } from '../../platform/inputs.generated.ts'
import type { DeskMenuItemFragment, DeskMenuQuery } from './menus.generated.ts'

export type MenuItem = DeskMenuItemFragment
type Nested = MenuItem & { children?: readonly Nested[] | null }

export interface Place {
  item: MenuItem
  parentId: string | null
  /** Its place among its neighbours, from 0. */
  at: number
  /** How many neighbours there are, itself counted. */
  of: number
  depth: number
}

/** The deepest level on which the desk puts an item, from 0. */
const DEEPEST = 3

/** All items in the order in which they are read. */
export function placesOf(menu: NonNullable<DeskMenuQuery['menu']>): Place[] {
  const places: Place[] = []
  const walk = (items: readonly Nested[], parentId: string | null, depth: number): void => {
    for (const [at, item] of items.entries()) {
      places.push({ item, parentId, at, of: items.length, depth })
      walk(item.children ?? [], item.id, depth + 1)
    }
  }
  walk(menu.items ?? [], null, 0)
  return places
}

/** Where an item may go by one step; null where it cannot. */
export type Step = 'up' | 'down' | 'in' | 'out'

export function stepOf(places: readonly Place[], id: string, step: Step): MenuItemMoveInput | null {
  const place = places.find(({ item }) => item.id === id)!
  const siblings = places.filter(({ parentId }) => parentId === place.parentId)
  switch (step) {
    case 'up':
      return place.at > 0 ? { itemId: id, parentId: place.parentId, sortOrder: -1 } : null
    case 'down':
      return place.at < place.of - 1 ? { itemId: id, parentId: place.parentId, sortOrder: 1 } : null
    case 'in': {
      const above = siblings[place.at - 1]
      return above && place.depth + heightOf(places, id) < DEEPEST
        ? { itemId: id, parentId: above.item.id, sortOrder: 0 }
        : null
    }
    case 'out': {
      const parent = places.find(({ item }) => item.id === place.parentId)
      return parent ? moveTo(places, id, parent.parentId, parent.at + 1) : null
    }
  }
}

/** How many levels stand below an item. */
function heightOf(places: readonly Place[], id: string): number {
  const below = places.filter(({ parentId }) => parentId === id)
  return Math.max(0, ...below.map(({ item }) => heightOf(places, item.id) + 1))
}

/** The move that puts an item at a place among the items below `parentId`; null where it stands there, or within itself. */
export function moveTo(
  places: readonly Place[],
  id: string,
  parentId: string | null,
  at: number,
): MenuItemMoveInput | null {
  const place = places.find(({ item }) => item.id === id)
  if (!place) return null
  for (let up = parentId; up; up = places.find(({ item }) => item.id === up)?.parentId ?? null)
    if (up === id) return null
  const siblings = places.filter((other) => other.parentId === parentId)
  if (place.parentId === parentId) {
    // Its own place is free once it is taken up.
    const to = at > place.at ? at - 1 : at
    return to === place.at ? null : { itemId: id, parentId, sortOrder: to - place.at }
  }
  const depth = parentId ? places.find(({ item }) => item.id === parentId)!.depth + 1 : 0
  if (depth + heightOf(places, id) > DEEPEST) return null
  // An item from elsewhere is put last, and moved up from there.
  return { itemId: id, parentId, sortOrder: at - siblings.length }
}
