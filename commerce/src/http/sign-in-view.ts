/** How the page of two-step sign-in looks, in the reader's language. */
import { edge, err, ink, ink3, leaf, onLeaf, paper, sheet } from '@semena/contract/palette'
import { colourRules } from '@semena/contract/plain-colours'
import { DEFAULT_LANGUAGE, knownLanguage, type Language, LANGUAGE_FACTS } from '@semena/contract/languages'

const COLOURS = colourRules({ bg: paper, card: sheet, ink, soft: ink3, line: edge, go: leaf, on: onLeaf, bad: err })

export const CSS = `${COLOURS}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--bg);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:1.5rem}h1{margin:0 0 .5rem;font-size:1.35rem;line-height:1.25}p{margin:.5rem 0}.soft{color:var(--soft)}
form{display:grid;gap:.35rem;margin-top:1rem}label{font-weight:600;margin-top:.6rem}input{font:inherit;min-height:3rem;border-radius:.4rem;border:1px solid var(--line);background:transparent;color:inherit;padding:0 .8rem;width:100%}
button{font:inherit;font-weight:600;min-height:3rem;margin-top:1rem;border:1px solid var(--go);border-radius:.4rem;background:var(--go);color:var(--on);cursor:pointer}
.fault{color:var(--bad);font-weight:600}code,li{font-family:ui-monospace,monospace;overflow-wrap:anywhere}ul{columns:2;padding-left:1.2rem}button:focus-visible,input:focus-visible,a:focus-visible{outline:3px solid var(--go);outline-offset:2px}a{color:var(--go)}`

interface Texts {
  title: string
  email: string
  password: string
  code: string
  codeHelp: string
  submit: string
  gone: string
  goneHelp: string
  wrong: string
  wrongCode: string
  wait: string
  unconfirmed: string
  inactive: string
  setUp: string
  setUpHelp: string
  secret: string
  recovery: string
  firstCode: string
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Sign in with password and code',
    email: 'E-mail',
    password: 'Password',
    code: 'Code',
    codeHelp: 'Six digits of your authenticator app, or a recovery code. Leave it empty if you have none yet.',
    submit: 'Sign in',
    gone: 'This page is no longer good',
    goneHelp: 'Go back and begin to sign in once more.',
    wrong: 'E-mail or password is wrong.',
    wrongCode: 'This code is wrong, used or too old.',
    wait: 'Too many attempts. Wait a little and try again.',
    unconfirmed: 'Confirm your e-mail address first.',
    inactive: 'This account is not active.',
    setUp: 'Add a second step',
    setUpHelp:
      'This account needs a code beside its password. Add this key to an authenticator app and enter its code.',
    secret: 'Key',
    recovery: 'Recovery codes: each replaces the app once. Keep them safe; they are shown only now.',
    firstCode: 'The first code of your app',
  },
  ru: {
    title: 'Вход с паролем и кодом',
    email: 'Электронная почта',
    password: 'Пароль',
    code: 'Код',
    codeHelp: 'Шесть цифр из приложения-аутентификатора или резервный код. Если кода ещё нет, оставьте поле пустым.',
    submit: 'Войти',
    gone: 'Эта страница больше не действует',
    goneHelp: 'Вернитесь и начните вход ещё раз.',
    wrong: 'Почта или пароль неверны.',
    wrongCode: 'Код неверен, использован или устарел.',
    wait: 'Слишком много попыток. Подождите немного и попробуйте снова.',
    unconfirmed: 'Сначала подтвердите адрес почты.',
    inactive: 'Эта учётная запись отключена.',
    setUp: 'Добавьте второй шаг',
    setUpHelp:
      'Для этой учётной записи кроме пароля нужен код. Добавьте ключ в приложение-аутентификатор и введите код из него.',
    secret: 'Ключ',
    recovery: 'Резервные коды: каждый заменяет приложение один раз. Сохраните их, они показаны только сейчас.',
    firstCode: 'Первый код из приложения',
  },
  cs: {
    title: 'Přihlášení heslem a kódem',
    email: 'E-mail',
    password: 'Heslo',
    code: 'Kód',
    codeHelp: 'Šest číslic z ověřovací aplikace nebo záložní kód. Pokud kód ještě nemáte, nechte pole prázdné.',
    submit: 'Přihlásit se',
    gone: 'Tato stránka už neplatí',
    goneHelp: 'Vraťte se a začněte s přihlášením znovu.',
    wrong: 'E-mail nebo heslo nesouhlasí.',
    wrongCode: 'Kód je špatný, použitý nebo příliš starý.',
    wait: 'Příliš mnoho pokusů. Chvíli počkejte a zkuste to znovu.',
    unconfirmed: 'Nejdřív potvrďte svou e-mailovou adresu.',
    inactive: 'Tento účet není aktivní.',
    setUp: 'Přidejte druhý krok',
    setUpHelp: 'K tomuto účtu patří kromě hesla také kód. Přidejte klíč do ověřovací aplikace a zadejte její kód.',
    secret: 'Klíč',
    recovery: 'Záložní kódy: každý jednou nahradí aplikaci. Uschovejte je, ukazují se jen teď.',
    firstCode: 'První kód z aplikace',
  },
}

export const textsOf = (language: Language): Texts => TEXTS[language]

/** The first of our languages that the browser asks for. */
export function askedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';')
      const quality = rest.map((r) => /^\s*q=([\d.]+)$/.exec(r)?.[1]).find(Boolean)
      return { language: knownLanguage(tag), quality: quality === undefined ? 1 : Number(quality) }
    })
    .toSorted((a, b) => b.quality - a.quality)
  return wanted.find(({ language }) => language)?.language ?? DEFAULT_LANGUAGE
}

export interface SignInForm {
  language: Language
  action: string
  state: string
  email: string
  /** What is wrong with what was typed; null at first. */
  fault: string | null
}

export const renderForm = ({ language, action, state, email, fault }: SignInForm): string => {
  const t = TEXTS[language]
  return page(
    language,
    t.title,
    `${faultText(fault)}<form method="post" action="${escape(action)}"><input type="hidden" name="state" value="${escape(state)}">
<label for="email">${t.email}</label><input id="email" name="email" type="email" autocomplete="username" required value="${escape(email)}"${fault === null ? ' autofocus' : described}>
<label for="password">${t.password}</label><input id="password" name="password" type="password" autocomplete="current-password" required${fault === null ? '' : described}>
<label for="code">${t.code}</label><input id="code" name="code" type="text" inputmode="text" autocomplete="one-time-code" maxlength="40" aria-describedby="help"><p class="soft" id="help">${t.codeHelp}</p>
<button>${t.submit}</button></form>`,
  )
}

export interface SetUpForm extends Omit<SignInForm, 'email'> {
  challenge: string
  secret: string
  otpauthUri: string
  recoveryCodes: readonly string[]
}

export const renderSetUp = (form: SetUpForm): string => {
  const t = TEXTS[form.language]
  const codes = form.recoveryCodes.map((code) => `<li>${escape(code)}</li>`).join('')
  const kept = form.recoveryCodes
    .map((code) => `<input type="hidden" name="recovery" value="${escape(code)}">`)
    .join('')
  return page(
    form.language,
    t.setUp,
    `${faultText(form.fault)}<p>${t.setUpHelp}</p><p>${t.secret}: <a href="${escape(form.otpauthUri)}"><code>${escape(form.secret)}</code></a></p><p>${t.recovery}</p><ul>${codes}</ul>
<form method="post" action="${escape(form.action)}"><input type="hidden" name="state" value="${escape(form.state)}"><input type="hidden" name="challenge" value="${escape(form.challenge)}">
<input type="hidden" name="secret" value="${escape(form.secret)}"><input type="hidden" name="otpauthUri" value="${escape(form.otpauthUri)}">${kept}
<label for="code">${t.firstCode}</label><input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" required maxlength="40" autofocus${form.fault === null ? '' : described}>
<button>${t.submit}</button></form>`,
  )
}

export const renderGone = (language: Language): string =>
  page(language, TEXTS[language].gone, `<p>${TEXTS[language].goneHelp}</p>`)

const described = ' aria-describedby="fault" aria-invalid="true"'
const faultText = (fault: string | null): string =>
  fault === null ? '' : `<p class="fault" id="fault" role="alert">${escape(fault)}</p>`

const page = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}" dir="${LANGUAGE_FACTS[language].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title><style>${CSS}</style></head>
<body><main><h1>${escape(title)}</h1>${body}</main></body></html>
`

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
