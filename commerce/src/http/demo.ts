/**
 * JSON endpoints by which the demo goes (docs/rules.md#demo-goes). They are for staff with MANAGE_SETTINGS; of each kind
 * goes only what they may manage.
 *
 *     GET  /api/demo/           what goes and what stays, by kind, and until when that can be undone
 *     POST /api/demo/remove/    kinds: names of kinds, all of them if left out; withChanged: whether what the owner changed goes, too
 *     POST /api/demo/undo/      brings back everything that went within a day
 */
import { hasPermission, type UserViewer } from '../context.ts'
import type { CommerceServices } from '../settings.ts'
import { type DemoKind, kindsOf } from '../domain/demo/kinds.ts'
import type { PlannedKind } from '../domain/demo/plan.ts'
import { demoStatus, removeDemo, undoRemoval } from '../domain/demo/remove.ts'
import { refusal } from '../domain/result.ts'
import { sendRefusal } from './own-api.ts'
import { denied, having, sendFaults, staffPlugin } from './staff-api.ts'

const BODY_LIMIT = 4 * 1024
/** So many of what stays are named. */
const NAMED = 50

const mayTake = (viewer: UserViewer, { permission }: DemoKind): boolean => hasPermission({ viewer }, permission)

export function demoPlugin(services: CommerceServices) {
  const all = kindsOf(services)
  const backups = services.settings.backupFolder ?? null
  return staffPlugin(
    services,
    {
      mayEnter: having('MANAGE_SETTINGS'),
      denial: 'To take the demo away, you need the permission MANAGE_SETTINGS.',
      bodyLimit: BODY_LIMIT,
    },
    {
      'GET /api/demo': async ({ viewer }) => {
        const kinds = all.filter((kind) => mayTake(viewer, kind))
        const status = await demoStatus(services, { kinds, withChanged: false })
        if (!status) return { isDemo: false, kinds: [], stays: null, removal: null }
        const { plan, frame, removals } = status
        return {
          isDemo: plan.some(({ goes, changed, needed }) => goes.length + changed.length + needed.length > 0),
          kinds: plan.map(shown),
          stays: frame,
          removal: removals.length
            ? {
                at: removals[0]!.at,
                until: new Date(Math.min(...removals.map(({ eraseAfter }) => eraseAfter.getTime()))),
                by: removals[0]!.by,
                things: sumOf(removals.map(({ things }) => things)),
                backup: removals[0]!.backup,
              }
            : null,
        }
      },
      'POST /api/demo/remove': async ({ viewer, fields, reply }) => {
        const { kinds: named, withChanged = false } = fields
        const kinds = named === undefined ? all : all.filter(({ kind }) => isList(named) && named.includes(kind))
        if (
          named !== undefined &&
          (!isList(named) || named.length === 0 || named.some((name) => !all.some(({ kind }) => kind === name)))
        )
          return sendFaults(
            reply,
            refusal('INVALID', 'kinds', `Name kinds among ${all.map(({ kind }) => kind).join(', ')}.`),
          )
        if (typeof withChanged !== 'boolean')
          return sendFaults(reply, refusal('INVALID', 'withChanged', 'Say true or false.'))
        const forbidden = kinds.find((kind) => !mayTake(viewer, kind))
        if (forbidden)
          return denied(reply, `To take ${forbidden.kind} away, you need the permission ${forbidden.permission}.`)
        const done = await removeDemo(services, { choice: { kinds, withChanged }, userId: viewer.userId, backups })
        return done.ok ? { things: done.value } : sendRefusal(reply, 409, done.errors[0]!.code, done.errors[0]!.message)
      },
      'POST /api/demo/undo': async ({ viewer, reply }) => {
        const missing = all.find((kind) => !mayTake(viewer, kind))
        if (missing) return denied(reply, `To bring the demo back, you need the permission ${missing.permission}.`)
        const done = await undoRemoval(services)
        return done.ok ? { things: done.value } : sendRefusal(reply, 409, done.errors[0]!.code, done.errors[0]!.message)
      },
    },
  )
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

const shown = ({ kind, goes, changed, needed }: PlannedKind) => ({
  kind: kind.kind,
  goes: goes.length,
  changed: { count: changed.length, names: changed.slice(0, NAMED).map(({ name }) => name) },
  needed: { count: needed.length, names: needed.slice(0, NAMED).map(({ name }) => name) },
})

function sumOf(all: readonly Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const one of all) for (const [kind, count] of Object.entries(one)) sum[kind] = (sum[kind] ?? 0) + count
  return sum
}
