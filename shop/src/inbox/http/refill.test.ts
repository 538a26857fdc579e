/** A form as it comes back with what was typed. */
import { describe, expect, it } from 'vitest'
import { filledForm } from './refill.ts'

const page = (form: string, action = '/api/contact/') =>
  `<p><input name="name"></p><form method="post" action="${action}">${form}</form><textarea name="message"></textarea>`

describe('a form that was sent in vain', () => {
  it('has its texts again, as texts and nowhere else', () => {
    const fields = { name: 'A "B" <c> & d’s', message: '\n<b>$&</b>\ntwo', trap: 'x', language: 'cs' }
    const empty =
      '<input id="n" type="text" name="name" class="field-input"/><textarea name="message" rows="6"></textarea>'
    const rest = '<input type="hidden" name="language" value="en"/><input name="email"/>'
    expect(filledForm(page(empty + rest), '/api/contact', fields)).toBe(
      page(
        '<input id="n" type="text" name="name" class="field-input" value="A &#34;B&#34; &#60;c&#62; &#38; d’s"/>' +
          '<textarea name="message" rows="6">\n\n&#60;b&#62;$&#38;&#60;/b&#62;\ntwo</textarea>' +
          rest,
      ),
    )
  })

  it('is none on a page without it', () => {
    expect(filledForm(page('', '/api/newsletter/'), '/api/contact', {})).toBeNull()
    expect(filledForm('<form action="/api/contact/">', '/api/contact', {})).toBeNull()
  })
})
