/** The design tokens as the stylesheets declare them, so that the style page never lags behind. */

export interface Token {
  name: string
  /** The value as written, often a pair for light and dark. */
  value: string
}

/** Every custom property that `:root` declares, in the order of the files. For the browser. */
export function readTokens(): Token[] {
  const found = new Map<string, string>()
  for (const sheet of document.styleSheets) for (const rule of rulesOf(sheet)) collect(rule, found)
  return [...found].map(([name, value]) => ({ name, value }))
}

/** The rules of a stylesheet; none for one of another origin, which cannot be read. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

function collect(rule: CSSRule, found: Map<string, string>): void {
  if (rule instanceof CSSStyleRule && rule.selectorText.includes(':root')) {
    for (const name of rule.style) if (/^--[a-z]/.test(name)) found.set(name, rule.style.getPropertyValue(name).trim())
  }
  // Values inside media queries (reduced motion, narrow screens) are not tokens of their own.
  if (rule instanceof CSSMediaRule) return
  if ('cssRules' in rule) for (const inner of rule.cssRules as CSSRuleList) collect(inner, found)
}
