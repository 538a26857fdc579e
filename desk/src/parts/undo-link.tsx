/** The way in a message to take back what it tells of. */
import { Button } from '@semena/ui/button'
import { m } from '../paraglide/messages.js'
import { tell, UNDO, useAct } from './act.ts'
import { useUndo } from './change-log.ts'

/** `path` is the address of the message's link: `undo:1204,1205`. */
export function UndoLink({ text, path, onDone }: { text: string; path: string; onDone: () => void }) {
  const undo = useUndo()
  const act = useAct(async () => {
    const outcome = await undo(path.slice(UNDO.length).split(','))
    onDone()
    if (outcome.refusal === null) tell('success', m.changes_undone())
    else tell('error', m.parts_not_undone(), outcome.refusal)
  })
  return (
    <Button look="link" className="toast-link" busy={act.busy} onClick={() => void act.run()}>
      {text}
    </Button>
  )
}
