import './file-preview.css'
import { Button, MessagePanel, PdfFrame, saveFile } from '@jwsk/ui'
import { useState } from 'react'
import { LoadError } from '../../runtime/load-error'
import { useUrlQuery } from '../../runtime/use-url-query'
import { SafeImage } from '../upload/safe-image'
import { fetchFile } from './fetch-file'
import { useFileText, useFileTexts } from './file-texts'
import { getPreviewKind, type PreviewFile, toPreviewFile } from './preview-file'

interface FilePreviewProps {
  readonly url: string
  readonly name: string
  /** File extension, which selects the preview: `pdf`. */
  readonly extension: string | undefined
}

/** Preview of a stored file: an image, a PDF, or the beginning of a text. */
export function FilePreview(props: FilePreviewProps) {
  const isReady = useFileTexts()
  if (!isReady) return null
  return getPreviewKind(props.extension) === 'image' ? <StoredImage {...props} /> : <StoredDocument {...props} />
}

function StoredImage({ url, name }: FilePreviewProps) {
  const t = useFileText()
  const [hasFailed, fail] = useState(false)
  if (hasFailed) return <MessagePanel icon="error" tone="danger" title={t('failed')} />
  return (
    <div className="kit-view kit-file-image flex flex-column align-items-center">
      <SafeImage className="max-w-full" url={url} label={name} onError={() => fail(true)} />
    </div>
  )
}

function StoredDocument({ url, name, extension }: FilePreviewProps) {
  const t = useFileText()
  const { data, error, isFetching, refetch } = useUrlQuery(url, async (signal) => ({
    preview: await toPreviewFile(await fetchFile(url, signal), getPreviewKind(extension)),
  }))
  if (error || (data && !data.preview))
    return <LoadError title={t(error ? 'failed' : 'notShown')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!data?.preview) return <div className="kit-dialog-body kit-skeleton-box" aria-busy="true" />
  return <FileContent preview={data.preview} name={name} />
}

function FileContent({ preview, name }: { readonly preview: PreviewFile; readonly name: string }) {
  const t = useFileText()
  if (preview.kind === 'text') return <pre className="kit-dialog-body kit-file-text kit-code m-0 overflow-auto text-sm">{preview.text}</pre>
  return (
    <div className="kit-view">
      <PdfFrame file={preview.file} name={name} />
      <div className="flex flex-wrap align-items-center gap-2">
        <Button icon="download" onClick={() => saveFile(preview.file, name)}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
