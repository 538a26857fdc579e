/** What content types are resolved from. */
import type { MenuItemRow, MenuRow, PageRow, PageTypeRow } from '../../db/queries/content.ts'

export type { MenuItemRow, MenuRow, PageRow, PageTypeRow }

/** The channel that was asked for, as it was named; null when none was. */
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
