/** A section of a page under a line: a heading, a note and a link to more. */
import { type ReactNode, useId } from 'react'
import { InTurn } from '../../platform/in-turn.tsx'

/** The `sizes` attribute for pictures of cards in rows of five. */
export const ROW_SIZES = '(min-width: 64rem) 18vw, (min-width: 44rem) 30vw, 46vw'

export function Section({
  title,
  note,
  link,
  children,
}: {
  title: string
  note?: string | null
  link?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <InTurn>
      <section className="section" aria-labelledby={id}>
        <div className="wrap">
          <div className="rule" />
          <div className="section-head">
            <div className="section-title">
              <h2 id={id}>{title}</h2>
              {note && <p>{note}</p>}
            </div>
            {link}
          </div>
          {children}
        </div>
      </section>
    </InTurn>
  )
}
