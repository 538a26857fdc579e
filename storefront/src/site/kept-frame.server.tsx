/**
 * What stands around every page, on the server, which keeps it as text: many pages have the same. It shows the frame, the
 * channel's currencies, and which of its links leads to the page. Who is signed in and what is in the basket comes after
 * hydration. The language links alone name the page with its filters, so the text has a gap in place of those.
 */
import { ScriptOnce, useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { GAP, useKeptText, usePlace } from '../platform/kept-text.server.tsx'
import { useShop } from '../platform/shop.ts'
import { AGE_SCRIPT } from './age/adult.ts'
import { AGE_PROPS } from './age/age-check.tsx'
import { AgeDialog } from './age/age-dialog.server.tsx'
import { SiteFooter } from './footer.tsx'
import type { Frame } from './frame.ts'
import { SiteHeader } from './header.tsx'
import { SearchOfLinks } from './language-links.tsx'

export function KeptAgeCheck({ frame }: { frame: Frame }) {
  const dialog = <AgeDialog />
  const text = useFrameText(frame, 'age', dialog)
  return (
    <>
      {text === null ? dialog : <dialog {...AGE_PROPS} dangerouslySetInnerHTML={text} />}
      <ScriptOnce>{AGE_SCRIPT}</ScriptOnce>
    </>
  )
}

export function KeptHeader({ frame }: { frame: Frame }) {
  const header = <SiteHeader frame={frame} />
  const text = useFrameText(frame, 'header', header)
  return text === null ? header : <header className="header" dangerouslySetInnerHTML={text} />
}

export function KeptFooter({ frame }: { frame: Frame }) {
  const footer = <SiteFooter frame={frame} />
  const text = useFrameText(frame, 'footer', footer)
  return text === null ? footer : <footer className="footer" dangerouslySetInnerHTML={text} />
}

function useFrameText(frame: Frame, name: string, part: ReactElement): { __html: string } | null {
  const inPlace = usePlace()
  const { pathname, searchStr } = useLocation()
  const { channel, origin } = useShop()
  const text = useKeptText({
    of: frame,
    also: [channel],
    name: `${name} ${origin}${pathname}`,
    part: <SearchOfLinks value={GAP}>{part}</SearchOfLinks>,
  })
  if (text === null) return null
  const search = escaped(searchStr)
  return inPlace(text.flatMap((piece, i) => (i === 0 ? piece : [search, piece])))
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }
/** As React writes it in an attribute. */
const escaped = (text: string): string => text.replaceAll(/["&'<>]/g, (sign) => ENTITIES[sign]!)
