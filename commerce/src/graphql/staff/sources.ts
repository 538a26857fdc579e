/** The values from which the types of groups and apps are resolved. */
import type { ExtensionRow, InstallationRow, ProblemRow } from '../../db/queries/app/app-installation.ts'
import type { apps, permissionGroups } from '../../db/tables/index.ts'

export type GroupSource = typeof permissionGroups.$inferSelect
export type AppSource = typeof apps.$inferSelect

/** A token is shown by its last four characters only. */
export interface AppTokenSource {
  id: number
  name: string
  lastFour: string
}

export type ExtensionSource = ExtensionRow
export type InstallationSource = InstallationRow
export type ProblemSource = ProblemRow

/** An app's logo. */
export interface LogoSource {
  url: string
}
