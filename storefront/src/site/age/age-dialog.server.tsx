/** The question of age as the server sends it. */
import { buttonClass } from '@semena/ui/button'
import { m } from '../../paraglide/messages.js'
import { useShop } from '../../platform/shop.ts'
import { LanguageLinks } from '../language-links.tsx'
import { AGE_PROPS } from './age-check.tsx'

export function AgeDialog({ years }: { years: number }) {
  const { words } = useShop()
  return (
    <dialog {...AGE_PROPS}>
      <div className="dialog-body">
        <p className="eighteen" aria-hidden="true">
          {years}+
        </p>
        <h2 id="age-title" className="text-heading">
          <span className="age-dialog-asked">{words.ageTitle}</span>
          <span className="age-dialog-young">{words.youngTitle}</span>
        </h2>
        <p id="age-text" aria-live="polite">
          <span className="age-dialog-asked">{words.ageText}</span>
          <span className="age-dialog-young">{words.youngText}</span>
        </p>
        <div className="age-dialog-answers age-dialog-asked">
          <button type="button" className={buttonClass({ look: 'leaf' })} data-answer="yes">
            {m.age_yes({ years })}
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
