import { Button, Dialog, Icon } from '@jwsk/ui'
import { useState } from 'react'
import { maxVisible } from '../max-visible'
import { toSafeSource } from '../safe-url'
import { TextCell } from '../text-cell'
import type { CellProps } from '../types'
import { getFileName } from '../upload/thumbnail'
import type { UploadValue } from '../upload/upload-value'
import { FilePreview } from './file-preview'
import { useFileText, useFileTexts } from './file-texts'
import { getPreviewKind } from './preview-file'

const getExtension = (name: string) => (name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : undefined)

/** Files of a record, each with a preview if the browser supports it. */
export function FilesDetail({ value }: CellProps<UploadValue>) {
  if (!useFileTexts()) return null
  return (
    <ul className="flex flex-column gap-1">
      {value.urls.slice(0, maxVisible).map((url) => (
        <li key={url} className="flex align-items-center gap-2 min-w-0">
          <StoredFile url={url} />
        </li>
      ))}
    </ul>
  )
}

function StoredFile({ url }: { readonly url: string }) {
  const t = useFileText()
  const [isExpanded, setExpanded] = useState(false)
  const href = toSafeSource(url)
  const name = getFileName(url)
  if (href === undefined) return <TextCell value={url} />
  return (
    <>
      <a className="kit-text" href={href} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
      {getPreviewKind(getExtension(name)) !== 'none' && (
        <Button variant="bare" aria-label={t('preview', { name })} title={t('preview', { name })} onClick={() => setExpanded(true)}>
          <Icon name="show" />
        </Button>
      )}
      {isExpanded && (
        <Dialog title={name} size="large" onClose={() => setExpanded(false)}>
          <FilePreview url={url} name={name} extension={getExtension(name)} />
        </Dialog>
      )}
    </>
  )
}
