import { type ActionViewProps, FilePreview } from '@jwsk/kit'

interface Stored {
  readonly link?: string
  readonly originalName?: string
  readonly extension?: string
}

/** Preview of a stored file, if the browser can show its type. */
export default function Preview({ target: { link = '', originalName = '', extension } }: ActionViewProps<Stored>) {
  return <FilePreview url={link} name={originalName} extension={extension} />
}
