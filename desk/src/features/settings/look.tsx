/** The look of the shop: paper, ink, accent and fonts (docs/rules.md#look). */
import { colourText, contrast, parseColour, type Rgb } from '@semena/contract/colour'
import { FONT_PAIRS, fontTokens } from '@semena/contract/font-pairs'
import {
  coloursOf,
  isPaper,
  isSameLook,
  type Look,
  LOOK_KEY,
  type LookName,
  LOOKS,
  READ,
  readLook,
  SEEN,
  type Tokens,
  USUAL_LOOK,
} from '@semena/contract/look'
import { Button } from '@semena/ui/button'
import { describedBy, FieldFrame } from '@semena/ui/field-frame'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { m } from '../../paraglide/messages.js'
import { EditedPage } from '../../parts/edited.tsx'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Section } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { readAnew } from '../../platform/query-client.ts'
import { useShopName } from '../../platform/shop-name.ts'
import { type Face, faceQuery, saveDraft, valueOf } from './face.ts'
import { FaceBeside } from './face-page.tsx'
import { toSettings } from './index.tsx'
import { useFontsOf } from './fonts.ts'

const lookOf = (face: Face): Look => readLook(valueOf(face, LOOK_KEY)) ?? USUAL_LOOK

const NAMES: Record<LookName, () => string> = {
  herbarium: m.settings_look_herbarium,
  garden: m.settings_look_garden,
  night: m.settings_look_night,
  plain: m.settings_look_plain,
}
const FONTS: Record<Look['fonts'], () => string> = {
  book: m.settings_fonts_book,
  plain: m.settings_fonts_plain,
  letter: m.settings_fonts_letter,
  round: m.settings_fonts_round,
}
const COLOURS = {
  paper: m.settings_look_paper,
  ink: m.settings_look_ink,
  accent: m.settings_look_accent,
} satisfies Partial<Record<keyof Look, () => string>>
type Chosen = keyof typeof COLOURS
const CHOSEN = Object.keys(COLOURS) as Chosen[]

export function LookSettings() {
  return (
    <LoadedPage query={useQuery(faceQuery)} title={m.settings_look()} back={toSettings()}>
      {(face) => <Form face={face} />}
    </LoadedPage>
  )
}

function Form({ face }: { face: Face }) {
  const edited = useEdited<Look>({
    noun: 'shop-look',
    id: face.id,
    server: lookOf(face),
    fields: CHOSEN,
    check: ({ paper }) =>
      isPaper(rgb(paper)) ? [] : [{ code: 'PAPER', field: 'paper', message: m.settings_look_no_paper() }],
    read: async () => lookOf(await readAnew(faceQuery)),
    save: async (_from, to) => ({
      faults: await saveDraft({ [LOOK_KEY]: isSameLook(to, USUAL_LOOK) ? '' : JSON.stringify(to) }),
    }),
    done: m.settings_draft_saved(),
  })
  const { value, put: set, at } = edited
  return (
    <EditedPage
      edited={edited}
      title={m.settings_look()}
      back={toSettings()}
      make={m.parts_save()}
      labelOf={([part]) => (part === 'fonts' ? m.settings_fonts() : COLOURS[part as Chosen]())}
    >
      <FaceBeside face={face}>
        <p className="settings-note">{m.settings_look_lead()}</p>
        <Section title={m.settings_look_begin()}>
          <div className="look-choices">
            {(Object.entries(LOOKS) as [LookName, Look][]).map(([name, look]) => (
              <label key={name} className="option">
                <input type="radio" name="look" checked={isSameLook(value, look)} onChange={() => set(look)} />
                <span className="option-body">
                  <span className="look-swatch" style={inkOf(coloursOf(look).day)} aria-hidden="true">
                    Aa
                  </span>
                  {NAMES[name]()}
                </span>
              </label>
            ))}
          </div>
        </Section>
        <Section title={m.settings_look_colours()}>
          <div className="look-colours">
            {CHOSEN.map((part) => {
              const id = `look-${part}`
              const frame = { id, error: at(part), hint: hintOf(part, value) }
              return (
                <FieldFrame key={part} label={COLOURS[part]()} {...frame}>
                  <input
                    type="color"
                    id={id}
                    className="look-colour"
                    value={value[part]}
                    aria-invalid={frame.error ? true : undefined}
                    aria-describedby={describedBy(frame)}
                    onChange={(event) => set({ [part]: event.target.value })}
                  />
                  <Nearest part={part} value={value} onTake={(colour) => set({ [part]: colour })} />
                </FieldFrame>
              )
            })}
          </div>
        </Section>
        <Section title={m.settings_fonts()}>
          <div className="look-choices">
            {FONT_PAIRS.map((fonts) => (
              <label key={fonts} className="option">
                <input type="radio" name="fonts" checked={value.fonts === fonts} onChange={() => set({ fonts })} />
                <span className="option-body">{FONTS[fonts]()}</span>
              </label>
            ))}
          </div>
        </Section>
        <Section title={m.settings_look_sample()}>
          <div className="look-samples">
            <Sample tokens={coloursOf(value).day} fonts={value.fonts} title={m.settings_look_day()} />
            <Sample tokens={coloursOf(value).night} fonts={value.fonts} title={m.settings_look_dark()} />
          </div>
        </Section>
      </FaceBeside>
    </EditedPage>
  )
}

const rgb = (colour: string): Rgb => parseColour(colour)!
const inkOf = ({ paper, ink, leaf }: Tokens): CSSProperties => ({
  background: colourText(paper!),
  color: colourText(ink!),
  borderColor: colourText(leaf!),
})

/** How well ink and accent are read on the paper. */
function hintOf(part: Chosen, look: Look): string {
  if (part === 'paper') return m.settings_look_paper_hint()
  const ratio = contrast(rgb(look[part]), rgb(look.paper)).toFixed(1)
  return m.settings_look_contrast({ ratio, least: String(part === 'ink' ? READ : SEEN) })
}

/** Offers the nearest colour that is read well, which the shop shows in any case. */
function Nearest({ part, value, onTake }: { part: Chosen; value: Look; onTake: (colour: string) => void }) {
  const { day } = coloursOf(value)
  const shown = colourText(part === 'paper' ? day['paper']! : part === 'ink' ? day['ink']! : day['leaf']!)
  if (shown === value[part]) return null
  return (
    <Button look="link" onClick={() => onTake(shown)}>
      {m.settings_look_take({ colour: shown })}
    </Button>
  )
}

/** The tokens of a look as they stand on each other in the shop. */
function Sample({ tokens, fonts, title }: { tokens: Tokens; fonts: Look['fonts']; title: string }) {
  useFontsOf(fonts)
  const style = Object.fromEntries([
    ...Object.entries(tokens).map(([token, colour]) => [`--${token}`, colourText(colour)]),
    ...Object.entries(fontTokens(fonts)).map(([token, stack]) => [`--${token}`, stack]),
  ]) as CSSProperties
  const name = useShopName()
  return (
    <figure className="look-sample" style={style}>
      <figcaption>{title}</figcaption>
      <p className="look-sample-name">{name}</p>
      <p>{m.settings_look_sample_text()}</p>
      <p className="look-sample-small">{m.settings_look_sample_small()}</p>
      <p className="look-sample-row">
        <span className="look-sample-offer">−15 %</span>
        <span className="look-sample-button">{m.settings_look_sample_buy()}</span>
      </p>
    </figure>
  )
}
