import { type ActionViewProps, FilePreview } from '@jwsk/kit'

interface Stored {
  readonly link?: string
  readonly originalName?: string
  readonly extension?: string
}

/** A stored file, as far as it can be looked at here. */
export default function Preview({ target: { link = '', originalName = '', extension } }: ActionViewProps<Stored>) {
  return <FilePreview url={link} name={originalName} extension={extension} />
}
