/** The same page in other languages: plain links, remembered when followed. */
import { LANGUAGE_COOKIE } from '@semena/contract/shop-port'
import { useLocation } from '@tanstack/react-router'
import { m } from '../paraglide/messages.js'
import { LANGUAGES, LANGUAGE_NAMES, type Language, localPath, useLanguage } from '../platform/i18n.ts'
import { userStore } from '../platform/user-store.ts'

const YEAR_S = 31_536_000

function remember(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`
  userStore.change({ language })
}

export function LanguageLinks() {
  const now = useLanguage()
  const { pathname, searchStr } = useLocation()
  return (
    <ul className="langs" aria-label={m.site_language()}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={`${localPath(pathname, language)}${searchStr}`}
            lang={language}
            hrefLang={language}
            title={LANGUAGE_NAMES[language]}
            aria-current={language === now ? 'true' : undefined}
            onClick={() => remember(language)}
          >
            {language.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  )
}
