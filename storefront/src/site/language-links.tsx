/** The same page in other languages: plain links; `common/chosen-language.ts` keeps which was followed. */
import { useLocation } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import { LANGUAGES, LANGUAGE_NAMES, localPath, useLanguage } from '../platform/i18n.ts'

export function LanguageLinks() {
  const now = useLanguage()
  const { pathname, searchStr } = useLocation()
  return (
    <ul className="switch-list" aria-label={m.site_language()}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={`${localPath(pathname, language)}${searchStr}`}
            lang={language}
            hrefLang={language}
            title={LANGUAGE_NAMES[language]}
            aria-current={language === now ? 'true' : undefined}
          >
            {language.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  )
}
