import { useKitText } from '../../i18n/kit-text'
import { loadable } from '../../ui/loadable'
import { field } from '../field'
import { mostShown } from '../most-shown'
import type { CellProps, Field, InputProps } from '../types'
import { Picture } from '../upload/picture'
import { type Uploaded, type UploadOptions, uploadedKind } from '../upload/uploaded'

const UploadInput = loadable(() => import('../upload/upload-input').then((module) => ({ default: module.UploadInput })))

// no svg: it is a document that can run scripts when it is opened
const pictures = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp']
const tenMegabytes = 10 * 1024 * 1024
const mostInCell = 3
/** of a column, with its padding */
const oneWide = 72
const severalWide = 128

function Pictures({ value, className }: CellProps<Uploaded> & { readonly className: string }) {
  const t = useKitText()
  return (
    <span className={className}>
      {value.urls.slice(0, mostShown).map((url, at) => (
        <Picture key={url} url={url} label={t('fields.upload.picture', { index: at + 1 })} />
      ))}
    </span>
  )
}

const PicturesCell = ({ value }: CellProps<Uploaded>) => (
  <Pictures
    value={{ ...value, urls: value.urls.slice(0, mostInCell) }}
    className="inline-flex gap-1 max-w-full overflow-hidden vertical-align-middle"
  />
)
const PicturesDetail = ({ value }: CellProps<Uploaded>) => (
  <Pictures value={value} className="kit-pictures-detail inline-flex flex-wrap gap-1 max-w-full vertical-align-middle" />
)

export interface ImagesOptions extends UploadOptions {
  readonly max?: number
}

/** Pictures by their addresses, joined by commas; uploaded from the form. */
export function images({ max = 9, accept = pictures, maxSize = tenMegabytes, to, required }: ImagesOptions = {}): Field<string> {
  const rules = { max, accept, maxSize, to, look: 'picture' } as const
  return field<string, Uploaded>({
    ...uploadedKind(max),
    ...(required !== undefined && { required }),
    Cell: PicturesCell,
    Detail: PicturesDetail,
    Input: (props: InputProps<Uploaded>) => <UploadInput {...props} rules={rules} />,
    width: max === 1 ? oneWide : severalWide,
    span: 'wide',
  })
}

/** One picture; a new one takes the place of the old. */
export const image = (options: UploadOptions = {}): Field<string> => images({ ...options, max: 1 })
