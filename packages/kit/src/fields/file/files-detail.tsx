import { useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { mostShown } from '../most-shown'
import { safeSource } from '../safe-url'
import { TextCell } from '../text-cell'
import type { CellProps } from '../types'
import { nameOfUrl } from '../upload/picture'
import type { Uploaded } from '../upload/uploaded'
import { FilePreview } from './file-preview'
import { useFileText, useFileTexts } from './file-texts'
import { lookOf } from './shown-file'

const endingOf = (name: string) => (name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : undefined)

/** The files of a record, each with a look at it where a browser can show it. */
export function FilesDetail({ value }: CellProps<Uploaded>) {
  if (!useFileTexts()) return null
  return (
    <ul className="flex flex-column gap-1">
      {value.urls.slice(0, mostShown).map((url) => (
        <li key={url} className="flex align-items-center gap-2 min-w-0">
          <StoredFile url={url} />
        </li>
      ))}
    </ul>
  )
}

function StoredFile({ url }: { readonly url: string }) {
  const t = useFileText()
  const [isShown, show] = useState(false)
  const href = safeSource(url)
  const name = nameOfUrl(url)
  if (href === undefined) return <TextCell value={url} />
  return (
    <>
      <a className="kit-text" href={href} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
      {lookOf(endingOf(name)) !== 'none' && (
        <Button kind="bare" aria-label={t('preview', { name })} title={t('preview', { name })} onClick={() => show(true)}>
          <Icon name="show" />
        </Button>
      )}
      {isShown && (
        <Dialog title={name} size="large" onClose={() => show(false)}>
          <FilePreview url={url} name={name} extension={endingOf(name)} />
        </Dialog>
      )}
    </>
  )
}
