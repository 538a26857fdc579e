/** Stores the language chosen by the language links in a cookie, by which `/` redirects to it. */
import { cookieIn } from '@semena/contract/texts'
import { LANGUAGE_COOKIE } from '@semena/contract/shop-port'
import { languageNamed } from '@semena/contract/languages'
import { userStore } from '../../platform/user-store.ts'

const YEAR_S = 31_536_000

/** A script in the head, so that a choice is stored before the page's own scripts have loaded. */
export const LANGUAGE_SCRIPT = `addEventListener('click',function(v){var l=v.target.closest&&v.target.closest('.switch-list a');if(l)document.cookie='${LANGUAGE_COOKIE}='+l.lang+'; path=/; max-age=${YEAR_S}; samesite=lax'},true)`

/** Stores the page's language in the user store, too. */
export function rememberLanguage(): void {
  const chosen = cookieIn(document.cookie, LANGUAGE_COOKIE)
  const language = languageNamed(chosen)
  if (language && language !== userStore.get().language) userStore.change({ language })
}
