/** The shop's name as it stands on drawn packs: that of the folder, else that of the shop. */
import type { Queryable } from '../db/statements/statement.ts'
import { statement } from '../db/statements/statement.ts'
import type { Folder } from './folder.ts'

const FILE = 'shop.json'
const IMPORT_SHOP_NAME = statement('import_shop_name', 'select name from shops order by id limit 1')

/** The name in the folder; null where it has none. What is wrong with the file, its part of the import says. */
export function makerIn(folder: Pick<Folder, 'text'>): string | null {
  try {
    const { name } = JSON.parse((folder.text(FILE) ?? '{}').replace(/^\uFEFF/, '')) as { name?: unknown }
    return typeof name === 'string' ? name : null
  } catch {
    return null
  }
}

/** The name in the folder, or else in the shop. */
export const makerOf = async (folder: Pick<Folder, 'text'>, on: Queryable): Promise<string> =>
  makerIn(folder) ?? (await IMPORT_SHOP_NAME.first(on))?.name ?? ''
