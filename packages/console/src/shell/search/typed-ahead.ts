/** Milliseconds after which typed text is no longer meant for the palette. */
const maxWaitMs = 5000

let take = () => ''

/** Collects what is typed from now on, until {@link takeTypedAhead} is called: the palette's code may still be loading. */
export function collectTypedAhead(): void {
  take()
  let typed = ''
  const listening = new AbortController()
  const collect = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, isComposing } = event
    if (ctrlKey || altKey || metaKey || isComposing) return
    if (key === 'Escape') take()
    else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('')
    else if ([...key].length === 1) typed += key
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('keydown', collect, { capture: true, signal: listening.signal })
  const timer = setTimeout(() => take(), maxWaitMs)
  take = () => {
    listening.abort()
    clearTimeout(timer)
    take = () => ''
    return typed
  }
}

/** Stops collecting and returns the text. */
export const takeTypedAhead = (): string => take()
