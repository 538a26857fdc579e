/**
 * The shop itself in a frame, with the draft (docs/rules.md#draft). A form leaves this person's access token with the shop
 * and shows a page; no address holds the token.
 */
import { ROUTES } from '@semena/contract/page-paths'
import { DEFAULT_LANGUAGE } from '@semena/contract/languages'
import { inOrder, shownLanguage } from '@semena/contract/shop-languages'
import { Button } from '@semena/ui/button'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Pick } from '../../parts/forms.tsx'
import { shopOrigin } from '../../platform/endpoint.ts'
import { type Language, language as ownLanguage, LANGUAGE_NAMES } from '../../platform/i18n.ts'
import { useShopLanguages } from '../../platform/shop-languages.ts'
import { accessToken } from '../../platform/session.ts'

/** The sizes at which the shop is shown. CSS pixels. */
const SIZES = {
  phone: { width: 390, height: 780, label: m.settings_preview_phone },
  desktop: { width: 1280, height: 860, label: m.settings_preview_desktop },
} as const
type Size = keyof typeof SIZES

const PAGES = {
  [ROUTES.home]: m.settings_preview_home,
  [ROUTES.viewAll]: m.settings_preview_catalogue,
  [ROUTES.basket]: m.settings_preview_basket,
  '/nowhere': m.settings_preview_lost,
}
type Page = keyof typeof PAGES

const FRAME = 'preview'
/** The frame is as wide as its place; what it shows is as wide as a phone or a desktop, and is made smaller to fit. */
const BESIDE = '(min-width: 80rem)'

export function Preview({ revision }: { revision: number }) {
  const [isOn, setOn] = useState(() => matchMedia(BESIDE).matches)
  if (isOn) return <ShownPreview revision={revision} />
  return (
    <Button look="line" onClick={() => setOn(true)}>
      {m.settings_preview_show()}
    </Button>
  )
}

function ShownPreview({ revision }: { revision: number }) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useShopLanguages()
  const [size, setSize] = useState<Size>('phone')
  const [page, setPage] = useState<Page>(ROUTES.home)
  const [language, setLanguage] = useState<Language>(() => shownLanguage(ownLanguage(), shown))
  /** Grows each time the reader asks for the page anew. */
  const [times, setTimes] = useState(0)
  const [room, setRoom] = useState<number>(SIZES.phone.width)
  const { width, height } = SIZES[size]
  const scale = Math.min(1, room / width)
  const path = (language === DEFAULT_LANGUAGE ? '' : `/${language}`) + page

  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width))
    watch.observe(place.current!)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    let isGone = false
    void accessToken().then(
      (token) => token && !isGone && sendToFrame({ token, path, revision: `${revision}.${times}` }),
      // The frame goes on showing what it shows.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [revision, path, times])

  return (
    <section className="preview" aria-label={m.settings_preview()}>
      <div className="preview-line">
        <div className="preview-sizes" role="group" aria-label={m.settings_preview_size()}>
          {(Object.keys(SIZES) as Size[]).map((one) => (
            <button
              key={one}
              type="button"
              className="preview-size"
              aria-pressed={one === size}
              onClick={() => setSize(one)}
            >
              {SIZES[one].label()}
            </button>
          ))}
        </div>
        <Pick
          label={m.settings_preview_page()}
          value={page}
          options={(Object.keys(PAGES) as Page[]).map((one) => ({ value: one, label: PAGES[one]() }))}
          onChange={(one) => setPage(one || ROUTES.home)}
        />
        <Pick
          label={m.settings_preview_language()}
          value={language}
          options={inOrder(shown).map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
          onChange={(one) => setLanguage(one || DEFAULT_LANGUAGE)}
        />
        <Button look="link" onClick={() => setTimes(times + 1)}>
          {m.settings_preview_anew()}
        </Button>
      </div>
      <div ref={place}>
        <div className="preview-place" style={{ width: width * scale, height: height * scale }}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The shop's own pages, as visitors have them. */}
          <iframe
            name={FRAME}
            title={m.settings_preview_frame()}
            className="preview-frame"
            style={{ width, height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
      <p className="settings-note">{m.settings_preview_text()}</p>
    </section>
  )
}

/** Sends a form whose answer the frame shows. */
function sendToFrame(fields: Record<string, string>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = `${shopOrigin()}/api/preview`
  form.target = FRAME
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
