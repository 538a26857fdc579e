/** What goes on while one looks at other screens: how far it is, and how it is stopped. */
import { Button } from '@semena/ui/button'
import { useLocation } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import { countText } from '../platform/money.ts'
import { stopWork, useWorks } from '../platform/works.ts'

export function Works() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  // The screen that began it shows it by itself.
  const shown = useWorks().filter((work) => !work.isHere || work.path !== path.replace(/\/$/, ''))
  if (shown.length === 0) return null
  return (
    <div role="region" aria-label={m.frame_works()}>
      {shown.map((work) => (
        <p key={work.id} className="works-one">
          <span>
            {m.frame_work({ label: work.label, done: countText(work.done), of: countText(work.of) })}
            {!work.isHere && <small>{m.frame_work_elsewhere()}</small>}
          </span>
          <progress value={work.done} max={work.of} aria-label={work.label} />
          <Button look="line" onClick={() => stopWork(work)} disabled={work.isStopping}>
            {work.isStopping ? m.frame_work_stopping() : m.frame_work_stop()}
          </Button>
        </p>
      ))}
    </div>
  )
}
