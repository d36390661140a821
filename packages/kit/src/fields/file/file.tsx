import { loadable } from '@jwsk/ui'
import '../fields.css'
import { createField } from '../create-field'
import { maxVisible } from '../max-visible'
import { toSafeSource } from '../safe-url'
import { TextCell } from '../text-cell'
import type { CellProps, Field, InputProps } from '../types'
import { getFileName } from '../upload/thumbnail'
import { createUploadKind, type UploadOptions, type UploadValue } from '../upload/upload-value'

const FilesDetail = loadable(() => import('./files-detail').then((module) => ({ default: module.FilesDetail })))
const UploadInput = loadable(() => import('../upload/upload-input').then((module) => ({ default: module.UploadInput })))

// no type that a browser executes when opened
const documents = 'pdf doc docx xls xlsx ppt pptx txt csv zip rar 7z jpg jpeg png gif webp mp3 mp4'.split(' ')
const hundredMegabytes = 100 * 1024 * 1024

function FilesCell({ value }: CellProps<UploadValue>) {
  return (
    <span className="kit-files">
      {value.urls.slice(0, maxVisible).map((url) => {
        const href = toSafeSource(url)
        if (href === undefined) return <TextCell key={url} value={url} />
        return (
          <a key={url} className="kit-text" href={href} target="_blank" rel="noopener noreferrer">
            {getFileName(url)}
          </a>
        )
      })}
    </span>
  )
}

export interface FilesOptions extends UploadOptions {
  /** Largest number of files. Defaults to 9. */
  readonly max?: number
}

/** Creates a field for uploaded files, stored as comma-separated URLs. */
export function files({ max = 9, accept = documents, maxSize = hundredMegabytes, operation, required }: FilesOptions = {}): Field<string> {
  const rules = { max, accept, maxSize, operation, variant: 'name' } as const
  return createField<string, UploadValue>({
    ...createUploadKind(max),
    ...(required !== undefined && { required }),
    Cell: FilesCell,
    Detail: FilesDetail,
    Input: (props: InputProps<UploadValue>) => <UploadInput {...props} rules={rules} />,
    span: 'wide',
  })
}

/** Creates a field for one file; a new upload replaces it. */
export const file = (options: UploadOptions = {}): Field<string> => files({ ...options, max: 1 })
