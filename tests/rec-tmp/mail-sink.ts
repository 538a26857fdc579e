/** An SMTP server on this machine that keeps the shop's mails, so that cases can use the tokens in them. */
import { createServer, type Server } from 'node:net'

export class MailSink {
  readonly #mails: { to: string[]; raw: string }[] = []
  #server: Server | undefined

  /** Listens on a port and answers it; 0 means any free port. */
  start(port: number): Promise<number> {
    this.#server = createServer((socket) => {
      let isData = false
      let buffer = ''
      let to: string[] = []
      socket.write('220 sink\r\n')
      socket.on('error', () => {})
      socket.on('data', (chunk) => {
        buffer += chunk.toString('latin1')
        for (;;) {
          if (isData) {
            const end = buffer.indexOf('\r\n.\r\n')
            if (end < 0) return
            this.#mails.push({ to, raw: buffer.slice(0, end) })
            buffer = buffer.slice(end + 5)
            isData = false
            to = []
            socket.write('250 ok\r\n')
            continue
          }
          const end = buffer.indexOf('\r\n')
          if (end < 0) return
          const line = buffer.slice(0, end)
          buffer = buffer.slice(end + 2)
          const verb = line.slice(0, 4).toUpperCase()
          if (verb === 'RCPT') to.push(/<([^>]*)>/.exec(line)?.[1]?.toLowerCase() ?? '')
          isData = verb === 'DATA'
          socket.write(isData ? '354 go\r\n' : verb === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
          if (verb === 'QUIT') socket.end()
        }
      })
    })
    const server = this.#server
    return new Promise((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', () => {
        resolve((server.address() as { port: number }).port)
      })
    })
  }

  stop(): void {
    this.#server?.close()
    this.#server?.unref()
  }

  /** The token in the nth mail to an address. Waits for the mail for a while, then throws. */
  async token(email: string, nth = 1): Promise<string> {
    for (let turn = 0; turn < 60; turn++) {
      const tokens = this.#mails
        .filter((m) => m.to.includes(email.toLowerCase()))
        .flatMap((m) => /[?&](?:amp;)?token=([^&\s"'<>]+)/.exec(textOf(m.raw))?.[1] ?? [])
      if (tokens.length >= nth) return decodeURIComponent(tokens[nth - 1]!)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    throw new Error(`no mail with a token for ${email}`)
  }
}

/** The decoded text of a mail's parts. */
function textOf(raw: string): string {
  return raw
    .split(/\r\n--[^\r\n]+\r\n/)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n')
      const body = rest.join('\r\n\r\n')
      if (/base64/i.test(head)) return Buffer.from(body.replace(/[^A-Za-z0-9+/=]/g, ''), 'base64').toString('utf8')
      if (/quoted-printable/i.test(head))
        return body
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      return part
    })
    .join('\n')
}
