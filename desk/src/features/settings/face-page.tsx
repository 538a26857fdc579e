/**
 * What stands around a form of the shop's face: what is published and what is a draft, and the shop itself beside it, with
 * the draft.
 */
import { HOME_KEY } from '@semena/contract/home'
import { LOOK_KEY } from '@semena/contract/look'
import { AGE_KEY, WORDS_KEY } from '@semena/contract/own-words'
import type { DraftedKey, Earlier } from '@semena/contract/shop-draft'
import { ICON_KEY, LOGO_KEY, SHARE_KEY } from '@semena/contract/shop-pictures'
import { Button } from '@semena/ui/button'
import { type ReactNode, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Ask } from '../../parts/forms.tsx'
import { momentText } from '../../platform/moments.ts'
import { discard, type Face, publish, takeBack } from './face.ts'
import { Preview } from './preview.tsx'

const NAMES: Record<DraftedKey, () => string> = {
  [LOOK_KEY]: m.settings_look,
  [WORDS_KEY]: m.settings_words,
  [AGE_KEY]: m.settings_age,
  [HOME_KEY]: m.settings_home,
  [LOGO_KEY]: m.settings_logo_title,
  [ICON_KEY]: m.settings_icon_title,
  [SHARE_KEY]: m.settings_share_title,
}

export const FaceBeside = ({ face, children }: { face: Face; children: ReactNode }) => (
  <div className="face">
    <div className="settings">
      <DraftState face={face} />
      {children}
    </div>
    <Preview revision={face.draft.revision} />
  </div>
)

type Question = 'discard' | Earlier

function DraftState({ face }: { face: Face }) {
  const { draft, earlier } = face
  const [question, setQuestion] = useState<Question | null>(null)
  const publishing = useAct(() => publish(face), { done: m.settings_published() })
  const discarding = useAct(() => discard(face), { done: m.settings_draft_gone() })
  const taking = useAct((state: Earlier) => takeBack(face, state), { done: m.settings_published() })
  const names = Object.keys(draft.values).map((key) => NAMES[key as DraftedKey]())
  const close = () => setQuestion(null)
  return (
    <section className="face-state" aria-label={m.settings_draft()}>
      <p role="status">
        {names.length > 0 ? m.settings_draft_text({ what: names.join(', ') }) : m.settings_draft_none()}
      </p>
      {names.length > 0 && (
        <div className="settings-row">
          <Button look="leaf" busy={publishing.busy} onClick={() => void publishing.run()}>
            {m.settings_publish()}
          </Button>
          <Button look="line" onClick={() => setQuestion('discard')}>
            {m.settings_draft_discard()}
          </Button>
        </div>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{m.settings_earlier({ count: earlier.length })}</summary>
          <ul className="settings-lines">
            {earlier.map((state) => (
              <li key={state.at}>
                <span>{m.settings_earlier_state({ when: momentText(Date.parse(state.at)), who: state.by })}</span>
                <Button look="link" onClick={() => setQuestion(state)}>
                  {m.settings_take_back()}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Ask
        open={question === 'discard'}
        title={m.settings_draft_discard_ask()}
        yes={m.settings_draft_discard()}
        danger
        busy={discarding.busy}
        onYes={() => void discarding.run().then(close)}
        onNo={close}
      >
        <p>{m.settings_draft_discard_text()}</p>
      </Ask>
      <Ask
        open={question !== null && question !== 'discard'}
        title={m.settings_take_back_ask()}
        yes={m.settings_take_back()}
        busy={taking.busy}
        onYes={() => {
          if (question && question !== 'discard') void taking.run(question).then(close)
        }}
        onNo={close}
      >
        <p>{m.settings_take_back_text()}</p>
      </Ask>
    </section>
  )
}
