/** What no field of a form is to blame for, read out when it appears. */
import { Note } from '../../ui/note.tsx'

export function Fault({ children }: { children: string }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <Note tone="clay" icon="warn">
          <p className="whitespace-pre-line">{children}</p>
        </Note>
      )}
    </div>
  )
}
