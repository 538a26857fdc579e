/** The question of age as the server sends it. */
import { buttonClass } from '@semena/ui/button'
import { m } from '../../paraglide/messages.js'
import { LanguageLinks } from '../language-links.tsx'
import { AGE_PROPS } from './age-check.tsx'

export function AgeDialog() {
  return (
    <dialog {...AGE_PROPS}>
      <div className="dialog-body">
        <p className="eighteen" aria-hidden="true">
          18+
        </p>
        <h2 id="age-title" className="text-heading">
          <span className="age-dialog-asked">{m.age_title()}</span>
          <span className="age-dialog-young">{m.age_no_title()}</span>
        </h2>
        <p id="age-text" aria-live="polite">
          <span className="age-dialog-asked">{m.age_text()}</span>
          <span className="age-dialog-young">{m.age_no_text()}</span>
        </p>
        <div className="age-dialog-answers age-dialog-asked">
          <button type="button" className={buttonClass({ look: 'leaf' })} data-answer="yes">
            {m.age_yes()}
          </button>
          <button type="button" className={buttonClass({ look: 'line' })} data-answer="no">
            {m.age_no()}
          </button>
        </div>
        <button
          type="button"
          className={buttonClass({ look: 'line', className: 'age-dialog-young' })}
          data-answer="back"
        >
          {m.age_back()}
        </button>
        <LanguageLinks />
      </div>
    </dialog>
  )
}
