// reloads the page of the dev server after a build, and shows why a build failed
const eventsPath = '/__jwsk-plugin/events'
const scriptPath = '/__jwsk-plugin/reload.js'

/** Runs in the page: a file of its own, because the console's policy allows no inline script. */
const script = `const source = new EventSource(${JSON.stringify(eventsPath)})
let note
source.addEventListener('built', () => location.reload())
source.addEventListener('failed', ({ data }) => {
  note ??= document.body.appendChild(document.createElement('pre'))
  note.setAttribute('role', 'alert')
  note.textContent = JSON.parse(data)
  const style = { position: 'fixed', inset: 'auto 0 0', zIndex: 9999, margin: 0, maxHeight: '50vh', overflow: 'auto', padding: '16px', color: '#fff', background: '#7f1d1d', whiteSpace: 'pre-wrap' }
  for (const [name, value] of Object.entries(style)) note.style[name] = value
})
`

/** Adds the script to a page, before anything of its head. */
export const addReloadScript = (html) =>
  html.includes(scriptPath) ? html : html.replace(/<head[^>]*>/i, (head) => `${head}<script src="${scriptPath}"></script>`)

/** Creates the part of the dev server that notifies its pages of builds. */
export function createLiveReload() {
  const pages = new Set()
  let failure = ''
  const format = (event, data) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
  const tell = (message) => {
    for (const page of pages) page.write(message)
  }
  return {
    /** Answers a request of the script, if it is one. */
    serve(pathname, answer) {
      if (pathname === scriptPath)
        return answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script)
      if (pathname !== eventsPath) return undefined
      answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      answer.write(failure === '' ? ': open\n\n' : format('failed', failure))
      pages.add(answer)
      answer.on('close', () => pages.delete(answer))
      return answer
    },
    built() {
      failure = ''
      tell(format('built', ''))
    },
    failed(message) {
      failure = message
      tell(format('failed', message))
    },
  }
}
