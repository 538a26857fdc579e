/** Changes one below the other: who, when, what, each field before and after, and the way to take them back. */
import { Button } from '@semena/ui/button'
import { type ReactNode, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { tell, useAct } from './act.ts'
import { type Change, type ChangeRow, useUndo } from './change-log.ts'
import { didWord, isOfBooks, restText, nounWord, rowName, shownFields } from './change-words.ts'
import { Moment, Tag } from './figures.tsx'
import { Ask } from './forms.tsx'

/** Rows of a change that are shown before one asks for all of them. */
const SHORT = 3
interface Stuck {
  ids: readonly string[]
  refusal: string
  change: string | null
  inTheWay: readonly string[]
}

/** Takes changes back, and asks where something stands in the way. */
export function useUndoing(done: () => void = () => {}): {
  undo: (ids: readonly string[]) => void
  busy: boolean
  dialog: ReactNode
} {
  const undo = useUndo()
  const [stuck, setStuck] = useState<Stuck | null>(null)
  const act = useAct(async (ids: readonly string[]) => {
    const outcome = await undo(ids)
    if (outcome.refusal !== null) return setStuck({ ids, ...outcome })
    setStuck(null)
    tell('success', m.changes_undone())
    done()
  })
  const more = stuck?.inTheWay.filter((id) => !stuck.ids.includes(id)) ?? []
  return {
    undo: (ids) => void act.run(ids),
    busy: act.busy,
    dialog: (
      <Ask
        open={stuck !== null}
        title={m.changes_in_the_way()}
        yes={more.length ? m.changes_undo_too({ count: more.length }) : m.parts_close()}
        busy={act.busy}
        onNo={() => setStuck(null)}
        onYes={() => (more.length && stuck ? void act.run([...stuck.ids, ...more]) : setStuck(null))}
      >
        <p>{stuck?.refusal}</p>
        {more.length > 0 && (
          <p>{m.changes_undo_too_text({ ids: more.map((id) => m.parts_number({ number: id })).join(', ') })}</p>
        )}
      </Ask>
    ),
  }
}

interface Props {
  label: string
  changes: readonly Change[]
  /** Names by global id of what fields lead to. */
  names: ReadonlyMap<string, string>
  /** Ids of chosen changes; without it none can be chosen. */
  chosen?: ReadonlySet<string>
  onChoose?: (chosen: ReadonlySet<string>) => void
  onUndo: (id: string) => void
  busy: boolean
  /** The change that is shown whole. */
  open?: string | undefined
  onOpen?: (id: string | undefined) => void
}

export function ChangeList({ label, changes, names, chosen, onChoose, onUndo, busy, open, onOpen }: Props) {
  return (
    <ol className="change-list" aria-label={label}>
      {changes.map((change) => {
        const isOpen = open === change.id
        const rows = isOpen ? change.rows : change.rows.slice(0, SHORT)
        const canUndo = change.undoneBy === null && !change.rows.some(isOfBooks)
        return (
          <li
            key={change.id}
            className={change.undoneBy === null ? 'change-list-one' : 'change-list-one change-list-one--undone'}
          >
            <div className="change-list-head">
              {onChoose && canUndo && (
                <input
                  type="checkbox"
                  aria-label={m.changes_choose({ id: change.id })}
                  checked={chosen?.has(change.id) ?? false}
                  onChange={() => {
                    const next = new Set(chosen)
                    if (!next.delete(change.id)) next.add(change.id)
                    onChoose(next)
                  }}
                />
              )}
              <span className="change-list-id">{m.parts_number({ number: change.id })}</span>
              <Moment at={change.at} />
              <strong>{change.actor?.name || originWord(change.origin)}</strong>
              {change.origin !== 'STAFF' && change.actor?.name && <Tag>{originWord(change.origin)}</Tag>}
              {change.undoes && <Tag tone="leaf">{m.changes_takes_back({ id: change.undoes })}</Tag>}
              {change.undoneBy && <Tag>{m.changes_was_undone({ id: change.undoneBy })}</Tag>}
              {canUndo && (
                <Button look="link" className="change-list-undo" busy={busy} onClick={() => onUndo(change.id)}>
                  {m.changes_undo()}
                </Button>
              )}
            </div>
            <ul className="change-list-rows">
              {rows.map((row, place) => (
                <Row key={place} row={row} names={names} />
              ))}
            </ul>
            {!isOpen && change.rowCount > rows.length && (
              <Button look="link" className="change-list-more" onClick={() => onOpen?.(change.id)}>
                {m.changes_more({ count: restText(change.rowCount, rows.length) })}
              </Button>
            )}
            {isOpen && change.rowCount > rows.length && (
              <p className="change-list-more">{m.changes_rest({ count: restText(change.rowCount, rows.length) })}</p>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Row({ row, names }: { row: ChangeRow; names: ReadonlyMap<string, string> }) {
  const fields = row.did === 'UPDATED' ? shownFields(row, names) : []
  // Of what the shop wrote by itself nothing can be told.
  if (row.did === 'UPDATED' && fields.length === 0) return null
  return (
    <li>
      <span className="change-list-what">
        {nounWord(row.noun)} <b>{rowName(row)}</b>{' '}
        {row.did !== 'UPDATED' && <Tag tone={row.did === 'CREATED' ? 'leaf' : 'err'}>{didWord(row.did)}</Tag>}
      </span>
      {fields.length > 0 && (
        <dl className="change-list-fields">
          {fields.map(({ name, before, after }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

export const originWord = (origin: Change['origin']): string =>
  ({
    STAFF: m.changes_origin_staff,
    APP: m.changes_origin_app,
    IMPORT: m.changes_origin_import,
    COMMAND: m.changes_origin_command,
  })[origin]()
