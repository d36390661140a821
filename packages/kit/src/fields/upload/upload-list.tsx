import { Button, Icon, useKitText } from '@jwsk/ui'
import { maxVisible } from '../max-visible'
import { toSafeSource } from '../safe-url'
import { truncateCellText } from '../wire'
import { getFileName, Thumbnail } from './thumbnail'
import type { Upload } from './use-uploads'

interface UploadedListProps {
  readonly urls: readonly string[]
  readonly variant: 'image' | 'name'
  readonly onChange: (urls: readonly string[]) => void
}

/** Uploaded files; each can be opened, moved and removed. */
export function UploadedList({ urls, variant, onChange }: UploadedListProps) {
  const t = useKitText()
  const move = (index: number, to: number) => {
    const rest = urls.filter((_, at) => at !== index)
    onChange([...rest.slice(0, to), ...urls.slice(index, index + 1), ...rest.slice(to)])
  }
  if (urls.length === 0) return null
  return (
    <ul className={`flex flex-wrap gap-2 kit-uploads-${variant}`}>
      {urls.slice(0, maxVisible).map((url, at) => {
        const index = at + 1
        return (
          <li key={url} className={variant === 'name' ? 'flex align-items-center gap-2 w-full' : undefined}>
            {variant === 'image' ? (
              <Thumbnail url={url} label={t('fields.upload.picture', { index })} />
            ) : (
              <a className="kit-text" href={toSafeSource(url)} target="_blank" rel="noopener noreferrer">
                {getFileName(url)}
              </a>
            )}
            <span className="kit-upload-actions flex justify-content-end ml-auto">
              {at > 0 && (
                <Button variant="quiet" icon="left" aria-label={t('fields.upload.earlier', { index })} onClick={() => move(at, at - 1)} />
              )}
              {index < urls.length && (
                <Button variant="quiet" icon="right" aria-label={t('fields.upload.later', { index })} onClick={() => move(at, at + 1)} />
              )}
              <Button
                variant="quiet"
                icon="delete"
                aria-label={t('fields.upload.remove', { index })}
                onClick={() => onChange(urls.filter((_, other) => other !== at))}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface UploadRowProps {
  readonly upload: Upload
  readonly onCancel: () => void
  readonly onRetry: () => void
}

/** File that is being uploaded or has failed. */
export function UploadRow({ upload, onCancel, onRetry }: UploadRowProps) {
  const t = useKitText()
  const { file, percent, isInterrupted, errorMessage, isRejected } = upload
  const name = truncateCellText(file.name)
  if (errorMessage !== undefined)
    return (
      <div className="kit-upload-row flex align-items-center gap-2 min-w-0 text-sm text-red-500" role="alert">
        <Icon name="error" />
        <bdi className="kit-text white-space-normal">{errorMessage}</bdi>
        {!isRejected && <Button variant="quiet" icon="refresh" aria-label={t('fields.upload.retry', { name })} onClick={onRetry} />}
        <Button variant="quiet" icon="close" aria-label={t('fields.upload.dismiss', { name })} onClick={onCancel} />
      </div>
    )
  return (
    <div className="flex flex-column gap-1 min-w-0">
      <div className="kit-upload-row flex align-items-center gap-2 min-w-0 text-sm">
        <Icon name="spinner" />
        <bdi className="kit-text">{name}</bdi>
        <progress max={100} {...(percent !== undefined && { value: percent })} aria-label={t('fields.upload.uploading', { name })} />
        <Button variant="quiet" icon="close" aria-label={t('fields.upload.cancel', { name })} onClick={onCancel} />
      </div>
      {isInterrupted && (
        <span className="kit-wrap text-xs text-color-secondary" role="status">
          {t('fields.upload.interrupted')}
        </span>
      )}
    </div>
  )
}
