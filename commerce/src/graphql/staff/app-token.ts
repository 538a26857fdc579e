/** Tokens with which an app's pages in Dashboard know who looks at them. */
import { userOf } from '../../context.ts'
import { issueForApp } from '../../domain/account/tokens.ts'
import { permissionsOfPage, permissionsOfPerson } from '../../domain/staff/app-page.ts'
import type { GraphqlContext } from '../context.ts'
import type { AppSource, ExtensionSource } from './sources.ts'

/** Such a token for the member of staff who asks; null for everybody else. */
export async function tokenForApp(
  ctx: GraphqlContext,
  app: AppSource,
  extension: ExtensionSource | null = null,
): Promise<string | null> {
  const viewer = userOf(ctx)
  if (!viewer?.isStaff || !app.isActive) return null
  const own = permissionsOfPerson(viewer)
  return issueForApp(ctx, viewer, {
    appId: app.id,
    extensionId: extension?.id ?? null,
    audience: app.audience,
    permissions: permissionsOfPage(own, app, extension),
    userPermissions: own,
  })
}
