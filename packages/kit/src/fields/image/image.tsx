import { loadable, useKitText } from '@jwsk/ui'
import { createField } from '../create-field'
import { maxVisible } from '../max-visible'
import type { CellProps, Field, InputProps } from '../types'
import { Thumbnail } from '../upload/thumbnail'
import { createUploadKind, type UploadOptions, type UploadValue } from '../upload/upload-value'

const UploadInput = loadable(() => import('../upload/upload-input').then((module) => ({ default: module.UploadInput })))

// no svg: it is a document that can run scripts when opened
const imageExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp']
const tenMegabytes = 10 * 1024 * 1024
const maxInCell = 3
/** column width in CSS pixels, padding included */
const singleWidth = 72
const multipleWidth = 128

function Images({ value, className }: CellProps<UploadValue> & { readonly className: string }) {
  const t = useKitText()
  return (
    <span className={className}>
      {value.urls.slice(0, maxVisible).map((url, at) => (
        <Thumbnail key={url} url={url} label={t('fields.upload.picture', { index: at + 1 })} />
      ))}
    </span>
  )
}

const ImagesCell = ({ value }: CellProps<UploadValue>) => (
  <Images
    value={{ ...value, urls: value.urls.slice(0, maxInCell) }}
    className="inline-flex gap-1 max-w-full overflow-hidden vertical-align-middle"
  />
)
const ImagesDetail = ({ value }: CellProps<UploadValue>) => (
  <Images value={value} className="kit-images-detail inline-flex flex-wrap gap-1 max-w-full vertical-align-middle" />
)

export interface ImagesOptions extends UploadOptions {
  /** Largest number of images. Defaults to 9. */
  readonly max?: number
}

/** Creates a field for uploaded images, stored as comma-separated URLs. */
export function images({
  max = 9,
  accept = imageExtensions,
  maxSize = tenMegabytes,
  operation,
  required,
}: ImagesOptions = {}): Field<string> {
  const rules = { max, accept, maxSize, operation, variant: 'image' } as const
  return createField<string, UploadValue>({
    ...createUploadKind(max),
    ...(required !== undefined && { required }),
    Cell: ImagesCell,
    Detail: ImagesDetail,
    Input: (props: InputProps<UploadValue>) => <UploadInput {...props} rules={rules} />,
    width: max === 1 ? singleWidth : multipleWidth,
    span: 'wide',
  })
}

/** Creates a field for one image; a new upload replaces it. */
export const image = (options: UploadOptions = {}): Field<string> => images({ ...options, max: 1 })
