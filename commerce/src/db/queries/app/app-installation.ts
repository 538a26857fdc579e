/** Installations of apps that have not ended, or have failed, and the extensions and problems of apps. */
import type { PoolClient } from 'pg'
import { columnsOf } from '../../statements/columns-of.ts'
import { statement } from '../../statements/statement.ts'
import { appExtensions, appInstallations, appProblems } from '../../tables/index.ts'
import { equals, oneOf } from '../../statements/conditions.ts'
import { integer, listBy } from '../../statements/list-by.ts'

export type InstallationRow = typeof appInstallations.$inferSelect
export type ExtensionRow = typeof appExtensions.$inferSelect
export type ProblemRow = typeof appProblems.$inferSelect

const INSTALLATION = columnsOf(appInstallations, 'i')
const EXTENSION = columnsOf(appExtensions, 'e')
const PROBLEM = columnsOf(appProblems, 'p')

export const allInstallations = statement(
  'all_installations',
  `select ${INSTALLATION} from app_installations i order by i.id`,
).many

export const lockInstallation = statement(
  'lock_installation',
  `select ${INSTALLATION} from app_installations i where i.id = $1 for update`,
).first

export const retryInstallation = statement(
  'retry_installation',
  `update app_installations i set state = 'PENDING', message = null, activates = $2, updated_at = now() where i.id = $1 returning ${INSTALLATION}`,
).single

/** Claims an installation that waits. */
export const claimInstallation = statement(
  'claim_installation',
  `update app_installations i set claimed_until = $2 where i.id = (select id from app_installations
      where state = 'PENDING' and (claimed_until is null or claimed_until <= $1) order by id limit 1 for update skip locked)
    returning ${INSTALLATION}`,
).first

export const failInstallation = statement(
  'fail_installation',
  `update app_installations set state = 'FAILED', message = $2, claimed_until = null, updated_at = now() where id = $1`,
).run

export const deleteInstallation = statement('delete_installation', 'delete from app_installations where id = $1').run

export const extensionsOfApps = statement(
  'extensions_of_apps',
  `select ${EXTENSION} from app_extensions e where e.app_id = any($1::int[]) order by e.id`,
).many

/** An extension of an active app. */
export const extensionById = statement(
  'extension_by_id',
  `select ${EXTENSION} from app_extensions e join apps a on a.id = e.app_id and a.is_active where e.id = $1`,
).first

export const extensionList = listBy('extension_list', {
  select: EXTENSION,
  from: 'app_extensions e join apps a on a.id = e.app_id where a.is_active',
  conditions: { mounts: oneOf('upper(e.mount_name)', 'text'), target: equals('upper(e.target_name)', 'text') },
  orders: { ID: [integer('e.id')] },
})

export const problemsOfApps = statement(
  'problems_of_apps',
  `select ${PROBLEM} from app_problems p where p.app_id = any($1::int[]) order by p.updated_at desc, p.id desc`,
).many

const COUNT_PROBLEM = statement(
  'count_problem',
  `update app_problems p set count = p.count + 1, message = $3, is_critical = p.is_critical or p.count + 1 >= $4, updated_at = $5
    where p.id = (select id from app_problems where app_id = $1 and key = $2 and dismissed_by is null and updated_at >= $6 order by id desc limit 1)
    returning ${PROBLEM}`,
)
const INSERT_PROBLEM = statement(
  'insert_problem',
  `insert into app_problems as p (app_id, key, message, is_critical, created_at, updated_at) values ($1, $2, $3, $4, $5, $5) returning ${PROBLEM}`,
)

/** Counts a problem that stands since `since` at least, or begins a new one. */
export async function reportProblem(
  client: PoolClient,
  p: { appId: number; key: string; message: string; criticalThreshold: number | null; now: Date; since: Date },
): Promise<ProblemRow> {
  const most = p.criticalThreshold ?? 2_000_000_000
  return (
    (await COUNT_PROBLEM.first(client, p.appId, p.key, p.message, most, p.now, p.since)) ??
    INSERT_PROBLEM.single(client, p.appId, p.key, p.message, most <= 1, p.now)
  )
}

/** Dismisses problems by their ids or keys, of one app where one is named. */
export const dismissProblems = statement(
  'dismiss_problems',
  `update app_problems set dismissed_by = case when $userId::int is null then 'APP' else 'USER' end, dismissed_by_user_id = $userId
    where dismissed_by is null and ($appId::int is null or app_id = $appId) and (id = any($ids::int[]) or key = any($keys::text[]))`,
).run

export const problemsByIds = statement(
  'problems_by_ids',
  `select ${PROBLEM} from app_problems p where p.id = any($1::int[])`,
).many
