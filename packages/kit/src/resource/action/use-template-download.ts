import type { Operation } from '@jwsk/sdk'
import { saveFile, useKitText } from '@jwsk/ui'
import { useState } from 'react'
import { useRuntime } from '../../runtime/kit-provider'
import { getWriteErrorMessage } from '../write/write-messages'
import { useImportText } from './import-texts'

/** Downloads the template that an operation returns; `undefined` without an operation. */
export function useTemplateDownload(operation: Operation<undefined, Blob> | undefined) {
  const t = useKitText()
  const say = useImportText()
  const { client, notify } = useRuntime()
  const [isBusy, setBusy] = useState(false)
  if (!operation) return undefined
  const save = async () => {
    setBusy(true)
    try {
      const { blob, filename = `${say('template')}.xlsx` } = await client.download(operation)
      saveFile(blob, filename)
    } catch (error) {
      const text = getWriteErrorMessage(error, t)
      if (text) notify({ severity: 'error', text })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save: () => void save() }
}
