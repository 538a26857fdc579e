/** The values from which the content's types are resolved. */
import type { MenuItemRow, MenuRow, PageRow, PageTypeRow } from '../../db/queries/content/content.ts'

export type { MenuItemRow, MenuRow, PageRow, PageTypeRow }

/** The slug of the channel as the client named it; null when it named none. */
export interface MenuSource {
  row: MenuRow
  channelSlug: string | null
}

export interface MenuItemSource {
  row: MenuItemRow
  channelSlug: string | null
}

export interface PageSource {
  row: PageRow
}

export interface PageTypeSource {
  row: PageTypeRow
}
