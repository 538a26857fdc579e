import { stripVTControlCharacters } from 'node:util'

/** The page that a browser shows while the code has a fault. It reloads itself when Vite reports the next change. */
export function faultPage(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  // Vite colours its faults for a terminal.
  const safe = stripVTControlCharacters(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Fault</title>
<script type="module" src="/@vite/client"></script>
</head>
<body>
<h1>The code has a fault</h1>
<pre>${safe}</pre>
</body>
</html>
`
}
