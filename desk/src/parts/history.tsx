/** What was changed of one thing, newest first, to be put on its page. Nothing where the server keeps no log. */
import { Button } from '@semena/ui/button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { m } from '../paraglide/messages.js'
import { isOwnService } from '../platform/endpoint.ts'
import { ChangeList, useUndoing } from './change-list.tsx'
import { logQuery, readChanges } from './change-log.ts'
import { Section } from './page.tsx'

const FIRST = 5

/** `id` is the thing's global id. */
export function History({ id }: { id: string }) {
  const log = useInfiniteQuery({ ...logQuery({ id }, FIRST), enabled: isOwnService() })
  const { undo, busy, dialog } = useUndoing()
  const { changes, names } = readChanges(log.data?.pages ?? [])
  if (changes.length === 0) return null
  return (
    <Section title={m.changes_history()}>
      <ChangeList
        label={m.changes_history()}
        changes={changes}
        names={names}
        onUndo={(one) => undo([one])}
        busy={busy}
      />
      {log.hasNextPage && (
        <Button look="link" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {m.parts_more()}
        </Button>
      )}
      {dialog}
    </Section>
  )
}
