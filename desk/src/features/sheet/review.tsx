/** What will be saved, cell by cell; and where somebody else has changed a cell meanwhile, the choice of what counts. */
import { Button } from '@semena/ui/button'
import { Dialog } from '@semena/ui/dialog'
import { m } from '../../paraglide/messages.js'
import { countText } from '../../platform/money.ts'
import { type Column, rowLabel, shownCell } from './cells.ts'
import { type Clash, cells, useCells } from './cells-store.ts'

/** More are counted, not listed. */
const LISTED = 300

export function Review({
  columns,
  busy,
  onSave,
  onClose,
}: {
  columns: ReadonlyMap<string, Column>
  busy: boolean
  onSave: () => void
  onClose: () => void
}) {
  const { grid, rows } = useCells()
  const clashes = new Map(cells.clashes(columns).map((clash) => [clash.key, clash]))
  const faults = [...grid.edits.values()].filter(({ fault }) => fault).length
  const all = [...grid.edits]
    .flatMap(([key, edit]) => {
      const column = columns.get(edit.column)
      const row = rows.get(edit.row)
      return column ? [{ key, edit, column, label: row ? rowLabel(row) : '…', clash: clashes.get(key) }] : []
    })
    .toSorted((a, b) => rank(a) - rank(b))
  return (
    <Dialog open onClose={onClose} label={m.sheet_review_title()} closeLabel={m.parts_close()}>
      <div className="review">
        <h2 className="ask-title">
          {m.sheet_review_title()} <span className="review-count">{countText(grid.edits.size - faults)}</span>
        </h2>
        {faults > 0 && <p className="review-fault">{m.sheet_faulty({ count: countText(faults) })}</p>}
        {clashes.size > 0 && (
          <div className="review-clash" role="alert">
            <p>{m.sheet_review_clash()}</p>
            <Choice clashes={[...clashes.values()]} mine={m.sheet_all_mine()} theirs={m.sheet_all_theirs()} />
          </div>
        )}
        <div className="review-scroll" tabIndex={0} role="region" aria-label={m.sheet_review_title()}>
          <table className="review-table">
            <thead>
              <tr>
                <th scope="col">{m.sheet_cell()}</th>
                <th scope="col">{m.sheet_before()}</th>
                <th scope="col">{m.sheet_after()}</th>
              </tr>
            </thead>
            <tbody>
              {all.slice(0, LISTED).map(({ key, edit, column, label, clash }) => (
                <tr key={key}>
                  <th scope="row">
                    {label}
                    <small>{column.title}</small>
                    {edit.fault && <small className="review-fault">{edit.fault}</small>}
                    {clash && (
                      <small className="review-fault">
                        {m.sheet_clash({ value: shownCell(column, clash.theirs) || m.sheet_nothing() })}
                      </small>
                    )}
                    {clash && <Choice clashes={[clash]} mine={m.sheet_mine()} theirs={m.sheet_theirs()} />}
                  </th>
                  <td>{shownCell(column, edit.was) || '–'}</td>
                  <td>{shownCell(column, edit.now) || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {all.length > LISTED && (
            <p className="review-more">{m.sheet_more({ count: countText(all.length - LISTED) })}</p>
          )}
        </div>
        <div className="ask-actions">
          <Button look="line" onClick={onClose}>
            {m.parts_close()}
          </Button>
          <Button look="leaf" busy={busy} disabled={clashes.size > 0 || all.length === 0} onClick={onSave}>
            {m.parts_save()}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const rank = ({ edit, clash }: { edit: { fault?: string | undefined }; clash: Clash | undefined }): number =>
  clash ? 0 : edit.fault ? 1 : 2

const Choice = ({ clashes, mine, theirs }: { clashes: readonly Clash[]; mine: string; theirs: string }) => (
  <span className="review-choice">
    <Button look="line" onClick={() => cells.insist(clashes)}>
      {mine}
    </Button>
    <Button look="line" onClick={() => cells.forget(clashes.map(({ key }) => key))}>
      {theirs}
    </Button>
  </span>
)
