import { useKitText } from '@jwsk/ui'
import { useCallback } from 'react'
import { useRuntime } from './kit-provider'

/** Returns a function that copies text to the clipboard and notifies the user. */
export function useCopy(): (text: string) => void {
  const t = useKitText()
  const { notify } = useRuntime()
  return useCallback(
    (text) => {
      if (text === '') return
      // undefined if the page was not loaded over https
      const clipboard: Clipboard | undefined = navigator.clipboard
      Promise.resolve(clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
        () => notify({ severity: 'success', text: t('table.copied') }),
        () => notify({ severity: 'warning', text: t('table.notCopied') }),
      )
    },
    [notify, t],
  )
}
