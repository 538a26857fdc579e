/**
 * Pages of apps inside Dashboard or the desk. A page acts by its own token. Its permissions are those that the person,
 * the app and the extension all have.
 */
import type { PermissionEnum } from '@semena/contract/enums'
import type { Services } from '../../context.ts'
import { type AppRow, appsByIds } from '../../db/queries/app/app.ts'
import { extensionById, type ExtensionRow } from '../../db/queries/app/app-installation.ts'
import type { AppPage } from '../account/tokens.ts'
import { PERMISSIONS } from './permissions.ts'

/** Everything a person may do. */
export const permissionsOfPerson = (person: {
  isSuperuser: boolean
  permissions: Iterable<string>
}): PermissionEnum[] => {
  const own = new Set(person.permissions)
  return PERMISSIONS.filter((p) => person.isSuperuser || own.has(p))
}

/** What the page of an app may do for somebody with these permissions. */
export function permissionsOfPage(
  person: readonly PermissionEnum[],
  app: Pick<AppRow, 'permissions'>,
  extension: Pick<ExtensionRow, 'permissions'> | null,
): PermissionEnum[] {
  return person.filter((p) => app.permissions.includes(p) && (extension === null || extension.permissions.includes(p)))
}

/** The same for a page as its app is now; null where the app is gone or switched off, or the extension is gone. */
export async function permissionsOfPageNow(
  { database: { pool } }: Pick<Services, 'database'>,
  person: readonly PermissionEnum[],
  { appId, extensionId }: AppPage,
): Promise<PermissionEnum[] | null> {
  const [app] = await appsByIds(pool, [appId])
  const extension = extensionId === null ? null : await extensionById(pool, extensionId)
  if (!app?.isActive || (extensionId !== null && extension?.appId !== appId)) return null
  return permissionsOfPage(person, app, extension)
}
