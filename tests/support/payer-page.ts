/** The page in `npm run demo:bitcoin` on which a payer sends coins. */

export interface PayerState {
  height: number
  said: string
  fault: string
  canDoubleSpend: boolean
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

export const payerPage = ({ height, said, fault, canDoubleSpend }: PayerState): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Payer of a test chain</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  label { display: block; margin: 1rem 0 0.25rem }
  input { width: 100%; font: inherit; padding: 0.5rem; box-sizing: border-box }
  button { font: inherit; padding: 0.5rem 1rem; margin: 1rem 0.5rem 0 0 }
</style>
<h1>Payer of a test chain</h1>
<p>These coins are worth nothing. The chain has ${height} blocks.</p>
<p role="status">${fault ? `<strong>${escaped(fault)}</strong>` : escaped(said)}</p>
<form method="post">
  <label for="to">Address, or the whole bitcoin: link</label>
  <input id="to" name="to" autocomplete="off" required>
  <label for="amount">Amount in BTC, if it is not in the link or you want to send another</label>
  <input id="amount" name="amount" inputmode="decimal" autocomplete="off">
  <button name="do" value="pay">Send</button>
</form>
<form method="post">
  <button name="do" value="mine">Make a block</button>
  <button name="do" value="double-spend"${canDoubleSpend ? '' : ' disabled'}>Spend the last payment elsewhere</button>
  <button name="do" value="reorganise">Undo the last block</button>
</form>
</html>
`
