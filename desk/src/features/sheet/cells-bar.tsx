/** Stands at the foot while cells are changed: how many, what to do with them, and how far saving is. */
import { Button } from '@semena/ui/button'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tell, useAct } from '../../parts/act.ts'
import { Icon } from '../../parts/icon.tsx'
import { momentText } from '../../platform/moments.ts'
import { countText } from '../../platform/money.ts'
import { cells, useCells } from './cells-store.ts'
import type { Columns } from './columns.ts'
import { Review } from './review.tsx'
import type { Rows } from './rows.ts'

export function CellsBar({ rows, columns }: { rows: Rows | null; columns: Columns }) {
  const { grid, restoredFrom, progress } = useCells()
  const [isReviewed, review] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const count = grid.edits.size
  const faults = [...grid.edits.values()].filter(({ fault }) => fault).length
  const act = useAct(async () => {
    const outcome = await cells.save(columns.byId, rows)
    if (outcome.is === 'clash') return review(true)
    review(false)
    if (outcome.is === 'elsewhere') tell('warn', m.sheet_saved_elsewhere(), m.sheet_saved_elsewhere_text())
    else if (outcome.is === 'stopped')
      tell('warn', m.sheet_stopped({ done: countText(outcome.done), of: countText(outcome.of) }))
    else if (outcome.is === 'saved') tell('success', m.sheet_saved())
    // The bar counts them and the cells say why; a message would lie over that. On another screen it is all that tells.
    else if (!bar.current) tell('warn', m.sheet_saved_partly())
  })
  // It may have been begun before somebody went to another screen and came back.
  const busy = act.busy || progress !== null
  useEffect(() => {
    const save = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return
      event.preventDefault()
      // A field that is typed into keeps what stands there first.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
      if (cells.get().grid.edits.size && !cells.get().progress) void act.run()
    }
    addEventListener('keydown', save)
    return () => removeEventListener('keydown', save)
  })
  if (count === 0 && grid.future.length === 0 && !progress) return null
  return (
    <div ref={bar} className="save-bar" role="region" aria-label={m.parts_unsaved()}>
      <p aria-live="polite">
        {restoredFrom
          ? m.sheet_restored({ count: countText(count), when: momentText(restoredFrom) })
          : m.sheet_changes({ count: countText(count) })}
        {faults > 0 && <strong className="cells-bar-faults">{m.sheet_faulty({ count: countText(faults) })}</strong>}
      </p>
      {progress && (
        <span className="cells-bar-progress">
          <progress value={progress.done} max={progress.of} aria-label={m.parts_save()} />
          {m.sheet_saving({ done: countText(progress.done), of: countText(progress.of) })}
          <Button look="line" onClick={cells.stop} disabled={progress.isStopping}>
            {progress.isStopping ? m.sheet_stopping() : m.sheet_stop()}
          </Button>
        </span>
      )}
      <Button look="line" onClick={cells.undo} disabled={busy || grid.past.length === 0} aria-keyshortcuts="Control+Z">
        <Icon name="undo" small />
        {m.sheet_undo()}
      </Button>
      <Button look="line" className="cells-bar-wide" onClick={cells.redo} disabled={busy || grid.future.length === 0}>
        {m.sheet_redo()}
      </Button>
      <Button look="line" className="cells-bar-wide" onClick={() => review(true)} disabled={busy || count === 0}>
        {m.sheet_review()}
      </Button>
      <Button look="line" onClick={cells.drop} disabled={busy || count === 0}>
        {m.parts_drop()}
      </Button>
      <Button
        look="leaf"
        busy={busy}
        onClick={() => void act.run()}
        disabled={count === 0}
        aria-keyshortcuts="Control+S"
      >
        {m.parts_save()}
      </Button>
      {isReviewed && (
        <Review columns={columns.byId} busy={busy} onSave={() => void act.run()} onClose={() => review(false)} />
      )}
    </div>
  )
}
